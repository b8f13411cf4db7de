/** bet: a bet is placed; gem; win: what was cashed out; loss. */
export type Sound = 'bet' | 'gem' | 'win' | 'loss';

interface Tone {
  hz: number;
  /** When it begins, and how fast it dies away: after this time a third is left. */
  atSeconds: number;
  fadeSeconds: number;
  loudness: number;
}

/** A loss is quiet and low: it is no show. */
const scores: Record<Sound, readonly Tone[]> = {
  bet: [{ hz: 392, atSeconds: 0, fadeSeconds: 0.03, loudness: 0.2 }],
  // A struck glass: its overtones are no whole multiples.
  gem: [
    { hz: 1_175, atSeconds: 0, fadeSeconds: 0.09, loudness: 0.22 },
    { hz: 3_243, atSeconds: 0, fadeSeconds: 0.04, loudness: 0.1 },
    { hz: 6_345, atSeconds: 0, fadeSeconds: 0.02, loudness: 0.05 },
  ],
  win: [
    { hz: 587, atSeconds: 0, fadeSeconds: 0.12, loudness: 0.18 },
    { hz: 740, atSeconds: 0.09, fadeSeconds: 0.12, loudness: 0.18 },
    { hz: 880, atSeconds: 0.18, fadeSeconds: 0.2, loudness: 0.2 },
  ],
  loss: [
    { hz: 147, atSeconds: 0, fadeSeconds: 0.1, loudness: 0.12 },
    { hz: 110, atSeconds: 0.06, fadeSeconds: 0.12, loudness: 0.1 },
  ],
};
/** No sound begins or ends with a click. */
const RISE_SECONDS = 0.004;
const FALL_SECONDS = 0.02;
/** Until next to nothing of the last tone is left. */
const FADES = 5;

/** The sound as it is played: samples from -1 to 1, one channel. */
export function recordSound(sound: Sound, samplesPerSecond: number): Float32Array<ArrayBuffer> {
  const tones = scores[sound];
  const seconds = Math.max(...tones.map(({ atSeconds, fadeSeconds }) => atSeconds + FADES * fadeSeconds));
  const samples = new Float32Array(Math.ceil(seconds * samplesPerSecond));
  for (let index = 0; index < samples.length; index++) {
    const at = index / samplesPerSecond;
    const sum = tones.reduce((all, tone) => all + toneAt(tone, at), 0);
    samples[index] = sum * Math.min(1, (seconds - at) / FALL_SECONDS);
  }
  return samples;
}

function toneAt({ hz, atSeconds, fadeSeconds, loudness }: Tone, seconds: number): number {
  const since = seconds - atSeconds;
  if (since < 0) return 0;
  return loudness * Math.min(1, since / RISE_SECONDS) * Math.exp(-since / fadeSeconds) * Math.sin(2 * Math.PI * hz * since);
}
