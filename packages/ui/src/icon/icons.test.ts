import { expect, test } from 'vitest';
import { toIconName } from './icons.ts';

test.each([
  ['hand-coins', 'hand-coins'],
  ['an-icon-of-tomorrow', 'square'],
  ['constructor', 'square'],
  [undefined, 'square'],
])('%s becomes %s', (name, icon) => {
  expect(toIconName(name)).toBe(icon);
});
