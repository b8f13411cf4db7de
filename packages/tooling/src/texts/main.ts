import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { codeProblems, gatewayCodes, memberCalls } from './member-codes.ts';
import { catalogueFile, freshCatalogue, LANGUAGES, readCatalogue, packagesOf, textsOf } from './package-texts.ts';

/**
 * `npm run texts`: brings every catalogue up to date with the sources, `-- mfe-earn` that of one folder. New texts get an empty translation;
 * says which those are, and which codes of errors have no words.
 */
function main(): void {
  const named = process.argv.slice(2);
  for (const folder of packagesOf(projectRoot).filter(
    (each) => named.length === 0 || named.some((name) => each === name || each.startsWith(`${name}/`)),
  )) {
    const texts = textsOf(projectRoot, folder);
    for (const language of LANGUAGES) {
      const catalogue = freshCatalogue(texts, readCatalogue(projectRoot, folder, language));
      const file = catalogueFile(folder, language);
      mkdirSync(dirname(join(projectRoot, file)), { recursive: true });
      writeFileSync(join(projectRoot, file), `${JSON.stringify(catalogue, null, 2)}\n`);
      const untranslated = Object.keys(catalogue).filter((text) => !catalogue[text]);
      console.log(`${file}: ${Object.keys(catalogue).length} texts, ${untranslated.length} to translate`);
      for (const text of untranslated) console.log(`  ${text}`);
    }
  }
  const [calls, gateway] = [memberCalls(projectRoot), gatewayCodes(projectRoot)];
  const problems = LANGUAGES.flatMap((language) => codeProblems(calls, gateway, (folder) => readCatalogue(projectRoot, folder, language)));
  for (const problem of problems) console.log(problem);
}

main();
