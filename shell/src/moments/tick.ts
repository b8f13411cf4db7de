import { isSoundOn } from './sound.ts';

const LOUDNESS = 0.05;
const SECONDS = 0.09;
let context: AudioContext | undefined;

/** One soft tick, when the member has switched sound on and the browser can. */
export function tick(): void {
  if (!isSoundOn() || typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  const [oscillator, gain, now] = [context.createOscillator(), context.createGain(), context.currentTime];
  oscillator.frequency.setValueAtTime(1_320, now);
  gain.gain.setValueAtTime(LOUDNESS, now);
  gain.gain.exponentialRampToValueAtTime(LOUDNESS / 100, now + SECONDS);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(now);
  oscillator.stop(now + SECONDS);
}
