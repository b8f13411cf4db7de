import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/project-root.ts';

interface Booked {
  sentences: Record<string, { text: string }>;
}
interface Booking {
  sentence: (kind: string, values: Record<string, string>) => string;
}
interface Shown {
  sentenceText: (line: object, text: string) => string;
}

const importFrom = (file: string): Promise<unknown> => import(/* @vite-ignore */ join(projectRoot, 'packages', file));

// Neither kit may import the other: services and pages are released apart.
test('pages know every sentence that services book, and say it in English in the same words', async () => {
  const { sentences: booked } = (await importFrom('money-kit/src/lines/sentences.ts')) as Booked;
  const { sentences: shown } = (await importFrom('remote-kit/src/lines/sentences.ts')) as { sentences: object };
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(booked).toSorted());
  const { sentence } = (await importFrom('money-kit/src/lines/sentence.ts')) as Booking;
  const { sentenceText } = (await importFrom('remote-kit/src/lines/line-text.ts')) as Shown;
  for (const kind of Object.keys(booked)) {
    for (const bombs of ['1', '3']) {
      const values = {
        bombs,
        multiplier: '1.50',
        day: '3',
        week: '2026-W47',
        code: 'W',
        title: 'Like us',
        friend: 'n•••a',
        gamepass: 'VIP',
      };
      const said = sentence(kind, values).replace('2026-W47', 'week 47 of 2026');
      expect(sentenceText({ kind, values, text: '' }, '')).toBe(said);
    }
  }
});
