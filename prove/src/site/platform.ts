import type { Answer, Call, Callee } from '../outside/calls.ts';

interface Pass {
  id: number;
  /** Null: it is not for sale. */
  price: number | null;
  seller: number;
}

const BOT = { id: 999, name: 'Bot' };
export const GROUP_ID = '77';
export const BOT_COOKIE = 'good-cookie';
/** Whole R$ that the bot's account had before it bought anything. */
const PURSE = 1_000_000_000;
/** Each user has one experience: their number and this. */
const EXPERIENCE = 1;
/** What only the account itself may ask for. */
const OWN = /^\/v1\/(purchases\/|user\/currency|users\/authenticated)|\/transactions$/;

/** The game platform, as far as money goes: who is called what, who sells which gamepass, what the bot has bought. */
export class Platform implements Callee {
  readonly users = new Map<string, number>();
  readonly passes = new Map<number, Pass>();
  /** By the bot, the newest first. */
  readonly purchases: { passId: number; price: number; at: string }[] = [];
  /** It sells, fails to say so, and the gamepass leaves the bot’s inventory. */
  isMute = false;
  /** It lists what it sold for another price than it was. */
  isVague = false;
  /** It lists nothing that it sold, for now. */
  isLate = false;
  readonly #disowned = new Set<number>();
  #next = 1_001;
  /** Undefined: the account is signed out. */
  #cookie: string | undefined = BOT_COOKIE;
  /** What a purchase must bring along; undefined: nothing. */
  #csrfToken: string | undefined;

  user(name: string): number {
    this.users.set(name.toLowerCase(), this.#next);
    return this.#next++;
  }

  pass(seller: number, price: number | null): number {
    const id = 500_000 + this.#next++;
    this.passes.set(id, { id, price, seller });
    return id;
  }

  buy(passId: number, price: number, atMs = Date.now()): void {
    this.purchases.unshift({ passId, price, at: new Date(atMs).toISOString() });
  }

  /** As if nobody had bought it. */
  forget(passId: number): void {
    this.purchases.splice(0, this.purchases.length, ...this.purchases.filter((purchase) => purchase.passId !== passId));
  }

  signOut(): void {
    this.#cookie = undefined;
  }

  get isSignedOut(): boolean {
    return this.#cookie === undefined;
  }

  /** Somebody signs in by hand; the cookie that is good from now on. */
  signIn(): string {
    this.#cookie ??= `cookie-${this.#next++}`;
    return this.#cookie;
  }

  /** A purchase is refused until it brings along a token that nobody has yet. */
  wantHandshake(): void {
    this.#csrfToken = `token-${this.#next++}`;
  }

  wantNoHandshake(): void {
    this.#csrfToken = undefined;
  }

  touchOf({ method, path }: Call): 'purchase' | 'question' | undefined {
    if (path.startsWith('/v1/purchases/')) return 'purchase';
    // The wallet keeps for a while who its bot is, and nobody waits for a picture.
    return method === 'GET' && !/avatar-headshot|users\/authenticated/.test(path) ? 'question' : undefined;
  }

  nameOf({ path }: Call): string {
    return `platform${(path.split('?')[0] ?? '').replaceAll(/\/(v\d|\d+)(?=\/|$)/g, '').replaceAll('/', '-')}`;
  }

  async answer(call: Call): Promise<Answer> {
    const [path = '', query = ''] = call.path.split('?');
    if (OWN.test(path) && call.headers['cookie'] !== `.ROBLOSECURITY=${this.#cookie}`) return { status: 401, body: '{}' };
    return path.startsWith('/v1/purchases/') ? this.#sell(path, call) : asAnswer(this.#find(path, query, call));
  }

  /** Of a purchase by a reason that is about this one; others stop the bot for everybody. */
  refuse({ path }: Call): Answer {
    if (path.startsWith('/v1/purchases/')) return asAnswer({ purchased: false, reason: 'NotForSale' });
    return { status: 429, body: '{}', headers: { 'retry-after': '0' } };
  }

  #sell(path: string, { body, headers }: Call): Answer {
    if (this.#csrfToken !== undefined && headers['x-csrf-token'] !== this.#csrfToken)
      return { status: 403, body: '{}', headers: { 'x-csrf-token': this.#csrfToken } };
    const pass = this.passes.get(Number(path.split('/').at(-1)) - 1_000_000);
    const { expectedPrice, expectedSellerId } = JSON.parse(body) as { expectedPrice: number; expectedSellerId: number };
    const refusal = (reason: string): Answer => asAnswer({ purchased: false, reason });
    if (!pass) return { status: 400, body: '{}' };
    if (this.#hasSold(pass.id)) return refusal('AlreadyOwned');
    if (pass.price === null) return refusal('NotForSale');
    if (expectedPrice !== pass.price) return refusal('PriceChanged');
    if (expectedSellerId !== pass.seller) return refusal('SellerChanged');
    this.buy(pass.id, pass.price);
    if (this.isMute) {
      this.#disowned.add(pass.id);
      return { status: 500, body: '{}' };
    }
    return asAnswer({ purchased: true, reason: 'Success' });
  }

  #hasSold(passId: number): boolean {
    return this.purchases.some((purchase) => purchase.passId === passId);
  }

  #find(path: string, query: string, { body }: Call): unknown {
    const numbers = (path.match(/\d+/g) ?? []).map(Number);
    const last = numbers.at(-1) ?? 0;
    if (path === '/v1/usernames/users') return { data: this.#named((JSON.parse(body) as { usernames: string[] }).usernames) };
    if (path.endsWith('avatar-headshot')) return { data: [] };
    if (path.endsWith('/groups/roles')) return { data: [{ group: { id: Number(GROUP_ID) }, role: { id: 1 } }] };
    if (path === '/v1/users/authenticated') return BOT;
    if (path === '/v1/user/currency') return { robux: PURSE - this.purchases.reduce((sum, { price }) => sum + price, 0) };
    if (path.endsWith('/transactions')) return this.#list(new URLSearchParams(query));
    const pass = this.passes.get(numbers[1] ?? 0);
    if (path.endsWith('/product-info')) return product(pass);
    if (path.endsWith('/details')) return pass && { gamePassId: pass.id, placeId: pass.seller };
    if (path.endsWith('/universe')) return { universeId: this.#isUser(last) ? experienceOf(last) : null };
    if (path.endsWith('/games')) return { nextPageCursor: null, data: this.#isUser(last) ? [experience(last)] : [] };
    if (path.endsWith('/game-passes')) return { gamePasses: this.#passesIn(last), nextPageToken: null };
    if (path.includes('is-owned')) return this.#hasSold(last) && !this.#disowned.has(last);
    return undefined;
  }

  /** Newest first, in pages; the cursor is where the next one begins. */
  #list(asked: URLSearchParams) {
    const [from, limit] = [Number(asked.get('cursor') ?? 0), Number(asked.get('limit') ?? 100)];
    if (this.isLate) return { data: [], nextPageCursor: null };
    const page = this.purchases.slice(from, from + limit).map((purchase) => listed(purchase, this.isVague ? 1 : 0));
    return { data: page, nextPageCursor: from + limit < this.purchases.length ? String(from + limit) : null };
  }

  #isUser(id: number): boolean {
    return [...this.users.values()].includes(id);
  }

  #passesIn(experienceId: number) {
    return [...this.passes.values()].filter(({ seller }) => experienceOf(seller) === experienceId).map(onSale);
  }

  #named(names: string[]) {
    return names.flatMap((name) => {
      const id = this.users.get(name.toLowerCase());
      return id === undefined ? [] : [{ requestedUsername: name, hasVerifiedBadge: false, id, name, displayName: name }];
    });
  }
}

function asAnswer(found: unknown): Answer {
  const headers = { 'content-type': 'application/json' };
  return found === undefined ? { status: 404, body: '{}', headers } : { status: 200, body: JSON.stringify(found), headers };
}

const listed = ({ passId, price, at }: { passId: number; price: number; at: string }, more: number) => ({
  id: 0,
  transactionType: 'Purchase',
  created: at,
  details: { id: passId, name: `Pass ${passId}`, type: 'GamePass' },
  currency: { amount: -price - more, type: 'Robux' },
  purchaseToken: `token-${passId}`,
});

const experienceOf = (user: number): number => user * 10 + EXPERIENCE;
/** Its place has the number of the user. */
const experience = (user: number) => ({ id: experienceOf(user), name: `World of ${user}`, rootPlace: { id: user } });

const onSale = ({ id, price, seller }: Pass) => ({
  id,
  name: `Pass ${id}`,
  price,
  isForSale: price !== null,
  creator: { creatorType: 'User', creatorId: seller },
});

const product = (pass: Pass | undefined) =>
  pass && {
    TargetId: pass.id,
    ProductId: pass.id + 1_000_000,
    Name: `Pass ${pass.id}`,
    PriceInRobux: pass.price,
    IsForSale: pass.price !== null,
    Creator: { Id: pass.seller, Name: 'x', CreatorType: 'User', CreatorTargetId: pass.seller },
  };
