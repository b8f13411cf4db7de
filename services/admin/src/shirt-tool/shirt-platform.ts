import { Type, type Static } from '@facet/service-kit';
import { PlatformAddresses } from './platform-addresses.ts';
import { sessionInvalid, type PlatformCookie } from './platform-cookie.ts';
import { ask, platformBusy, reached, send, type PlatformCall } from './platform-http.ts';
import { shirtToolErrors } from './shirt-tool-errors.ts';
import { CSRF_TOKEN, uploadOutcomeOf, type UploadOutcome } from './upload-outcome.ts';

const Id = Type.String({ pattern: '^[0-9]{1,19}$' });
const Account = Type.Object({ id: Id, name: Type.String(), displayName: Type.String() });
const Catalogue = Type.Object({
  data: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  nextPageCursor: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

const SHIRTS_MAX = 100;
const SHIRTS_A_PAGE = 30;
const PAGES_MAX = 10;

export interface CatalogueShirt {
  assetId: string;
  name: string;
}

/** What came of an upload, after the handshake. */
export type Settled = Exclude<UploadOutcome, { kind: 'handshake' }>;

export interface Copy {
  name: string;
  png: Buffer<ArrayBuffer>;
  creatorId: string;
}

/** What the tool asks of the game platform. */
export class ShirtPlatform {
  readonly addresses: PlatformAddresses;
  readonly #deadlineMs: number;

  constructor({ baseUrl, deadlineMs }: { baseUrl: string; deadlineMs: number }) {
    this.addresses = new PlatformAddresses(baseUrl);
    this.#deadlineMs = deadlineMs;
  }

  /** How long one answer of the platform may take, whatever number of calls it needs. */
  deadline(): AbortSignal {
    return AbortSignal.timeout(this.#deadlineMs);
  }

  /** Whose cookie it is. @throws session_invalid and the platform's failures */
  async accountOf(cookie: PlatformCookie): Promise<Static<typeof Account>> {
    const url = this.addresses.of('users', '/v1/users/authenticated');
    const account = await ask({ url, cookie, signal: this.deadline() }, Account);
    if (account === undefined) throw sessionInvalid();
    return account;
  }

  /** Sent without a token this call changes nothing: it is refused, and the refusal carries the session's token. */
  async csrfTokenOf(cookie: PlatformCookie): Promise<string> {
    const url = this.addresses.of('auth', '/v2/logout');
    const answer = await reached(send({ url, cookie, method: 'POST', signal: this.deadline() }));
    const token = answer.headers.get('x-csrf-token') ?? '';
    if (answer.status === 403 && CSRF_TOKEN.test(token)) return token;
    if (answer.status === 401) throw sessionInvalid();
    if (answer.status === 429) throw platformBusy(answer.headers.get('retry-after'));
    throw shirtToolErrors('platform_failing', 'The game platform gave no CSRF token');
  }

  /** The first 100 shirts of the catalogue. @throws the platform's failures */
  async shirts(): Promise<CatalogueShirt[]> {
    const signal = this.deadline();
    const shirts = new Map<string, CatalogueShirt>();
    let cursor = '';
    for (let page = 0; page < PAGES_MAX && shirts.size < SHIRTS_MAX; page++) {
      const query = new URLSearchParams({ AssetTypeIds: '11', limit: String(SHIRTS_A_PAGE), cursor });
      const url = this.addresses.of('catalog', `/v2/search/items/details?${query.toString()}`);
      const answer = await ask({ url, signal }, Catalogue);
      for (const { id, name } of answer?.data ?? []) shirts.set(id, { assetId: id, name });
      if (!answer?.nextPageCursor) break;
      cursor = answer.nextPageCursor;
    }
    return [...shirts.values()].slice(0, SHIRTS_MAX);
  }

  /** Never rejects. Only a refused handshake is followed by a second try, since nothing was uploaded then. */
  async upload(copy: Copy, session: { cookie: PlatformCookie; csrfToken: string }): Promise<Settled> {
    const signal = this.deadline();
    const first = await this.#tryUpload(copy, { ...session, signal });
    if (first.kind !== 'handshake') return first;
    const second = await this.#tryUpload(copy, { ...session, csrfToken: first.csrfToken, signal });
    return second.kind === 'handshake' ? { kind: 'refused', reason: 'The platform refused its own CSRF token' } : second;
  }

  #tryUpload({ name, png, creatorId }: Copy, call: Omit<PlatformCall, 'url'>): Promise<UploadOutcome> {
    const form = new FormData();
    form.set('media', new Blob([png], { type: 'image/png' }), 'template.png');
    form.set('config', JSON.stringify({ name, description: '', creatorTargetId: creatorId, creatorType: 'User' }));
    const url = this.addresses.of('itemconfiguration', '/v1/avatar-assets/11/upload');
    return uploadOutcomeOf(send({ ...call, url, method: 'POST', form }));
  }
}
