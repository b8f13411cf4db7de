import { Type, type Static } from '@facet/service-kit';
import { Id } from './platform-client.ts';
import type { PlatformHttp } from '@facet/service-kit/outward';
import { purchaseOutcomeOf, type PurchaseOutcome } from './purchase-outcome.ts';

const Account = Type.Object({ id: Id, name: Type.String() });
const Purse = Type.Object({ robux: Type.String({ pattern: '^-?[0-9]{1,15}$' }) });
const Purchases = Type.Object({
  data: Type.Array(
    Type.Object({
      created: Type.String({ minLength: 10 }),
      idHash: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      purchaseToken: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      currency: Type.Optional(Type.Object({ amount: Type.String({ pattern: '^-?[0-9]{1,15}$' }) })),
      details: Type.Optional(
        Type.Object({ id: Type.Optional(Id), name: Type.Optional(Type.String()), type: Type.Optional(Type.String()) }),
      ),
    }),
  ),
  nextPageCursor: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
/** Of 100 purchases each, to look for one. */
const PAGES_MAX = 20;
/** To compare them all: a day's work of a busy bot. */
export const ALL_PAGES = 1_000;

export interface PlatformAccount {
  userId: string;
  name: string;
}

/** What is bought, and for how much from whom: all three are refused by the platform when they have changed. */
export interface Order {
  productId: string;
  /** Whole R$. */
  price: bigint;
  sellerUserId: string;
}

/** As the platform lists it. */
export interface Purchase {
  /** The platform's own name of it. */
  purchaseId: string | null;
  /** Null: something else was bought. */
  gamepassId: string | null;
  name: string;
  /** Whole R$. */
  price: bigint | null;
  boughtAt: Date;
}

/** What came of buying, after the handshake. */
export type Bought = Exclude<PurchaseOutcome, { kind: 'handshake' }> | { kind: 'handshake_refused' };

/**
 * What an account of ours does on the platform with its session cookie. Every call but `buy` may throw a platform
 * error.
 */
export class PlatformAccounts {
  readonly #http: PlatformHttp;
  /** By cookie; the platform hands out a new one when it does not like this one. */
  readonly #csrfTokens = new Map<string, string>();

  constructor(http: PlatformHttp) {
    this.#http = http;
  }

  /** Whose cookie it is; undefined: it is no longer good. */
  async accountOf(cookie: string, withinMs?: number): Promise<PlatformAccount | undefined> {
    const answer = await this.#http.ask({ host: 'users', path: '/v1/users/authenticated', answer: Account, cookie, withinMs });
    return answer && { userId: answer.id, name: answer.name };
  }

  /** Whole R$; undefined: the cookie is no longer good. */
  async robuxOf(cookie: string, withinMs?: number): Promise<bigint | undefined> {
    const answer = await this.#http.ask({ host: 'economy', path: '/v1/user/currency', answer: Purse, cookie, withinMs });
    return answer && BigInt(answer.robux);
  }

  /**
   * Asked once; never rejects. Only a refused handshake is followed by a second call, since then nothing was bought.
   * `fence` is asked right before each call is sent: how many milliseconds it may take, nothing (or a rejection) when
   * it must not be sent any more.
   */
  async buy(cookie: string, order: Order, fence: () => Promise<number>): Promise<Bought> {
    const path = `/v1/purchases/products/${order.productId}`;
    const body = `{"expectedCurrency":1,"expectedPrice":${order.price},"expectedSellerId":${order.sellerUserId},"expectedSellerType":"User"}`;
    const post = async (): Promise<PurchaseOutcome> => {
      const withinMs = await fence().catch(() => 0);
      return purchaseOutcomeOf(this.#http.post({ host: 'economy', path, body, cookie, withinMs }, this.#csrfTokens.get(cookie)));
    };
    const first = await post();
    if (first.kind !== 'handshake') return first;
    this.#csrfTokens.clear();
    this.#csrfTokens.set(cookie, first.csrfToken);
    const second = await post();
    return second.kind === 'handshake' ? { kind: 'handshake_refused' } : second;
  }

  /**
   * The account's own purchase of a gamepass, not older than `since`, its price in whole R$; null: there is none;
   * undefined: nobody can tell, since the cookie is no longer good or the list goes on for too long.
   */
  async purchaseOf(
    account: { cookie: string; userId: string },
    { gamepassId, ...range }: { gamepassId: string; since: Date; withinMs?: () => number },
  ): Promise<Purchase | null | undefined> {
    const purchases = await this.purchasesSince(account, range, (purchase) => purchase.gamepassId === gamepassId);
    return purchases && (purchases.find((purchase) => purchase.gamepassId === gamepassId) ?? null);
  }

  /**
   * The account's own purchases, newest first, not older than `since`; no page further once `isEnough` was found.
   * Undefined as above.
   */
  async purchasesSince(
    account: { cookie: string; userId: string },
    range: { since: Date; withinMs?: () => number },
    isEnough: (purchase: Purchase) => boolean,
  ): Promise<Purchase[] | undefined> {
    const purchases: Purchase[] = [];
    const isAll = await this.eachPage(account, { ...range, pagesMax: PAGES_MAX }, (page) => {
      purchases.push(...page);
      return Promise.resolve(page.some(isEnough));
    });
    return isAll ? purchases : undefined;
  }

  /**
   * Hands over the account's purchases a page at a time, as above, until `take` has enough. False: nobody can tell them
   * all.
   */
  async eachPage(
    { cookie, userId }: { cookie: string; userId: string },
    { since, withinMs, pagesMax }: { since: Date; withinMs?: () => number; pagesMax: number },
    take: (purchases: Purchase[]) => Promise<boolean>,
  ): Promise<boolean> {
    let cursor = '';
    for (let page = 0; page < pagesMax; page++) {
      const path = `/v2/users/${userId}/transactions?transactionType=Purchase&limit=100&cursor=${encodeURIComponent(cursor)}`;
      const answer = await this.#http.ask({ host: 'economy', path, answer: Purchases, cookie, withinMs: withinMs?.() });
      if (!answer) return false;
      const recent = answer.data.map(purchaseOf).filter(({ boughtAt }) => boughtAt.getTime() >= since.getTime());
      if ((await take(recent)) || recent.length < answer.data.length || !answer.nextPageCursor) return true;
      cursor = answer.nextPageCursor;
    }
    return false;
  }
}

function purchaseOf({ created, purchaseToken, idHash, currency, details }: Static<typeof Purchases>['data'][number]): Purchase {
  return {
    purchaseId: purchaseToken ?? idHash ?? null,
    gamepassId: details?.type === 'GamePass' ? (details.id ?? null) : null,
    name: details?.name ?? '',
    price: currency ? -BigInt(currency.amount) : null,
    boughtAt: new Date(created),
  };
}
