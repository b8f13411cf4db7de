import { isRemote } from './deployable.ts';
import { contractMajor, remoteRecord, type ReleaseRecord } from './record.ts';
import { releaseErrors } from './release-errors.ts';

/** Contracts between shell and remotes that a shell of this platform speaks. */
const KNOWN_CONTRACTS: readonly number[] = [1];

export interface Fitting {
  deployable: string;
  version: string;
  record: ReleaseRecord;
}

/**
 * Whether a version may be in force beside `others` (stable and canary versions of all deployables).
 * Throws `contract_unknown`, `path_taken` or `service_missing`, naming both sides.
 */
export function checkFit(candidate: Fitting, others: readonly Fitting[]): void {
  if (isRemote(candidate.deployable)) checkRemote(candidate, others);
  else for (const other of others) if (isRemote(other.deployable)) checkService(other, candidate);
}

function checkRemote(candidate: Fitting, others: readonly Fitting[]): void {
  const { contract } = remoteRecord(candidate.record).extras;
  if (!KNOWN_CONTRACTS.includes(contract))
    throw releaseErrors(
      'contract_unknown',
      `${nameOf(candidate)} speaks contract ${contract}; the shell speaks ${KNOWN_CONTRACTS.join(', ')}`,
    );
  for (const other of others) {
    if (isRemote(other.deployable)) checkPaths(candidate, other);
    else checkService(candidate, other);
  }
}

function checkPaths(candidate: Fitting, other: Fitting): void {
  if (candidate.deployable === other.deployable) return;
  const taken = remoteRecord(candidate.record).extras.routes.find((route) =>
    remoteRecord(other.record).extras.routes.some((owned) => isWithin(route, owned) || isWithin(owned, route)),
  );
  if (taken !== undefined)
    throw releaseErrors('path_taken', `${nameOf(candidate)} wants ${taken}, which belongs to ${nameOf(other)}: a path has one owner`);
}

/** A remote that names the service needs its major version; a service that is not released here is not judged. */
function checkService(remote: Fitting, service: Fitting): void {
  if (!service.deployable.startsWith('services/')) return;
  const needed = remoteRecord(remote.record).extras.services[service.deployable.slice('services/'.length)];
  const offered = contractMajor(service.record);
  if (needed !== undefined && offered !== undefined && needed !== offered)
    throw releaseErrors('service_missing', `${nameOf(remote)} needs ${service.deployable} ${needed}; ${nameOf(service)} offers ${offered}`);
}

function isWithin(path: string, owner: string): boolean {
  return path === owner || path.startsWith(`${owner}/`);
}

function nameOf({ deployable, version }: Fitting): string {
  return `${deployable} ${version}`;
}
