import type { Recipe, WallAccess } from '../walls/index.ts';

/** What an operator still has to fill in before the provider can be switched on, by the names of the fields. */
export function missingOf(recipe: Recipe, access: Omit<WallAccess, 'isEnabled'>): string[] {
  const publicIds = (recipe.frame?.publicIds ?? []).filter((name) => (access.publicIds[name] ?? '') === '');
  return [
    ...(access.secret === null ? ['secret'] : []),
    ...(access.tokenHashes.length === 0 ? ['postbackToken'] : []),
    ...publicIds.map((name) => `publicIds.${name}`),
    ...(recipe.frame === null && access.frameAddress === null ? ['frameAddress'] : []),
    ...(recipe.range === null && access.range === null ? ['range'] : []),
    ...(recipe.needsSenders && access.allowedSenders.length === 0 ? ['allowedSenders'] : []),
  ];
}

/** What a provider gave the operator to name them by: for the address of its frame, and for its list of offers. */
export function publicIdsOf({ frame, offers }: Recipe): string[] {
  return [...new Set([...(frame?.publicIds ?? []), ...(offers.list?.publicIds ?? [])])];
}
