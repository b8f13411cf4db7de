import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { ReleaseError } from '../registry/index.ts';
import { readSiteOptions } from '../site/index.ts';
import { targetNamed, type Target } from './deployable-name.ts';
import { parseCommand, type Command } from './parse-command.ts';
import { preview } from './preview.ts';
import { promote } from './promote.ts';
import { openContext, type ReleaseContext } from './release-context.ts';
import { releaseFrontEnd } from './release-front-end.ts';
import { releaseService } from './release-service.ts';
import { rollBack } from './roll-back.ts';
import { restartServices } from './restart-services.ts';
import { status } from './status.ts';
import { usage } from './usage.ts';

/** `npm run release -- …`. Ends with 0: done; 1: refused, nothing changed; 2: words that it does not know. */
async function main(words: readonly string[]): Promise<void> {
  const say = (message: string): void => console.log(message);
  const command = parseCommand(words);
  if (command.verb === 'help') return say(usage);
  const startedAt = performance.now();
  checkNames(command);
  checkFolder(command);
  const context = await openContext(readSiteOptions(process.env), say);
  await run(command, context);
  if (command.verb !== 'status') say(`done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function run(command: Exclude<Command, { verb: 'help' }>, context: ReleaseContext): Promise<void> {
  switch (command.verb) {
    case 'status':
      return status(context);
    case 'restart':
      return restartServices(
        context,
        command.names.map((name) => targetNamed(name).name),
      );
    case 'promote':
      return promote(context, command);
    case 'rollback':
      return rollBack(context, targetNamed(command.name), command.reason);
    case 'preview':
      return preview(context, command);
    case 'release': {
      const [target] = command.names.map(targetNamed);
      return target?.kind === 'service' ? releaseService(context, { ...command, name: target.name }) : releaseFrontEnd(context, command);
    }
    default:
      return command satisfies never;
  }
}

/** A service moves whole and alone: its callers must never meet two versions of it at a time. */
function checkNames(command: Command): void {
  const names = 'names' in command ? command.names : 'name' in command ? [command.name] : [];
  const targets = names.map(targetNamed);
  const services = targets.filter(({ kind }) => kind === 'service');
  if (command.verb === 'restart') return refuseFrontEnds(targets);
  if (services.length === 0 || command.verb === 'rollback') return;
  const isPlain = command.verb === 'release' && command.share === null && names.length === 1;
  if (!isPlain)
    throw new ReleaseError('usage', 'a service is released alone and for everybody at once: no canary, no group, no preview, no promoting');
}

function refuseFrontEnds(targets: readonly Target[]): void {
  const other = targets.find(({ kind }) => kind !== 'service');
  if (other) throw new ReleaseError('usage', `${other.name} is no process: only services are restarted`);
}

function checkFolder(command: Command): void {
  if (!('from' in command) || command.from === undefined || existsSync(resolve(projectRoot, command.from))) return;
  throw new ReleaseError('usage', `--from names ${command.from}, where there is nothing`);
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  if (error instanceof ReleaseError && error.code === 'usage') console.error('npm run release -- --help shows how it is used');
  process.exitCode = error instanceof ReleaseError && error.code === 'usage' ? 2 : 1;
});
