import type { Database } from '@facet/service-kit';

export type Direction = 'credit' | 'debit';
/** Transfers above a minute's share are counted apart. */
export type Series = Direction | `large_${Direction}`;
export interface Flow {
  transfers: bigint;
  /** Hundredths. */
  amount: bigint;
}

interface Row {
  name: string;
  minute_transfers: bigint;
  minute_amount: bigint;
  hour_transfers: bigint;
  hour_amount: bigint;
}

/** What callers moved: this replica's part is written, everybody's is read. By the database's clock. */
export class FlowStore {
  readonly #database: Database;
  readonly #replica: string;
  readonly #slotSeconds: number;
  #unwritten = new Map<string, Flow>();

  constructor(database: Database, replica: string, slotSeconds: number) {
    this.#database = database;
    this.#replica = replica;
    this.#slotSeconds = slotSeconds;
  }

  add(caller: string, series: Series, { transfers, amount }: Flow): void {
    if (transfers > 0n) this.#addTo(`${caller} ${series}`, { transfers, amount });
  }

  #addTo(name: string, { transfers, amount }: Flow): void {
    const before = this.#unwritten.get(name) ?? { transfers: 0n, amount: 0n };
    this.#unwritten.set(name, { transfers: before.transfers + transfers, amount: before.amount + amount });
  }

  /** What was written now, by `caller series`. A failure keeps it for the next time. */
  async write(): Promise<Map<string, Flow>> {
    const writing = this.#unwritten;
    if (writing.size === 0) return writing;
    this.#unwritten = new Map();
    const flows = [...writing.values()];
    try {
      await this.#database.raw(WRITE, {
        slot: this.#slotSeconds,
        replica: this.#replica,
        names: [...writing.keys()],
        transfers: flows.map(({ transfers }) => String(transfers)),
        amounts: flows.map(({ amount }) => String(amount)),
      });
    } catch (error) {
      for (const [name, flow] of writing) this.#addTo(name, flow);
      throw error;
    }
    return writing;
  }

  async forget(): Promise<void> {
    await this.#database.raw(`delete from caller_flows where slot < clock_timestamp() - interval '2 hours'`);
  }

  async read(): Promise<Map<string, { minute: Flow; hour: Flow }>> {
    const { rows } = await this.#database.raw<{ rows: Row[] }>(
      `select caller || ' ' || direction as name, sum(transfers)::bigint as hour_transfers, sum(amount)::bigint as hour_amount,
         coalesce(sum(transfers) filter (where slot > clock_timestamp() - interval '1 minute'), 0)::bigint as minute_transfers,
         coalesce(sum(amount) filter (where slot > clock_timestamp() - interval '1 minute'), 0)::bigint as minute_amount
       from caller_flows where slot > clock_timestamp() - interval '1 hour' group by caller, direction`,
    );
    return new Map(
      rows.map((row) => [
        row.name,
        {
          minute: { transfers: row.minute_transfers, amount: row.minute_amount },
          hour: { transfers: row.hour_transfers, amount: row.hour_amount },
        },
      ]),
    );
  }
}

const WRITE = `
  insert into caller_flows (slot, replica, caller, direction, transfers, amount)
  select date_bin(:slot * interval '1 second', clock_timestamp(), 'epoch'), :replica, split_part(name, ' ', 1), split_part(name, ' ', 2), transfers, amount
  from unnest(:names::text[], :transfers::bigint[], :amounts::bigint[]) as flow (name, transfers, amount)
  on conflict (slot, replica, caller, direction)
  do update set transfers = caller_flows.transfers + excluded.transfers, amount = caller_flows.amount + excluded.amount`;
