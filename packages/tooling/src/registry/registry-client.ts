import type { ReleaseRecord } from '../front-end/index.ts';
import type { Move, RegistryDocument } from './registry-document.ts';
import { ReleaseError } from './release-error.ts';
import { serviceToken } from './service-token.ts';

const DEADLINE_MS = 3_000;
const AWAY =
  'the registry (services/admin) does not answer: nothing was changed. The site goes on with the last known versions; try again when the registry is back.';

interface Problem {
  readonly code?: string;
  readonly message?: string;
}

/**
 * The registry's internal API, as the caller `releaser`, or as one that releases a single part. Every failure is a
 * ReleaseError.
 */
export class RegistryClient {
  readonly #baseUrl: () => string | undefined;
  readonly #keyFile: string;
  readonly #caller: string;

  /** `baseUrl`: where services/admin is now. `caller`: whose key it is. */
  constructor(baseUrl: () => string | undefined, keyFile: string, caller = 'releaser') {
    this.#baseUrl = baseUrl;
    this.#keyFile = keyFile;
    this.#caller = caller;
  }

  /** The document in force; null when it is the one of `cursor`. */
  async documentAfter(cursor: string | null): Promise<RegistryDocument | null> {
    const query = cursor === null ? '' : `?after=${encodeURIComponent(cursor)}`;
    const answer = (await this.#read(await this.#send('GET', `/internal/releases${query}`))) as RegistryDocument | { unchanged: true };
    return answer.unchanged ? null : answer;
  }

  /** The document in force, whatever was seen before. */
  async current(): Promise<RegistryDocument> {
    const document = await this.documentAfter(null);
    if (document === null) throw new ReleaseError('registry_away', AWAY);
    return document;
  }

  /** Makes a version known; nobody gets it yet. The same bytes again change nothing. */
  async publish(deployable: string, record: ReleaseRecord): Promise<void> {
    await this.#read(await this.#send('POST', '/internal/releases/versions', { deployable, version: record.metadata.version, record }));
  }

  /** Moves all or none. `revision`: the one that the mover has seen. Returns the new revision. */
  async move(order: { revision: number; moves: readonly Move[]; reason: string; by: string }): Promise<number> {
    return ((await this.#read(await this.#send('POST', '/internal/releases/moves', order))) as { revision: number }).revision;
  }

  /** A token that shows one browser these versions. */
  async preview(order: { overrides: Readonly<Record<string, string>>; expiresInMinutes: number; by: string }): Promise<Preview> {
    return (await this.#read(await this.#send('POST', '/internal/releases/previews', order))) as Preview;
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const baseUrl = this.#baseUrl();
    if (baseUrl === undefined) throw new ReleaseError('registry_away', 'this site has no registry: services/admin is missing');
    const token = serviceToken({ caller: this.#caller, callee: 'admin', keyFile: this.#keyFile });
    return fetch(`${baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ReleaseError('registry_away', AWAY);
    });
  }

  async #read(response: Response): Promise<unknown> {
    if (response.ok) return response.json();
    const problem = (await response.json().catch(() => ({}))) as Problem;
    if (response.status >= 500) throw new ReleaseError('registry_away', AWAY);
    throw new ReleaseError(problem.code === 'revision_moved' ? 'revision_moved' : 'refused', labelOf(response.status, problem));
  }
}

interface Preview {
  readonly token: string;
  /** ISO time. */
  readonly expiresAt: string;
}

function labelOf(status: number, { code, message }: Problem): string {
  if (code === 'revision_moved')
    return 'somebody else moved the registry meanwhile: nothing was changed. See what is out now with `npm run release -- status`, then decide again.';
  return `the registry refused it (${code ?? status}): ${message ?? 'no reason given'}. Nothing was changed.`;
}
