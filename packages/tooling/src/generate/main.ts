import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { generateAll } from './generate-all.ts';

/** `npm run generate`: writes contracts, clients and slices anew. */
for (const { path, text } of await generateAll()) {
  const file = join(projectRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
