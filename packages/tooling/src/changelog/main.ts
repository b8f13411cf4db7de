import { parseArgs } from 'node:util';
import { checkRevision } from '../check-revision.ts';
import { projectRoot } from '../project-root.ts';
import { changelogOf, deployables } from './changelog.ts';

/** `npm run changelog [-- mfe-wallet] [-- --since REVISION]`: what changed for the users of one part, or of each. */
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
  const known = deployables(projectRoot);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}: ${known.join(', ')}`);
  if (values.since !== undefined) checkRevision(projectRoot, values.since);
  console.log((positionals.length > 0 ? positionals : known).map((name) => changelogOf(projectRoot, name, values.since)).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
