import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { uuidv7 } from '@facet/service-kit';
import type { Answer } from './outside/calls.ts';
import { WALL_SECRET } from './site/environment.ts';
import { serviceOf, type ServiceName } from './site/names.ts';
import type { Site } from './site/site.ts';

export interface Person {
  id: string;
  name: string;
  platformId: number;
}

export interface Operator {
  id: string;
  username: string;
}

/** Hundredths that each person has earned when a scenario begins. The services’ records do not know of it. */
export const AT_FIRST = 50_000n;
/** What keys begin with that belong to no scenario. */
export const AT_FIRST_KEY = 'at-first:';
const HALF_WAY: Partial<Record<ServiceName, string>> = {
  wallet: `select from withdrawals where state in ('opening', 'voiding') or (state = 'processing' and reserved_until is null)`,
  games: `select from rounds where state in ('opening', 'voiding')`,
  social: `select from entries where state in ('opening', 'voiding', 'refunding')`,
  earn: `select from postbacks where verdict is null union all select from referrals where recheck_at is not null
    union all select from earnings where state = 'pending' and releases_at <= clock_timestamp()`,
};
/**
 * After a restore, while the bot is signed out, and while the platform does not say for what price it sold, what is
 * unknown waits for an operator.
 */
const UNKNOWN = `select from withdrawals where state = 'unknown' and not exists (select from payout_bot where stopped_for = 'restored')`;
const WELCOMED_AT_ONCE = 60;
const TURNS_AT_ONCE = 20;
const TURNS_MAX = 500;
const LOOK_MS = 20;

/**
 * How a scenario sees the site: through the doors that people, operators, walls and the platform use, and the databases
 * in the end.
 */
export class World {
  readonly site: Site;
  /** Those of the running schedule. */
  people: Person[] = [];
  /** By id: who deleted their account, or tried to. Their inbox may have gone with it. */
  readonly leavers = new Set<string>();
  #waiting: Person[] = [];
  #named = 0;

  constructor(site: Site) {
    this.site = site;
  }

  /** A member of their own for this schedule, with something earned. */
  person(): Person {
    const person = this.#waiting.pop();
    if (!person) throw new Error('a scenario needs more people than were welcomed');
    this.people.push(person);
    return person;
  }

  /**
   * Has people ready, by the hundred; not part of any schedule. Identity and social know them, the other services hear
   * of them when they ask: as of somebody who registered a moment ago.
   */
  async welcome(atLeast: number): Promise<void> {
    if (this.#waiting.length >= atLeast) return;
    const people = Array.from({ length: WELCOMED_AT_ONCE }, () => {
      const { name, platformId } = this.newcomer();
      return { id: uuidv7(), name, platformId };
    });
    await this.rows(
      'identity',
      'insert into members (id, platform_user_id, username) select * from unnest($1::uuid[], $2::text[], $3::text[])',
      [people.map(({ id }) => id), people.map(({ platformId }) => String(platformId)), people.map(({ name }) => name)],
    );
    const transfers = people.map(({ id }) => ({
      key: `${AT_FIRST_KEY}${id}`,
      memberId: id,
      direction: 'credit',
      account: 'wall:a',
      amount: '500.00',
      type: 'wall_credit',
      reason: 'Earned before',
    }));
    for (const ofOneWallet of Map.groupBy(transfers, (transfer) =>
      this.site.placeOf('wallet', transfer, () => [transfer.memberId]),
    ).values()) {
      const answer = await this.service('earn', 'wallet', '/internal/transfers', { transfers: ofOneWallet });
      if (answer.status !== 200) throw new Error(`nobody could be given anything: ${answer.body}`);
    }
    await Promise.all(people.map((person) => this.introduce(person)));
    this.#waiting.push(...people);
  }

  /** Identity tells social of a member. */
  async introduce({ id, name, platformId }: Person): Promise<void> {
    const data = { memberId: id, username: name, platformUserId: String(platformId), referrerId: null, referrerUsername: null };
    const answer = await this.service('identity', 'social', '/internal/events', {
      specversion: '1.0',
      id: uuidv7(),
      source: '/identity',
      type: 'rewards.identity.member.registered.v1',
      subject: id,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data,
    });
    if (answer.status !== 204) throw new Error(`social would not hear of anybody: ${answer.body}`);
  }

  /** Somebody of the game platform who is no member yet. */
  newcomer(): { name: string; platformId: number } {
    this.#named += 1;
    const name = `p${this.#named}_${randomUUID().slice(0, 8)}`;
    return { name, platformId: this.site.platform.user(name) };
  }

  /** Through the front door; who is no member yet becomes one. */
  enter(name: string, { referrer, second = false }: { referrer?: Person; second?: boolean } = {}): Promise<Answer> {
    const headers = referrer ? { cookie: `ref=${referrer.name}` } : {};
    const request = { method: 'POST', url: '/api/auth/register-or-login', payload: { username: name }, headers } as const;
    return this.site.call('identity', 'public', request, { second });
  }

  /** A new member, through the front door; brought by `referrer`. */
  async register(referrer?: Person): Promise<Person> {
    const { name, platformId } = this.newcomer();
    const answer = await this.enter(name, referrer ? { referrer } : {});
    if (answer.status !== 200) throw new Error(`nobody could register: ${answer.status} ${answer.body}`);
    const person = { id: (JSON.parse(answer.body) as { id: string }).id, name, platformId };
    this.people.push(person);
    return person;
  }

  /** Turns of everything until nothing waits. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < TURNS_MAX; turn += 1) {
      await this.site.quiet();
      if (!(await this.isHalfWay())) return;
      // What others left open is asked about after a restore too, some at a time.
      if (turn > TURNS_AT_ONCE) await pause(LOOK_MS);
      await this.site.bringForward();
      await this.site.turn();
    }
    throw new Error('what was prepared does not come to rest');
  }

  /** Whether a message waits that nobody has taken or refused, or a record has not come to its end. */
  async isHalfWay(): Promise<boolean> {
    const found = await Promise.all(
      this.site.reachable.map(async ([place, database]) => {
        const service = serviceOf(place);
        const texts = ['select from outbox where parked_at is null', HALF_WAY[service]].filter((text) => text !== undefined);
        if (service === 'wallet' && !this.site.platform.isSignedOut && !this.site.platform.isVague) texts.push(UNKNOWN);
        const { rows } = await database.query<{ found: boolean }>(
          `select ${texts.map((text) => `exists (${text})`).join(' or ')} as found`,
        );
        return rows[0]?.found ?? false;
      }),
    );
    return found.includes(true);
  }

  as(
    person: Person,
    service: ServiceName,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload: object = {},
    at: At = {},
  ): Promise<Answer> {
    const { key, second = false } = at;
    const headers = { cookie: this.site.environment.keys.memberCookie(person.id), ...(key !== undefined && { 'idempotency-key': key }) };
    return this.site.call(service, 'public', { method, url, headers, ...(method !== 'GET' && { payload }) }, { second, of: person.id });
  }

  /** A call of one service to another. */
  service(caller: string, service: ServiceName, url: string, payload: object, { second = false }: At = {}): Promise<Answer> {
    const headers = { authorization: this.site.environment.keys.serviceAuthorization(caller, service) };
    return this.site.call(service, 'internal', { method: 'POST', url, headers, payload }, { second });
  }

  /** What an operator does; somebody else each time unless it is said who. */
  operator(
    service: ServiceName,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    { key, second = false, by, about }: At & { by?: Operator; about?: Person } = {},
  ): Promise<Answer> {
    const headers = { ...this.site.environment.keys.operatorPass(by), ...(key !== undefined && { 'idempotency-key': key }) };
    return this.site.call(service, 'public', { method, url, headers, ...(payload && { payload }) }, { second, of: about?.id });
  }

  /** What an owner does after a restore, or when the platform has signed the bot out. */
  giveBotItsCookie(): Promise<Answer> {
    const roblosecurityCookie = this.site.platform.signIn();
    return this.operator('wallet', 'POST', '/api/admin/update-roblox-cookie', { roblosecurityCookie });
  }

  /** Wall D reports that somebody earned something, or takes it back: it signs either. */
  wall(
    claim: { person: Person; transaction: string; hundredths: bigint; isReversal?: boolean },
    { second = false }: At = {},
  ): Promise<Answer> {
    const { person, transaction, hundredths, isReversal = false } = claim;
    const amount = `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
    const query = new URLSearchParams({
      currency_amount: amount,
      external_identifier: person.id,
      is_chargeback: isReversal ? '1' : '0',
      payout_usd: '0.50',
      transaction_id: isReversal ? `r-${transaction}` : transaction,
    }).toString();
    const headers = { 'x-ayetstudios-security-hash': createHmac('sha256', WALL_SECRET).update(query).digest('hex') };
    return this.site.call('earn', 'public', { method: 'GET', url: `/api/postbacks/d?${query}`, headers }, { second });
  }

  /** Something earned at a wall, sure to be taken. */
  async credit(person: Person, hundredths: bigint): Promise<void> {
    const answer = await this.wall({ person, transaction: `T${randomUUID()}`, hundredths });
    if (answer.status !== 200) throw new Error(`a wall was answered ${answer.status}`);
  }

  /** Of several wallets those of all. */
  async rows<Row extends object>(service: ServiceName, text: string, values: unknown[] = []): Promise<Row[]> {
    const found = this.site.placesOf(service).map((place) => this.site.database(place).query<Row>(text, values));
    return (await Promise.all(found)).flatMap(({ rows }) => rows);
  }

  async balance(person: Person): Promise<{ available: bigint; debt: bigint; totalEarned: bigint }> {
    const [row] = await this.rows<{ available: string; debt: string; total_earned: string }>(
      'wallet',
      'select available, debt, total_earned from wallets where member_id = $1',
      [person.id],
    );
    return { available: BigInt(row?.available ?? 0), debt: BigInt(row?.debt ?? 0), totalEarned: BigInt(row?.total_earned ?? 0) };
  }

  /** How many transfers of a type stand, that is without those that were undone. */
  async standing(person: Person, type: string): Promise<number> {
    const rows = await this.rows('wallet', 'select from transfer_keys where member_id = $1 and type = $2 and undo_seq is null', [
      person.id,
      type,
    ]);
    return rows.length;
  }
}

interface At {
  key?: string;
  second?: boolean;
}
