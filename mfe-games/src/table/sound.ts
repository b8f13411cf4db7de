export type Sound = 'gem' | 'bomb' | 'win';

const tones: Record<Sound, { fromHz: number; toHz: number; seconds: number }> = {
  gem: { fromHz: 660, toHz: 990, seconds: 0.12 },
  bomb: { fromHz: 140, toHz: 40, seconds: 0.4 },
  win: { fromHz: 520, toHz: 1_040, seconds: 0.3 },
};
const LOUDNESS = 0.08;
export const SOUND_KEY = 'games.sound';

let context: AudioContext | undefined;

/** Plays when the member has switched sound on, where the browser can. */
export function playSound(sound: Sound): void {
  try {
    if (localStorage.getItem(SOUND_KEY) !== 'on') return;
    context ??= new AudioContext();
    const { fromHz, toHz, seconds } = tones[sound];
    const [oscillator, gain, now] = [context.createOscillator(), context.createGain(), context.currentTime];
    oscillator.frequency.setValueAtTime(fromHz, now);
    oscillator.frequency.exponentialRampToValueAtTime(toHz, now + seconds);
    gain.gain.setValueAtTime(LOUDNESS, now);
    gain.gain.exponentialRampToValueAtTime(LOUDNESS / 100, now + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(now);
    oscillator.stop(now + seconds);
  } catch {
    // a game without sound is a game
  }
}
