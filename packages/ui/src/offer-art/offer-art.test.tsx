import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfferArt } from './offer-art.tsx';
import type { OfferKind } from './scenes.ts';

afterEach(cleanup);

function drawn(kind: OfferKind, id: string, title: string | null = null): string {
  const { container, unmount } = render(<OfferArt offer={{ id, kind, title }} wall="a" />);
  const { innerHTML } = container.querySelector('svg') as SVGElement;
  unmount();
  return innerHTML;
}
const ids = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'];

test.each(['survey', 'game', 'app', 'video', 'signup', 'other'] as const)('%s: an offer has the same picture each time', (kind) => {
  for (const id of ids) expect(drawn(kind, id)).toBe(drawn(kind, id));
  expect(drawn(kind, 'o1')).toContain('polygon');
});

test('offers of a kind share a handful of pictures', () => {
  expect(new Set(ids.map((id) => drawn('survey', id))).size).toBe(2);
  expect(new Set(ids.map((id) => drawn('game', id))).size).toBe(4);
});

test('a game whose title says what it is about is drawn so, whatever its id', () => {
  const races = ids.map((id) => drawn('game', id, 'Drift Avenue: finish 10 races'));
  expect(new Set(races).size).toBe(1);
  expect(races[0]).not.toBe(drawn('game', 'o1', 'Pocket Farm'));
  expect(drawn('survey', 'o1', 'Race cars')).toBe(drawn('survey', 'o1'));
});
