import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlacedText } from './package-texts.ts';

/** What a manifest shows to people, each with what its translations are called: `label` and `labels`. */
const TEXTS = ['label', 'about', 'text', 'detail', 'action'];
/** Of a setting, translated together under `texts`. */
const SETTING_TEXTS = ['title', 'group', 'description', 'unit'];

type Declared = Record<string, unknown>;

/**
 * What remotes (navigation, notices, the operators' tabs) and services (settings) say of themselves and have no words
 * for in the language.
 */
export function untranslatedDeclarations(root: string, language: string): PlacedText[] {
  return globSync(['mfe-*/remote.json', 'services/*/service.json'], { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const manifest: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return [...lackingIn(manifest, language)].map((text) => ({ file, line: 1, text, given: null }));
    });
}

function* lackingIn(value: unknown, language: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const declared = value as Declared;
  for (const name of TEXTS) {
    const text = declared[name];
    if (typeof text === 'string' && !has(declared[`${name}s`], language)) yield text;
  }
  for (const [name, inner] of Object.entries(declared)) {
    if (name === 'settings') for (const setting of Object.values(inner as Declared)) yield* lackingOfSetting(setting as Declared, language);
    else yield* lackingIn(inner, language);
  }
}

function* lackingOfSetting(setting: Declared, language: string): Generator<string> {
  if (has(setting['texts'], language)) return;
  const lists = [setting['choiceTitles'], setting['consequences']].flatMap((each) => Object.values((each ?? {}) as Declared));
  for (const text of [...SETTING_TEXTS.map((name) => setting[name]), ...lists]) if (typeof text === 'string') yield text;
}

function has(translations: unknown, language: string): boolean {
  return typeof translations === 'object' && translations !== null && language in translations;
}
