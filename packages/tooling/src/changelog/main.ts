import { parseArgs } from 'node:util';
import { projectRoot } from '../project-root.ts';
import { changelogOf, deployables } from './changelog.ts';

/** `npm run changelog [-- mfe-wallet] [-- --since REVISION]`: what changed for the users of one part, or of each. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const known = deployables(projectRoot);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`there is no ${unknown.join(', ')}: ${known.join(', ')}`);
  process.exitCode = 1;
} else console.log((positionals.length > 0 ? positionals : known).map((name) => changelogOf(projectRoot, name, values.since)).join('\n'));
