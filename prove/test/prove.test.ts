import { expect, onTestFinished, test } from 'vitest';
import { plantedBugs } from '../planted-bugs/catalogue.ts';
import { singleFaults } from '../src/all-faults.ts';
import { readAsked } from '../src/asked.ts';
import { stillApplies } from '../src/crew/plant.ts';
import { pairsOf } from '../src/pairs.ts';
import { Stage } from '../src/run-schedule.ts';
import { parseSchedule, printSchedule } from '../src/schedule.ts';
import { scenarioOf, scenarios } from '../src/scenarios/index.ts';

/** One path of each kind of money; `npm run prove` tries all of them, at every step. */
const SAMPLE = ['wall-credit', 'withdraw-by-bot', 'giveaway-join', 'bombs-start'];
const EACH = 5;

test('a sample of what can go wrong leaves the money right', async () => {
  const stage = new Stage();
  onTestFinished(() => stage.close());
  for (const name of SAMPLE) {
    const scenario = scenarioOf(name);
    const { steps, wrong } = await stage.run(scenario);
    expect({ name, wrong }).toEqual({ name, wrong: [] });
    const all = singleFaults(scenario, steps);
    const everySo = Math.ceil(all.length / EACH);
    for (const planned of all.filter((_each, index) => index % everySo === 0)) {
      const schedule = printSchedule({ scenario: name, planned: [planned] });
      expect({ schedule, wrong: (await stage.run(scenario, [planned])).wrong }).toEqual({ schedule, wrong: [] });
    }
  }
});

test('a schedule is read as it is printed', () => {
  const text = 'wall-credit/earn.commit.1/crash-after+wallet.apply-transfers.1/lost-after';
  expect(printSchedule(parseSchedule(text))).toBe(text);
  expect(() => parseSchedule('wall-credit')).toThrow('no schedule');
});

test.each([
  ['wall-creditt', 'there is no scenario wall-creditt; there are '],
  ['wall-creditt/earn.commit.1/crash-after', 'there is no scenario wall-creditt; there are '],
  ['--shards fail-over', 'there is no drill fail-over; there are cut-off, '],
  ['--planted nobodys', 'no planted bug has "nobodys" in its name'],
  ['--shards --count many', '--count is a whole number from 1, not many'],
  ['--pairs --count 0', '--count is a whole number from 1, not 0'],
  ['--pairs --seed x', '--seed is a whole number from 1, not x'],
])('%s tries nothing and says so', (typed, says) => {
  expect(() => readAsked(typed.split(' '))).toThrow(says);
});

test('what is asked for is read', () => {
  const asked = (typed: string) => readAsked(typed === '' ? [] : typed.split(' '));
  expect(asked('')).toEqual({ what: 'singles', words: [], seed: 1, count: undefined });
  expect(asked('--shards failover --seed 7 --count 20')).toEqual({ what: 'shards', words: ['failover'], seed: 7, count: 20 });
  expect(asked('--planted seat')).toMatchObject({ what: 'planted', words: ['seat'] });
  expect(asked('wall-credit wall-credit/earn.commit.1/crash-after')).toMatchObject({ what: 'singles' });
});

test('the same seed gives the same pairs', () => {
  const singles = ['a', 'b', 'c', 'd'].map((step) => ({ step, fault: 'twice' }));
  expect(pairsOf(singles, 7, 5)).toEqual(pairsOf(singles, 7, 5));
  expect(pairsOf(singles, 7, 5)).not.toEqual(pairsOf(singles, 8, 5));
});

test('each planted bug still has its place, and a scenario that looks for it', () => {
  expect(plantedBugs.filter((bug) => !stillApplies(bug)).map(({ name }) => name)).toEqual([]);
  const names = scenarios.map(({ name }) => name);
  expect(plantedBugs.flatMap((bug) => bug.scenarios).filter((name) => !names.includes(name))).toEqual([]);
});
