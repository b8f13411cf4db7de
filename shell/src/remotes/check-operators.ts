import { CONTRACT_VERSION, type OperatorsDeclaration, type OperatorsModule, type RemoteModule } from '@facet/remote-kit';
import { RemoteError } from './remote-error.ts';

const KINDS = ['routes', 'memberPanels', 'figures', 'inserts'] as const;
export type PartKind = (typeof KINDS)[number];

/** Where a part is among the routes of a checked module. */
export function partPath(kind: PartKind, id: string): `/${string}` {
  return `/${kind}/${id}`;
}

/**
 * An operators' module as routes, `/routes/promos`, so that what guards pages guards its parts. Throws a RemoteError
 * unless all that is declared is there.
 */
export function checkOperators(
  loaded: unknown,
  { tabs, memberPanels = [], figures = [], inserts = [] }: OperatorsDeclaration,
): RemoteModule {
  if (!isLoaded(loaded)) throw new RemoteError('contract', 'It exposes nothing for operators.');
  const module = loaded.default;
  if (module.contract !== CONTRACT_VERSION) throw new RemoteError('contract', `It speaks contract ${String(module.contract)}.`);
  const declared = { routes: tabs, memberPanels, figures, inserts };
  for (const kind of KINDS) {
    const missing = declared[kind].find(({ id }) => typeof module[kind]?.[id] !== 'function');
    if (missing) throw new RemoteError('contract', `It declares ${missing.id} and does not bring it.`);
  }
  const routes = KINDS.flatMap((kind) =>
    Object.entries(module[kind] ?? {}).map(([id, load]) => ({
      path: partPath(kind, id),
      handle: { title: id },
      lazy: load as () => Promise<object>,
    })),
  );
  return { contract: CONTRACT_VERSION, api: module.api, slices: module.slices, routes };
}

function isLoaded(value: unknown): value is { default: OperatorsModule } {
  if (typeof value !== 'object' || value === null || !('default' in value)) return false;
  const { default: module } = value;
  return typeof module === 'object' && module !== null && 'contract' in module && 'routes' in module;
}
