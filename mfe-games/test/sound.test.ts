import { describe, expect, test } from 'vitest';
import { recordSound, type Sound } from '../src/table/record-sound.ts';

const SAMPLES_PER_SECOND = 44_100;
const sounds = ['bet', 'gem', 'win', 'loss'] as const satisfies Sound[];
const recorded = (sound: Sound) => recordSound(sound, SAMPLES_PER_SECOND);
const peakOf = (samples: Float32Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

describe.each(sounds)('the sound of %s', (sound) => {
  test('is short, is heard, and is never cut off by its own loudness', () => {
    const samples = recorded(sound);
    expect(samples.length / SAMPLES_PER_SECOND).toBeLessThan(1.5);
    expect(peakOf(samples)).toBeGreaterThan(0.05);
    expect(peakOf(samples)).toBeLessThan(0.5);
  });

  test('begins and ends without a click, and is the same each time', () => {
    const samples = recorded(sound);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
    expect(recorded(sound)).toEqual(samples);
  });
});

test('a loss is quieter than a win', () => {
  expect(peakOf(recorded('loss'))).toBeLessThan(peakOf(recorded('win')));
});
