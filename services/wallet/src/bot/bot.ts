import type { Database, SecretBox } from '@facet/service-kit';
import type { PlatformAccount, PlatformAccounts, PlatformClient } from '../platform/index.ts';
import { botErrors } from './bot-errors.ts';

export interface BotOptions {
  database: Database;
  platform: PlatformClient;
  accounts: PlatformAccounts;
  /** Seals the cookie; absent: none can be kept. */
  secrets: SecretBox | undefined;
  /** Until an operator gives another one. */
  firstCookie: string | undefined;
}

/** What the sealed cookie is bound to: it opens nowhere else. */
const SEALED_FOR = 'payout_bot.sealed_cookie:1';

/** Why it buys nothing until it gets another cookie. */
export type StoppedFor = 'challenge' | 'signed_out' | 'restored';

export interface BotRow {
  sealed_cookie: Buffer | null;
  cookie_by: string | null;
  cookie_at: Date | null;
  stopped_for: StoppedFor | null;
  stopped_at: Date | null;
}

/** The account that buys gamepasses. It can own each only once, so that one it owns cannot be paid out again. */
export class Bot {
  readonly accounts: PlatformAccounts;
  readonly #options: BotOptions;
  /** An account's id never changes: asked once for each cookie. */
  #known: { cookie: string; account: PlatformAccount } | undefined;

  constructor(options: BotOptions) {
    this.#options = options;
    this.accounts = options.accounts;
  }

  async row(): Promise<BotRow> {
    const row = await this.#options.database<BotRow>('payout_bot').first();
    if (!row) throw new Error('payout_bot has lost its row');
    return row;
  }

  /**
   * Undefined: there is none, or it was altered or sealed with a key that is gone. Read each time: another replica may
   * have got a new one.
   */
  async cookie(): Promise<string | undefined> {
    const { sealed_cookie } = await this.row();
    return sealed_cookie === null ? this.#options.firstCookie : this.#open(sealed_cookie);
  }

  /** The account of the cookie in force; undefined: it has none, or it is signed out. */
  async account(withinMs?: number): Promise<({ cookie: string } & PlatformAccount) | undefined> {
    const cookie = await this.cookie();
    if (cookie === undefined) return undefined;
    if (this.#known?.cookie !== cookie) {
      const account = await this.accounts.accountOf(cookie, withinMs);
      if (!account) return undefined;
      this.#known = { cookie, account };
    }
    return { cookie, ...this.#known.account };
  }

  /**
   * A gamepass is bought once in its life, even when the account that bought it does not own it any more.
   * @throws gamepass_already_bought (409), payouts_unavailable (503) when nobody can tell
   */
  async refuseOwned(gamepassId: string): Promise<void> {
    const bought = await this.#options
      .database<{ id: string; gamepass_id: string; buying_at: Date | null }>('payout_attempts')
      .where({ gamepass_id: gamepassId })
      .whereNotNull('buying_at')
      .whereRaw("outcome is distinct from 'not_bought'")
      .first('id');
    if (bought) throw alreadyBought();
    const account = await this.account();
    if (!account)
      throw botErrors('payouts_unavailable', 'Withdrawals are paused for the moment. Please try again later.', { retryAfterSeconds: 300 });
    if (await this.#options.platform.owns(account.userId, gamepassId)) throw alreadyBought();
  }

  /** Buys nothing more until it has another cookie than this: a person has to look. */
  async stop(reason: StoppedFor, cookie: string): Promise<void> {
    const { database } = this.#options;
    if ((await this.cookie()) !== cookie) return;
    await database('payout_bot')
      .whereNull('stopped_for')
      .update({ stopped_for: reason, stopped_at: database.raw('clock_timestamp()') });
  }

  /** After a change of keys: seals the cookie again with the new one. Returns whether it did. */
  async sealAgain(): Promise<boolean> {
    const { database, secrets } = this.#options;
    const { sealed_cookie } = await this.row();
    if (!secrets || sealed_cookie === null || !secrets.isOutdated(sealed_cookie)) return false;
    const cookie = this.#open(sealed_cookie);
    if (cookie === undefined) return false;
    // Not over a cookie that came meanwhile.
    const sealed = await database('payout_bot')
      .where({ sealed_cookie })
      .update({ sealed_cookie: secrets.seal(cookie, SEALED_FOR) });
    return sealed === 1;
  }

  #open(sealed: Buffer): string | undefined {
    try {
      return this.#options.secrets?.open(sealed, SEALED_FOR);
    } catch {
      return undefined;
    }
  }

  /** @throws cookie_refused (400): the platform does not know it, and the old one stays; secrets_key_missing (503). */
  async replaceCookie(cookie: string, by: string): Promise<PlatformAccount> {
    const { database, secrets } = this.#options;
    if (!secrets) throw botErrors('secrets_key_missing', 'The cookie cannot be kept here: SECRETS_KEYS is not set.');
    const account = await this.accounts.accountOf(cookie);
    if (!account) throw botErrors('cookie_refused', 'The game platform does not accept this cookie. The previous one stays in use.');
    const now = database.raw('clock_timestamp()');
    const sealed = secrets.seal(cookie, SEALED_FOR);
    await database('payout_bot').update({ sealed_cookie: sealed, cookie_by: by, cookie_at: now, stopped_for: null, stopped_at: null });
    return account;
  }
}

const alreadyBought = () =>
  botErrors('gamepass_already_bought', 'We have bought this gamepass before and cannot buy it again. Please choose or create another one.');
