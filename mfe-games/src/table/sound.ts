import { recordSound, type Sound } from './record-sound.ts';

/** The whole site's: the shell has a switch of it too. Who changes it says so by `storage`, as another tab does. */
const KEY = 'sound';

let context: AudioContext | undefined;
const recorded = new Map<Sound, AudioBuffer>();

/** Off until the member switches it on, and where the browser keeps nothing. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function chooseSound(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {
    return;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

export function onSoundChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Plays when the member has switched sound on, where the browser can. */
export function playSound(sound: Sound): void {
  try {
    if (!isSoundOn()) return;
    context ??= new AudioContext();
    const source = context.createBufferSource();
    source.buffer = recordedOf(context, sound);
    source.connect(context.destination);
    source.start();
  } catch {
    // a game without sound is a game
  }
}

function recordedOf({ sampleRate }: BaseAudioContext, sound: Sound): AudioBuffer {
  const known = recorded.get(sound);
  if (known) return known;
  const samples = recordSound(sound, sampleRate);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  recorded.set(sound, buffer);
  return buffer;
}
