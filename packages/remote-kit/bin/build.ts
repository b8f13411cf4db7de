// Builds front-end workspaces for production: npm run build -- <shell|mfe-name> [--out folder] Into the `dist` of each,
// two at a time: … <shell|mfe-name> … [--changed], with which those are left alone whose last build is good.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { goodBuild } from '../webpack/last-build.ts';
import { projectRoot, workspaceFolder } from '../webpack/paths.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, changed: { type: 'boolean', default: false } },
});
if (positionals.length === 0 || (values.out !== undefined && positionals.length > 1)) {
  process.stderr.write('usage: build.ts <shell|mfe-name> [--out folder]\n       build.ts <shell|mfe-name> … [--changed]\n');
  process.exit(2);
}
const unknown = positionals.filter((workspace) => !isFrontEnd(workspace));
if (unknown.length > 0) {
  const remotes = globSync('*/remote.json', { cwd: projectRoot }).map((file) => path.dirname(file));
  process.stderr.write(`there is no front end ${unknown.join(', ')}: shell, ${remotes.toSorted().join(', ')}\n`);
  process.exit(2);
}
const workspaces = values.changed ? positionals.filter((workspace) => goodBuild(workspace) === null) : positionals;
const say = (report: string): void => void process.stdout.write(`${report}\n`);
try {
  if (workspaces.length > 0) await build();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** webpack takes its time to load: only when there is something to build. */
async function build(): Promise<void> {
  if (values.out === undefined) return (await import('../webpack/build-all.ts')).buildAll(workspaces, say);
  const { buildWorkspace } = await import('../webpack/build-workspace.ts');
  for (const workspace of workspaces) say(await buildWorkspace(workspace, path.resolve(values.out)));
}

/** A remote, or a shell. */
function isFrontEnd(workspace: string): boolean {
  return ['remote.json', 'src/index.html'].some((file) => existsSync(path.join(workspaceFolder(workspace), file)));
}
