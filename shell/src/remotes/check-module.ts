import { CONTRACT_VERSION, type RemoteModule } from '@facet/remote-kit';
import type { RegistryEntry } from './registry-entry.ts';
import { RemoteError } from './remote-error.ts';

/** What a remote exposes, checked: the contract, and that each page lies in a path that the remote owns. Throws a RemoteError. */
export function checkModule(loaded: unknown, { routes }: Pick<RegistryEntry, 'routes'>): RemoteModule {
  if (!hasDefault(loaded) || !isModule(loaded.default)) throw new RemoteError('contract', 'It exposes no remote.');
  const module = loaded.default;
  if (module.contract !== CONTRACT_VERSION) throw new RemoteError('contract', `It speaks contract ${String(module.contract)}.`);
  const stray = module.routes.find(({ path }) => !routes.some((route) => path === route || path.startsWith(`${route}/`)));
  if (stray) throw new RemoteError('contract', `It wants ${stray.path}, which is not its own.`);
  return module;
}

function hasDefault(value: unknown): value is { default: unknown } {
  return typeof value === 'object' && value !== null && 'default' in value;
}

function isModule(value: unknown): value is RemoteModule {
  return typeof value === 'object' && value !== null && 'contract' in value && 'routes' in value && Array.isArray(value.routes);
}
