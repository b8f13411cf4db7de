import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { codeProblems, gatewayCodes, pageCalls } from './page-codes.ts';
import { catalogueFile, freshCatalogue, packagesOf, readOwn, textsOf, type Catalogue } from './package-texts.ts';
import { freshLanguage, languagesOf, labelsFor, writeLanguage } from './site-language.ts';

/**
 * `npm run texts`: brings every catalogue up to date with the sources, `-- mfe-earn` that of one folder. New texts get
 * an empty translation; says which those are, and which codes of errors have no words. A new language is a file of
 * `packages/texts/src/languages` with its name and locale: everything that there is to translate is written into it.
 */
function main(): void {
  const named = process.argv.slice(2).map((name) => name.replace(/\/+$/, ''));
  const isOf = (folder: string, name: string): boolean => folder === name || folder.startsWith(`${name}/`);
  const all = packagesOf(projectRoot);
  const unknown = named.filter((name) => !all.some((folder) => isOf(folder, name)));
  if (unknown.length > 0) {
    console.error(`no texts are in ${unknown.join(', ')}: ${all.join(', ')}`);
    process.exitCode = 1;
    return;
  }
  const calls = pageCalls(projectRoot);
  const gateway = gatewayCodes(projectRoot);
  const folders = all.filter((folder) => named.length === 0 || named.some((name) => isOf(folder, name)));
  for (const language of languagesOf(projectRoot)) {
    for (const folder of folders) bringUpToDate(folder, language);
    const codes = [...gateway, ...calls.flatMap((call) => call.codes)];
    const file = freshLanguage(projectRoot, language, codes);
    if (named.length === 0) writeLanguage(projectRoot, language, file);
    if (file.texts) tell(file.name, file.texts);
    for (const problem of codeProblems(calls, gateway, (folder) => labelsFor(projectRoot, folder, language))) console.log(problem);
  }
}

function bringUpToDate(folder: string, language: string): void {
  const own = readOwn(projectRoot, folder, language);
  if (own === null) return;
  const catalogue = freshCatalogue(textsOf(projectRoot, folder), own);
  const file = catalogueFile(folder, language);
  writeFileSync(join(projectRoot, file), `${JSON.stringify(catalogue, null, 2)}\n`);
  tell(file, catalogue);
}

function tell(name: string, catalogue: Catalogue): void {
  const untranslated = Object.keys(catalogue).filter((text) => !catalogue[text]);
  console.log(`${name}: ${Object.keys(catalogue).length} texts, ${untranslated.length} to translate`);
  for (const text of untranslated) console.log(`  ${text}`);
}

main();
