import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { catalogueProblems, sourceProblems } from '../../src/texts/catalogue-problems.ts';
import { findTexts } from '../../src/texts/find-texts.ts';
import { codeProblems, gatewayCodes, pageCalls } from '../../src/texts/page-codes.ts';
import { CODE_PREFIX, freshCatalogue, packagesOf, readOwn, textsOf } from '../../src/texts/package-texts.ts';
import { freshLanguage, languagesOf, readLanguage, textsOfLanguage, labelsFor } from '../../src/texts/site-language.ts';
import { projectRoot } from '../../src/project-root.ts';

const languages = languagesOf(projectRoot);
const folders = packagesOf(projectRoot).map((folder) => ({ folder, texts: textsOf(projectRoot, folder) }));
const catalogues = folders.flatMap(({ folder, texts }) =>
  languages.flatMap((language) => {
    const own = readOwn(projectRoot, folder, language);
    return own === null ? [] : [{ folder, texts, language, own }];
  }),
);

const calls = pageCalls(projectRoot);
const gateway = gatewayCodes(projectRoot);
/** `  code: 409,` in a `defineErrors({ … })` of a service. */
const declared = globSync(['services/*/src/**/*.ts', 'packages/service-kit/src/**/*.ts'], { cwd: projectRoot }).flatMap((file) => {
  const source = readFileSync(join(projectRoot, file), 'utf8');
  return [...source.matchAll(/defineErrors\(\{([^}]*)\}/g)].flatMap(([, codes = '']) =>
    [...codes.matchAll(/(\w+): \d{3}/g)].map(([, code = '']) => code),
  );
});
const errorCodes = new Set([...declared, ...gateway, ...calls.flatMap(({ codes }) => codes)]);

test.each(folders)('the texts of $folder can be read, and get the values that they name', ({ texts }) => {
  expect(sourceProblems(texts)).toEqual([]);
});

test.each(catalogues)('$folder speaks $language: every text is translated, and no other; `npm run texts` lists them', ({ texts, own }) => {
  expect(catalogueProblems(texts, own)).toEqual([]);
});

test.each(catalogues)('the codes that $folder has words for in $language are codes of ours', ({ own }) => {
  const codes = Object.keys(own).filter((name) => name.startsWith(CODE_PREFIX));
  expect(codes.map((name) => name.slice(CODE_PREFIX.length)).filter((code) => !errorCodes.has(code))).toEqual([]);
});

test.each(languages)('whatever a page may be refused for has a sentence in %s', (language) => {
  expect(codeProblems(calls, gateway, (folder) => labelsFor(projectRoot, folder, language))).toEqual([]);
});

test.each(languages)(
  'what nobody else says in %s its own file says: navigation, notices, settings, packages without a catalogue of it',
  (language) => {
    const { texts = {} } = readLanguage(projectRoot, language);
    expect(catalogueProblems(textsOfLanguage(projectRoot, language), texts)).toEqual([]);
  },
);

test('a third language is one file: all that there is to say in it is written into that file, and nothing else has to change', () => {
  const root = mkdtempSync(join(tmpdir(), 'facet-language-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['packages/texts/src/languages', 'shell/src/locales', 'mfe-sample', 'services/sample'])
    mkdirSync(join(root, folder), { recursive: true });
  const put = (file: string, text: string): void => writeFileSync(join(root, file), text);
  put('shell/src/page.tsx', "t('Log in')");
  put('shell/src/locales/es.json', '{ "Log in": "Entrar" }');
  put('mfe-sample/remote.json', '{ "navigation": [{ "label": "Samples", "labels": { "es": "Muestras" } }] }');
  put('services/sample/service.json', JSON.stringify({ settings: { a: { title: 'Limit', unit: 'days', consequences: { on: 'Less.' } } } }));
  put('packages/texts/src/languages/es.json', '{ "name": "Español", "locale": "es" }');
  put('packages/texts/src/languages/pt.json', '{ "name": "Português", "locale": "pt-BR", "texts": { "Limit": "Limite" } }');
  expect(languagesOf(root)).toEqual(['es', 'pt']);
  const texts = { 'Less.': '', Limit: 'Limite', 'Log in': '', Samples: '', 'code:timeout': '', days: '' };
  expect(freshLanguage(root, 'pt', ['timeout'])).toEqual({ name: 'Português', locale: 'pt-BR', texts });
  expect(Object.keys(freshLanguage(root, 'es', ['timeout']).texts ?? {})).toEqual(['Less.', 'Limit', 'days']);
  put('packages/texts/src/languages/pt.json', JSON.stringify({ name: 'Português', locale: 'pt-BR', texts: { 'code:timeout': 'Demorou' } }));
  expect(codeProblems([], ['timeout'], (folder) => labelsFor(root, folder, 'pt'))).toEqual([]);
});

test('calls of pages are found with their codes and the pages that make them, those of the gateway with what it answers', () => {
  const redeem = calls.find(({ call }) => call === 'POST /api/promo/redeem');
  expect(redeem).toMatchObject({ pages: ['mfe-earn'], codes: expect.arrayContaining(['promo_expired', 'not_signed_in']) });
  const complete = calls.find(({ call }) => call === 'POST /api/social-media-tasks/{id}/complete');
  expect(complete?.pages).toEqual(['mfe-earn', 'shell']);
  expect(gateway).toEqual(expect.arrayContaining(['foreign_origin', 'timeout', 'account_disabled']));
});

test('says which page lacks words for which code, and of which call', () => {
  const words: Record<string, Record<string, string>> = {
    'packages/remote-kit': { 'code:not_signed_in': 'x' },
    shell: { 'code:case_full': 'x' },
  };
  const asked = [{ call: 'POST /api/cases', codes: ['not_signed_in', 'case_full', 'case_open'], pages: ['shell', 'mfe-earn'] }];
  expect(codeProblems(asked, ['timeout'], (folder) => words[folder] ?? {})).toEqual([
    'packages/remote-kit has no words for timeout, which the gateway answers',
    'shell has no words for case_open, which POST /api/cases answers',
    'mfe-earn has no words for case_full, which POST /api/cases answers',
    'mfe-earn has no words for case_open, which POST /api/cases answers',
  ]);
});

type Tab = { id: string; path: string; order: number };

test('what remotes bring to operators does not collide: each id, address and place among the tabs or pages is one remote’s', () => {
  const tabs = globSync('mfe-*/remote.json', { cwd: projectRoot }).flatMap((file) => {
    const { operators } = JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as { operators?: { tabs: Tab[] } };
    return operators?.tabs ?? [];
  });
  const places = tabs.map(({ path, order }) => `${path.includes('?') ? 'tab' : 'page'} ${order}`);
  for (const names of [tabs.map(({ id }) => id), tabs.map(({ path }) => path), places]) expect(new Set(names).size).toBe(names.length);
});

test('finds what is marked, and nothing else', () => {
  const source = `
    const label = { open: msg('Open'), name: 'Name' };
    const view = <Trans id="Read <link>this</link>, {name}" values={{ name }} components={{ link: <a /> }} />;
    t(label.open); t(isIt ? 'Yes' : "No"); texts.t(\`Plain\`, values); title('Other');
    t('{count, plural, one {# day} other {# days}}', { count });
  `;
  expect(findTexts('page.tsx', source)).toEqual([
    { text: 'Open', given: null, line: 2 },
    { text: 'Read <link>this</link>, {name}', given: ['name'], line: 3 },
    { text: 'Yes', given: [], line: 4 },
    { text: 'No', given: [], line: 4 },
    { text: 'Plain', given: null, line: 4 },
    { text: '{count, plural, one {# day} other {# days}}', given: ['count'], line: 5 },
  ]);
  expect(() => findTexts('page.ts', 'msg(anything)')).toThrow('page.ts:1: msg() takes a text that is written out');
});

const found = (text: string, given: string[] | null = []) => ({ text, given, file: 'page.tsx', line: 7 });

test('says which values a call forgets, and which text has a bracket too few', () => {
  expect(sourceProblems([found('You earned {reward}')])).toEqual(['page.tsx:7: "You earned {reward}" gets no {reward}']);
  expect(sourceProblems([found('You earned {reward')])[0]).toContain('page.tsx:7: "You earned {reward"');
});

test('says what a catalogue lacks, and what it has too much', () => {
  const texts = [found('Open'), found('{n, plural, one {# day} other {# days}}'), found('Hi <b>{name}</b>')];
  expect(catalogueProblems(texts, { 'Hi <b>{name}</b>': 'Hola {nombre}', Gone: 'Ido', 'code:x': 'No' })).toEqual([
    '"Open" has no translation (page.tsx:7)',
    '"{n, plural, one {# day} other {# days}}" has no translation (page.tsx:7)',
    '"Gone" is used nowhere',
    '"Hola {nombre}" has lost {name}',
    '"Hola {nombre}" has {nombre}, which "Hi <b>{name}</b>" has not',
    '"Hola {nombre}" has other tags than "Hi <b>{name}</b>"',
  ]);
});

test('keeps what is translated, marks what is new, drops what is gone', () => {
  const known = { Open: 'Abrir', Gone: 'Ido', 'code:x': 'No' };
  expect(freshCatalogue([found('Shut'), found('Open'), found('Open')], known)).toEqual({ Open: 'Abrir', Shut: '', 'code:x': 'No' });
});
