import { parseArgs } from 'node:util';
import { plantedBugs } from '../planted-bugs/catalogue.ts';
import { parseSchedule } from './schedule.ts';
import { scenarioOf } from './scenarios/index.ts';
import { drills } from './shards/weather.ts';

/** What `npm run prove` is asked for. */
export interface Asked {
  what: 'singles' | 'pairs' | 'planted' | 'shards';
  /** Scenarios, schedules, words of planted bugs or drills; none: all. */
  words: readonly string[];
  seed: number;
  /** Pairs of each scenario, or seeds of each drill. */
  count: number | undefined;
}

/** @throws when it names what there is not, or no number: what tries nothing must not look proved */
export function readAsked(args: readonly string[]): Asked {
  const { values, positionals: words } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pairs: { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      count: { type: 'string' },
      planted: { type: 'boolean', default: false },
      shards: { type: 'boolean', default: false },
    },
  });
  const what = values.planted ? 'planted' : values.shards ? 'shards' : values.pairs ? 'pairs' : 'singles';
  for (const word of words) checkWord(what, word);
  const count = values.count === undefined ? undefined : wholeNumber('--count', values.count);
  return { what, words, seed: wholeNumber('--seed', values.seed), count };
}

function checkWord(what: Asked['what'], word: string): void {
  if (what === 'planted') {
    if (!plantedBugs.some(({ name }) => name.includes(word))) throw new Error(`no planted bug has "${word}" in its name`);
  } else if (what === 'shards') {
    if (!Object.hasOwn(drills, word)) throw new Error(`there is no drill ${word}; there are ${Object.keys(drills).join(', ')}`);
  } else scenarioOf(word.includes('/') ? parseSchedule(word).scenario : word);
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} is a whole number from 1, not ${text}`);
  return Number(text);
}
