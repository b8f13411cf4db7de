import { createHash, createHmac, randomUUID } from 'node:crypto';
import { WallMemberIds } from '../src/walls/index.ts';

/**
 * The four providers' calls, signed as each documents it. Written from the documentation and without the engine, so
 * that the tests do not check the engine against itself.
 */
export interface Claimed {
  readonly member: string;
  readonly transaction: string;
  readonly amount: string;
  readonly reversal?: boolean;
  /** Replaces or adds parameters before signing; null takes one out. */
  readonly parameters?: Readonly<Record<string, string | null>>;
}
export interface Call {
  /** Path and query, as it goes over the wire. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
}
export type WallId = 'a' | 'b' | 'c' | 'd';

export const publicUrl = 'https://facet.example';
/** As without WALL_IDS_KEY. */
export const wallMemberIds = new WallMemberIds('demo-key-of-wall-ids');
export const secretOf = (wall: WallId): string => `wall-${wall}-secret-of-the-tests`;

/** A fresh valid claim; anything given replaces its part. */
export function aClaim(given: Partial<Claimed> = {}): Claimed {
  return {
    member: randomUUID(),
    transaction: `T${randomUUID().slice(0, 13)}`,
    amount: '12.50',
    ...given,
  };
}

export function providerCall(wall: WallId, claimed: Claimed, secret = secretOf(wall)): Call {
  return calls[wall](claimed, secret, `/api/postbacks/${wall}`);
}

const calls: Record<WallId, (claimed: Claimed, secret: string, path: string) => Call> = {
  a: (claimed, secret, path) => {
    const query = encoded(claimed, {
      status: claimed.reversal ? '2' : '1',
      trans_id: claimed.transaction,
      user_id: claimed.member,
      amount_local: claimed.amount,
      amount_usd: '0.50',
      offer_id: '9',
      ip_click: '203.0.113.9',
      type: 'complete',
    });
    return unheaded(`${path}?${query}&hash=${hex('md5', `${claimed.transaction}-${secret}`)}`);
  },
  b: (claimed, secret, path) => {
    const query = encoded(claimed, {
      uid: claimed.member,
      tx: claimed.reversal ? `${claimed.transaction}-back` : claimed.transaction,
      ref: claimed.reversal ? claimed.transaction : '',
      val: claimed.amount,
      usd: '0.50',
      type: claimed.reversal ? 'RECONCILIATION' : 'COMPLETE',
      state: claimed.reversal ? 'RECONCILED' : 'COMPLETED',
      offer_name: 'Shopping habits',
    });
    const target = `${path}?${query}`;
    return unheaded(`${target}&hash=${hexHmac('sha1', secret, publicUrl + target)}`);
  },
  c: (claimed, secret, path) => {
    const values = {
      userID: claimed.member,
      transactionID: claimed.transaction,
      ip: '203.0.113.9',
      revenue: '0.5000',
      currencyReward: claimed.amount,
      status: claimed.reversal ? '0' : '1',
      offerName: 'Videos',
      ...claimed.parameters,
    };
    const signed = [values.userID, values.ip, values.revenue, values.currencyReward].join('');
    return unheaded(`${path}?${encoded(claimed, values)}&hash=${hex('sha256', signed + secret)}`);
  },
  d: (claimed, secret, path) => {
    const query = encoded(claimed, {
      transaction_id: claimed.reversal ? `r-${claimed.transaction}` : claimed.transaction,
      external_identifier: claimed.member,
      currency_amount: claimed.reversal ? `-${claimed.amount}` : claimed.amount,
      payout_usd: '0.5',
      is_chargeback: claimed.reversal ? '1' : '0',
      offer_name: 'My Offer*',
    });
    const sorted = query.split('&').sort().join('&');
    return { target: `${path}?${query}`, headers: { 'x-ayetstudios-security-hash': hexHmac('sha256', secret, sorted) } };
  },
};

const unheaded = (target: string): Call => ({ target, headers: {} });
const hex = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const hexHmac = (algorithm: string, secret: string, text: string) => createHmac(algorithm, secret).update(text).digest('hex');

function encoded({ parameters }: Claimed, values: Record<string, string | null>): string {
  return Object.entries({ ...values, ...parameters })
    .filter((pair): pair is [string, string] => pair[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+').replaceAll('*', '%2A')}`)
    .join('&');
}
