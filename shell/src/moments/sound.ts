const KEY = 'sound';
const listeners = new Set<() => void>();
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
  for (const listener of listeners) listener();
}

export function onSoundChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
