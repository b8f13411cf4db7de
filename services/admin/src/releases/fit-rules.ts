import { isRemote } from './deployable.ts';
import { contractMajor, remoteRecord, shellOffers, type ReleaseRecord } from './record.ts';
import { releaseErrors } from './release-errors.ts';
import { unmetShared } from './shared-rules.ts';

/** Contracts between shell and remotes that shells speak whose record does not say. */
const KNOWN_CONTRACTS: readonly number[] = [1];

/** A version with its record. */
export interface Fitting {
  deployable: string;
  version: string;
  record: ReleaseRecord;
}

/**
 * Whether two versions may be in one page. Throws `contract_unknown`, `shared_missing`, `path_taken` or
 * `service_missing`, naming both. What is not a remote's affair with somebody else fits.
 */
export function checkFit(one: Fitting, other: Fitting): void {
  if (one.deployable === other.deployable) return;
  if (isRemote(one.deployable) && isRemote(other.deployable)) checkPaths(one, other);
  else if (isRemote(one.deployable)) checkRemote(one, other);
  else if (isRemote(other.deployable)) checkRemote(other, one);
}

/**
 * Whether any of these shells could run the remote; with none to ask, only its contract is looked at. Throws what the
 * last one lacks.
 */
export function checkSomeShell(remote: Fitting, shells: readonly Fitting[]): void {
  const { contract } = remoteRecord(remote.record).extras;
  if (shells.every(({ record }) => shellOffers(record) === undefined) && !KNOWN_CONTRACTS.includes(contract))
    throw releaseErrors('contract_unknown', `${nameOf(remote)} speaks contract ${contract}; shells speak ${KNOWN_CONTRACTS.join(', ')}`);
  const refusals = shells.map((shell) => refusalOf(remote, shell));
  const [refusal] = refusals;
  if (refusal !== undefined && !refusals.includes(undefined)) throw refusal;
}

function refusalOf(remote: Fitting, shell: Fitting): Error | undefined {
  const offers = shellOffers(shell.record);
  if (!offers) return undefined;
  const { contract, requires = {} } = remoteRecord(remote.record).extras;
  if (contract !== offers.contract)
    return releaseErrors('contract_unknown', `${nameOf(remote)} speaks contract ${contract}; ${nameOf(shell)} speaks ${offers.contract}`);
  const unmet = unmetShared(requires, offers.packages);
  return unmet === undefined
    ? undefined
    : releaseErrors('shared_missing', `${nameOf(remote)} needs ${unmet}, which ${nameOf(shell)} does not share`);
}

function checkRemote(remote: Fitting, other: Fitting): void {
  if (other.deployable !== 'shell') return checkService(remote, other);
  const refusal = refusalOf(remote, other);
  if (refusal) throw refusal;
}

function checkPaths(candidate: Fitting, other: Fitting): void {
  const taken = remoteRecord(candidate.record).extras.routes.find((route) =>
    remoteRecord(other.record).extras.routes.some((owned) => isWithin(route, owned) || isWithin(owned, route)),
  );
  if (taken !== undefined)
    throw releaseErrors('path_taken', `${nameOf(candidate)} wants ${taken}, which belongs to ${nameOf(other)}: a path has one owner`);
}

/** A remote that names the service needs its major version; a service that is not released here is not judged. */
function checkService(remote: Fitting, service: Fitting): void {
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
