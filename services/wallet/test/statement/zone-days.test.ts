import { expect, test } from 'vitest';
import { openZone, type ZoneDays } from '../../src/statement/zone-days.ts';

const zone = (name: string): ZoneDays => openZone(name) ?? expect.fail(`${name} is not known`);

test.each([
  ['UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
  ['America/Mexico_City', '2026-11-23', '2026-11-23T06:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-23', '2026-11-22T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-23', '2026-11-23T12:00:00.000Z'],
  // an hour short: it begins at 01:00
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  // an hour long: it has 00:30 twice, and begins with the first
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
])('in %s %s begins at %s', (name, day, instant) => {
  expect(zone(name).startOf(day).toISOString()).toBe(instant);
});

test('each day of every zone begins where the one before it ends', () => {
  for (const name of Intl.supportedValuesOf('timeZone')) {
    const { dayOf, startOf } = zone(name);
    for (const day of ['2026-03-29', '2026-06-30', '2026-10-25', '2027-01-01']) {
      const start = startOf(day);
      expect([name, dayOf(start), dayOf(new Date(start.getTime() - 1)) < day]).toEqual([name, day, true]);
    }
  }
});

test('knows names of old, and none that there is not', () => {
  expect(openZone('Asia/Calcutta')).not.toBeNull();
  expect([openZone('Mars/Olympus'), openZone('')]).toEqual([null, null]);
});
