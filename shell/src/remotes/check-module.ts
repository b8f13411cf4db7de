import { CONTRACT_VERSION, type RemoteModule } from '@facet/remote-kit';
import { checkOperators } from './check-operators.ts';
import type { RegistryEntry } from './registry-entry.ts';
import { RemoteError } from './remote-error.ts';

type Checked = Pick<RegistryEntry, 'routes' | 'operators'>;

/**
 * What a remote exposes, checked: the contract, and that each page lies in a path that the remote owns, or that each
 * operators' part that it declares is there. Throws a RemoteError.
 */
export function checkModule(loaded: unknown, { routes, operators }: Checked): RemoteModule {
  if (operators) return checkOperators(loaded, operators);
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
