import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { templatesFolder } from '../new/domain-files.ts';
import { projectRoot } from '../project-root.ts';
import { generateAll } from './generate-all.ts';

/** `npm run generate`: writes contracts, clients and slices anew. */
for (const root of [projectRoot, templatesFolder]) {
  for (const { path, text } of await generateAll(root)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(relative(projectRoot, file));
  }
}
