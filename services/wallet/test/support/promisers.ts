import { formatMoney, type Database, type Promised } from '@facet/service-kit';
import { startFakeService, type FakeAnswer, type FakeService, type ReceivedCall } from '@facet/service-kit/testing';

/** Services that have a record of each transfer that the ledger has of them, but for what a test says. */
export class FakePromisers {
  /** Who is away. */
  readonly away = new Set<string>();
  /** Keys of which nobody has a record. */
  readonly forgotten = new Set<string>();
  /** Records beside those of the ledger's transfers, or instead of those under the same key. */
  readonly records: { caller: string; memberId: string; key: string; amount: string; state: Promised['state']; changedAt: string }[] = [];
  /** What they answer to other calls: `earn /internal/owed`. */
  readonly told = new Map<string, () => object>();
  readonly calls: { caller: string; url: string }[] = [];
  #database: () => Database;
  #services: FakeService[] = [];

  constructor(database: () => Database) {
    this.#database = database;
  }

  async start(callers: readonly string[]): Promise<Record<string, string>> {
    const urls: Record<string, string> = {};
    for (const caller of callers) {
      const service = await startFakeService((call) => this.answer(caller, call));
      this.#services.push(service);
      urls[caller] = service.url;
    }
    return urls;
  }

  async stop(): Promise<void> {
    for (const service of this.#services) await service.stop();
  }

  async answer(caller: string, { url, body }: ReceivedCall): Promise<FakeAnswer> {
    this.calls.push({ caller, url });
    if (this.away.has(caller)) return { status: 503, body: {} };
    const { pathname, searchParams } = new URL(url, 'http://promiser');
    const told = this.told.get(`${caller} ${pathname}`);
    if (told) return { status: 200, body: told() };
    const all = await this.#recordsOf(caller);
    if (pathname === '/internal/promises/find') {
      const { keys } = body as { keys: { memberId: string; key: string }[] };
      const asked = new Set(keys.map(({ memberId, key }) => `${memberId} ${key}`));
      return { status: 200, body: { promises: all.filter(({ memberId, key }) => asked.has(`${memberId} ${key}`)) } };
    }
    if (pathname !== '/internal/promises') return { status: 404, body: {} };
    const after = Date.parse(searchParams.get('after') ?? '1970-01-01T00:00:00Z');
    const promises = all.filter(({ changedAt }) => Date.parse(changedAt) > after);
    return { status: 200, body: { caller, takenAt: new Date().toISOString(), promises, next: null } };
  }

  async #recordsOf(caller: string): Promise<Promised[]> {
    const { rows } = await this.#database().raw<{
      rows: { member_id: string; key: string; amount: bigint; undo_seq: bigint | null; at: Date }[];
    }>(
      `select k.member_id, k.key, k.amount, k.undo_seq, coalesce(u.created_at, k.created_at) as at from transfer_keys k
       left join transfers u on (u.member_id, u.seq) = (k.member_id, k.undo_seq) where k.caller = ? and k.seq is not null`,
      [caller],
    );
    const said = this.records.filter((each) => each.caller === caller);
    const kept = rows.filter(({ key }) => !this.forgotten.has(key) && !said.some((each) => each.key === key));
    return [
      ...kept.map(({ member_id, key, amount, undo_seq, at }) => ({
        memberId: member_id,
        key,
        amount: formatMoney(amount),
        state: undo_seq === null ? ('moved' as const) : ('undone' as const),
        changedAt: at.toISOString(),
      })),
      ...said.map(({ caller: _caller, ...each }) => each),
    ];
  }
}
