import { store } from '../store/index.ts';
import { telemetry } from '../telemetry/index.ts';
import { readPlatform } from './platform.ts';
import { readRegistry } from './read-registry.ts';
import { Remotes } from './remotes.ts';

/** Reads which remotes there are; never throws, `remotes.failure` says when the list is missing. */
export async function startRemotes(): Promise<Remotes> {
  // The first page of a visitor needs neither; a member's headers name their files.
  const [{ startFederation }, platform] = await Promise.all([import(/* webpackChunkName: "offered" */ './federation.ts'), readPlatform()]);
  const federation = await startFederation((url) => remotes.altered(url));
  const remotes: Remotes = new Remotes({
    readRegistry,
    platform,
    federation,
    install: (name, module) => store.install(name, module),
    telemetry,
  });
  await remotes.start();
  return remotes;
}
