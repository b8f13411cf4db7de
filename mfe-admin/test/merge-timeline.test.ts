import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeTimeline, timeOf, type Source } from '../src/members/drawer/timeline/merge-timeline.ts';

interface Item {
  at: string;
  name: string;
}

const DAY = Date.parse('2026-11-20T00:00:00.000Z');
const at = (seconds: number) => new Date(DAY + seconds * 1000).toISOString();

/**
 * Rows of a service, the newest first. A row that was changed later tells two things: it stands where it was changed
 * last, as cases do.
 */
const rows = (name: string) =>
  fc
    .array(fc.record({ changed: fc.integer({ min: 0, max: 30 }), before: fc.integer({ min: 0, max: 20 }) }), { maxLength: 12 })
    .map((made) =>
      made
        .toSorted((one, other) => other.changed - one.changed)
        .map(({ changed, before }, row) => ({
          at: at(changed),
          tells: [changed, ...(before > 10 ? [changed - before] : [])].map((second, which) => ({
            at: at(second),
            name: `${name}${row}.${which}`,
          })),
        })),
    );
type Rows = { at: string; tells: Item[] }[];

const sourceOf = ({ all, read }: { all: Rows; read: number }): Source<Item> => ({
  items: all.slice(0, read).flatMap(({ tells }) => tells),
  completeTo: read < all.length ? (all[read - 1]?.at ?? at(10_000)) : null,
});
const service = (name: string) => fc.record({ all: rows(name), size: fc.integer({ min: 1, max: 5 }) });

test('however pages come, nothing is there twice, nothing is missing, and what comes stands below what stood', () => {
  fc.assert(
    fc.property(
      fc.tuple(service('a'), service('b'), service('c')),
      fc.infiniteStream(fc.integer({ min: 0, max: 2 })),
      (services, turns) => {
        const whole = mergeTimeline(services.map(({ all }) => sourceOf({ all, read: all.length })));
        expect(whole.completeTo).toBeNull();
        const told = services.flatMap(({ all }) => all.flatMap(({ tells }) => tells.map(({ name }) => name)));
        expect(whole.items.map(({ name }) => name).toSorted()).toEqual(told.toSorted());
        expect(whole.items.map(timeOf)).toEqual(whole.items.map(timeOf).toSorted((one, other) => other - one));

        const states = services.map(({ all, size }) => ({ all, size, read: size }));
        while (states.some(({ all, read }) => read < all.length)) {
          const shown = mergeTimeline(states.map(sourceOf)).items;
          expect(shown).toEqual(whole.items.slice(0, shown.length));
          const state = states[turns.next().value ?? 0];
          if (state) state.read += state.size;
        }
        expect(mergeTimeline(states.map(sourceOf))).toEqual(whole);
      },
    ),
  );
});

test('of one moment what is not read to its end waits: the rest of it could be missing', () => {
  const sources = [
    { items: [{ at: at(9) }, { at: at(5) }], completeTo: at(5) },
    { items: [{ at: at(5) }, { at: at(1) }], completeTo: null },
  ];
  expect(mergeTimeline(sources)).toEqual({ items: [{ at: at(9) }], completeTo: at(5) });
});
