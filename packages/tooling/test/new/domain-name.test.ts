import { expect, test } from 'vitest';
import { parseDomainName, rename } from '../../src/new/domain-name.ts';

test('each place gets the name in the form that stands there', () => {
  const name = parseDomainName('daily-quests');
  expect(rename('mfe-sample/src/api/sample.generated.ts', name)).toBe('mfe-daily-quests/src/api/daily-quests.generated.ts');
  expect(rename('export const sampleApi = readSampleConfig(); // Sample, sample', name)).toBe(
    'export const dailyQuestsApi = readDailyQuestsConfig(); // Daily Quests, daily-quests',
  );
  expect(rename("type SampleConfig; title: 'Sample'", name)).toBe("type DailyQuestsConfig; title: 'Daily Quests'");
});

test.each([
  [undefined, 'npm run new -- games'],
  ['', 'npm run new -- games'],
  ['mfe-quests', 'npm run new -- quests'],
  ['services/quests', 'npm run new -- quests'],
  ['Quests', 'like daily-quests'],
  ['daily_quests', 'like daily-quests'],
  ['../quests', 'like daily-quests'],
  ['quests-', 'like daily-quests'],
  ['2fast', 'like daily-quests'],
  ['q'.repeat(31), 'like daily-quests'],
])('%s is refused, with what to type instead', (text, advice) => {
  expect(() => parseDomainName(text)).toThrow(advice);
});
