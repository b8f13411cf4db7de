import { parseMoney, type Database, type PromisePage } from '@facet/service-kit';
import { inLease, type AuditLease } from './audit-lease.ts';

const INSERT = `
  insert into promises select ?, "memberId", key, amount, state, "changedAt"
  from jsonb_to_recordset(?) as line ("memberId" uuid, key text, amount bigint, state text, "changedAt" timestamptz)
  on conflict (caller, member_id, key) do update set amount = excluded.amount, state = excluded.state, changed_at = excluded.changed_at`;

/** What other services promise, beside the ledger, for as long as the lease is held. */
export class PromiseStore {
  readonly #database: Database;
  readonly #lease: AuditLease;

  constructor(database: Database, lease: AuditLease) {
    this.#database = database;
    this.#lease = lease;
  }

  clear(): Promise<void> {
    return inLease(this.#database, this.#lease, async (transaction) => void (await transaction.raw('truncate promisers, promises')));
  }

  async keep(caller: string, promises: PromisePage['promises']): Promise<void> {
    if (promises.length === 0) return;
    const rows = promises.map((each) => ({ ...each, amount: String(parseMoney(each.amount, 'amount')) }));
    await inLease(this.#database, this.#lease, (transaction) => transaction.raw(INSERT, [caller, JSON.stringify(rows)]));
  }

  /** Only once all of its promises are kept: whose are not all here is not looked at. */
  async complete(caller: string, takenAt: Date): Promise<void> {
    await inLease(this.#database, this.#lease, async (transaction) => {
      await transaction('promisers').insert({ caller, taken_at: takenAt });
      await transaction.raw('analyze promises');
    });
  }

  /** Keys under which it moved money since then, that none of the promises kept so far is about. */
  async withoutRecord(caller: string, { since, until }: { since: Date; until: Date }): Promise<{ memberId: string; key: string }[]> {
    const { rows } = await this.#database.raw<{ rows: { member_id: string; key: string }[] }>(
      `select distinct m.member_id, m.key from transfers m
       where m.created_at >= :since and m.created_at < :until and m.caller = :caller
         and not exists (select from promises p where (p.caller, p.member_id, p.key) = (m.caller, m.member_id, m.key))`,
      { caller, since, until },
    );
    return rows.map(({ member_id, key }) => ({ memberId: member_id, key }));
  }
}
