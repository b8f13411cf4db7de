import { recordSound, type Sound } from './record-sound.ts';

export const SOUND_KEY = 'games.sound';

let context: AudioContext | undefined;
const recorded = new Map<Sound, AudioBuffer>();

/** Plays when the member has switched sound on, where the browser can. */
export function playSound(sound: Sound): void {
  try {
    if (localStorage.getItem(SOUND_KEY) !== 'on') return;
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
