/** Of the whole site: the games read and write it too, and hear of a change by `storage`, as another tab does. */
const KEY = 'sound';
/** As long as the page, where the browser keeps nothing. */
let chosen: boolean | undefined;

/** Whether the site may make sounds: off until somebody switches it on, in this browser. */
export function isSoundOn(): boolean {
  if (chosen !== undefined) return chosen;
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function chooseSound(isOn: boolean): void {
  chosen = isOn;
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
    chosen = undefined;
  } catch {
    // A browser that keeps nothing.
  }
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

export function onSoundChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
