import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS } from '../pages/screens.ts';

const root = join(import.meta.dirname, '../..');
/** What draws, or says how it is called: a text that was changed there, and not here, would be waited for in vain. */
const DRAWS = [
  '{shell,mfe-*}/src/**/*.{ts,tsx}',
  '{packages,services}/*/src/**/*.{ts,tsx}',
  'mfe-*/remote.json',
  'services/*/service.json',
];

test('what is waited for on a screen, and what is pressed there, is drawn somewhere', () => {
  const sources = globSync(DRAWS, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  // A control may be named after what it acts on.
  const words = SCREENS.flatMap(({ text, click }) => [text, click.replace(/^(Edit|Actions for|History)\b.*/, '$1')]);
  expect(words.filter((word) => !sources.some((source) => source.includes(word)))).toEqual([]);
});
