import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withLock } from '../lock.ts';
import { cacheFolder, projectRoot } from '../project-root.ts';
import { createDomain } from './create-domain.ts';
import { generateDomain } from './generate-domain.ts';
import { parseDomainName, type DomainName } from './domain-name.ts';

/** `npm run new -- NAME`: a remote and a service that work, are tested, and are part of the site at its next start. */
async function main(): Promise<void> {
  const name = parseDomainName(process.argv[2]);
  const [service, remote] = [`services/${name.kebab}`, `mfe-${name.kebab}`];
  createDomain(projectRoot, name);
  console.log(`wrote ${remote} and ${service}; README.md and docker-compose.yml name them`);
  try {
    await finish(name, service, remote);
  } catch (error) {
    throw new Error(
      `${error instanceof Error ? error.message : String(error)}\n${remote} and ${service} are written; when that is mended: npm install, npm run generate, npm run format`,
      { cause: error },
    );
  }
  console.log(nextSteps(name, service, remote));
}

async function finish(name: DomainName, service: string, remote: string): Promise<void> {
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await withLock(join(cacheFolder, 'npm.lock'), async () => run('npm', install));
  await generateDomain(projectRoot, name);
  run('oxfmt', [service, remote, 'README.md', 'docker-compose.yml']);
  run('vitest', ['run', '--reporter=dot', `${service}/`, `${remote}/`]);
}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { cwd: projectRoot, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
}

function nextSteps({ kebab }: DomainName, service: string, remote: string): string {
  const steps = [
    ['npm start', `the site with /${kebab} in it`],
    [`npm run dev -- ${remote}`, 'the page with hot reload, everything else as built'],
    [`npm run dev -- ${service}`, 'the service, started again at each change'],
    [`npm test -w ${service} -w ${remote}`, 'their tests alone'],
  ] as const;
  const width = Math.max(...steps.map(([command]) => command.length));
  const lines = steps.map(([command, does]) => `${command.padEnd(width)}  ${does}`);
  return `\n${lines.join('\n')}\n\nMake it yours: ${service}/src/notices is an example of a noun, ${remote}/src/notices of a page.`;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
