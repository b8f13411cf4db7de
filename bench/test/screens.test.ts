import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCREENS } from '../pages/screens.ts';

/** In code that draws: a text that was changed there, and not here, would be waited for in vain. */
const DRAWS = ['shell/src', 'packages/*/src/*', 'mfe-*/src/*', 'mfe-*/remote.json', 'services/*/src/*', 'services/*/service.json'];

function stands(text: string): boolean {
  try {
    return (
      execFileSync('git', ['grep', '--quiet', '--fixed-strings', text, '--', ...DRAWS], { cwd: join(import.meta.dirname, '../..') }) !==
      null
    );
  } catch {
    return false;
  }
}

test('what is waited for on a screen, and what is pressed there, is drawn somewhere', () => {
  // A control may be named after what it acts on.
  const words = SCREENS.flatMap(({ text, click }) => [text, click.replace(/^(Edit|Actions for|History)\b.*/, '$1')]);
  expect(words.filter((word) => !stands(word))).toEqual([]);
});
