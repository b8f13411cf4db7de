import { formatMoney, MoneyText, Type, type Database, type Kit, type Static } from '@facet/service-kit';
import { Value } from 'typebox/value';
import type { WalletPaths } from '../clients/index.ts';

/** The community's figures, counted from the real data. */
export interface Stats {
  members: number;
  /** R$ that members have earned, two decimals. */
  robuxDistributed: string;
  /** R$ that withdrawals have paid out; absent while the wallet has not told. */
  robuxPaidOut?: string;
  /** Members who were here within 24 hours. */
  activeUsers: number;
}

const WalletStats = Type.Object({ totalEarned: MoneyText, paidOut: Type.Optional(MoneyText) });

const FRESH_MS = 60_000;
const DEADLINE_MS = 1_000;

export class PublicStats {
  readonly #database: Database;
  readonly #log: Kit['log'];
  readonly #wallet;
  #last: Stats | undefined;
  #countedAtMs = 0;
  #counting: Promise<Stats> | undefined;

  constructor(kit: Kit) {
    this.#database = kit.database;
    this.#log = kit.log;
    this.#wallet = kit.client<WalletPaths>('wallet', { deadlineMs: DEADLINE_MS });
  }

  /** Counted once a minute, by whoever asks first. */
  async read(): Promise<Stats> {
    if (this.#last && Date.now() - this.#countedAtMs < FRESH_MS) return this.#last;
    this.#counting ??= this.#count().finally(() => (this.#counting = undefined));
    return this.#counting;
  }

  async #count(): Promise<Stats> {
    const [counts, told] = await Promise.all([this.#countMembers(), this.#askWallet()]);
    const robuxDistributed = told?.totalEarned ?? this.#last?.robuxDistributed ?? (await this.#sumKnown());
    // The two are of one moment: neither is told without the other's.
    const robuxPaidOut = told ? told.paidOut : this.#last?.robuxPaidOut;
    this.#last = { ...counts, robuxDistributed, ...(robuxPaidOut !== undefined && { robuxPaidOut }) };
    this.#countedAtMs = Date.now();
    return this.#last;
  }

  async #countMembers(): Promise<Pick<Stats, 'members' | 'activeUsers'>> {
    const { rows } = await this.#database.raw<{ rows: { members: bigint; active: bigint }[] }>(
      `select (select count(*) from members) as members,
              (select count(distinct member_id) from sessions where last_seen_at > clock_timestamp() - interval '24 hours') as active`,
    );
    return { members: Number(rows[0]?.members ?? 0), activeUsers: Number(rows[0]?.active ?? 0) };
  }

  async #askWallet(): Promise<Static<typeof WalletStats> | undefined> {
    try {
      const { data } = await this.#wallet.GET('/internal/stats');
      return Value.Parse(WalletStats, data);
    } catch (error) {
      this.#log.warn({ err: error }, 'the wallet does not say what was distributed; the last known figure is shown');
      return undefined;
    }
  }

  /**
   * What the wallet has said of each member so far: the nearest to the truth while it has not answered since the start.
   */
  async #sumKnown(): Promise<string> {
    const { rows } = await this.#database.raw<{ rows: { total: bigint }[] }>(
      'select coalesce(sum(total_earned_hundredths), 0)::bigint as total from known_balances',
    );
    return formatMoney(rows[0]?.total ?? 0n);
  }
}
