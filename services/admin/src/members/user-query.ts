import { isIP } from 'node:net';
import { httpErrors, Type, type Static } from '@facet/service-kit';

const byIdentity = ['createdAt', '-createdAt', 'username', '-username'] as const;
const moneyFields = ['balance', 'totalEarned', 'wageredBalance', 'winnedBalance', 'lostBalance', 'debt'] as const;
const byWallet = moneyFields.flatMap((field) => [field, `-${field}`] as const);
const filters = ['all', 'active', 'banned', 'debt', 'risk'] as const;

type IdentitySort = (typeof byIdentity)[number];
type WalletSort = (typeof byWallet)[number];
type Filter = (typeof filters)[number];
/** The least R$ that somebody has, by what is asked for it: listed in the order of that figure. */
const leasts = { balanceAtLeast: 'balance', earnedAtLeast: 'totalEarned', wageredAtLeast: 'wageredBalance' } as const;
const Least = Type.Optional(Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,2})?$', description: 'R$; only in the order of this figure' }));
const Moment = Type.Optional(Type.String({ format: 'date-time', description: 'only in the order of date' }));

export const UserFilter = Type.Object(
  {
    search: Type.Optional(
      Type.String({
        maxLength: 100,
        pattern: '^[^\\u0000]*$',
        description:
          'a part of the username (its beginning, below three letters), an id; where not sorted by money: the platform’s id, the address of a session',
      }),
    ),
    filter: Type.Unsafe<Filter>({ type: 'string', enum: filters, default: 'all' }),
    balanceAtLeast: Least,
    earnedAtLeast: Least,
    wageredAtLeast: Least,
    joinedFrom: Moment,
    joinedUntil: Moment,
    sort: Type.Optional(
      Type.Unsafe<IdentitySort | WalletSort>({
        type: 'string',
        enum: [...byIdentity, ...byWallet],
        description: 'the newest first when absent; who has a debt, by money or name; who has risk signs, by name or date',
      }),
    ),
  },
  { additionalProperties: false },
);

export const UserQuery = Type.Object(
  {
    ...UserFilter.properties,
    cursor: Type.Optional(Type.String({ maxLength: 500, description: 'nextCursor of the page before' })),
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
  },
  { additionalProperties: false },
);
export type UserQuery = Static<typeof UserQuery>;

/** Which service lists them: identity knows names and dates, the wallet the money. */
export type Listing =
  | { by: 'identity'; filter: Exclude<Filter, 'debt'>; sort: IdentitySort; joinedFrom?: string; joinedUntil?: string }
  | { by: 'wallet'; filter: Exclude<Filter, 'risk'>; sort: string; atLeast?: string };

/** @throws bad_request (400) for filters and orders of different services, or an order that the filter does not have */
export function listingOf(query: Omit<UserQuery, 'cursor' | 'limit'>): Listing {
  const { filter, search } = query;
  const least = leastOf(query);
  const days = { ...(query.joinedFrom && { joinedFrom: query.joinedFrom }), ...(query.joinedUntil && { joinedUntil: query.joinedUntil }) };
  const hasDays = Object.keys(days).length > 0;
  const sort = query.sort ?? (least && (`-${least.field}` as const));
  const isByMoney = filter === 'debt' || (sort !== undefined && !isIdentitySort(sort));
  if (isByMoney && isIP(search?.trim() ?? '') !== 0)
    throw httpErrors('bad_request', 'Members who used an address are listed by name or date');
  if (hasDays && (isByMoney || sort?.endsWith('username')))
    throw httpErrors('bad_request', 'Members who joined within days are listed by date');
  if (least && sort?.replace('-', '') !== least.field)
    throw httpErrors('bad_request', `Members with a least ${least.field} are listed by ${least.field}`);
  const atLeast = least && { atLeast: least.amount };
  if (filter === 'debt') {
    if (sort === 'createdAt' || sort === '-createdAt') throw httpErrors('bad_request', 'Members with a debt are sorted by money or name');
    return { by: 'wallet', filter, sort: walletSort(sort ?? '-debt'), ...atLeast };
  }
  if (sort === undefined || isIdentitySort(sort)) return { by: 'identity', filter, sort: sort ?? '-createdAt', ...days };
  if (filter === 'risk') throw httpErrors('bad_request', 'Members with risk signs are sorted by name or date');
  return { by: 'wallet', filter, sort: walletSort(sort), ...atLeast };
}

/** One at a time: each has an order of its own. */
function leastOf(query: Omit<UserQuery, 'cursor' | 'limit'>) {
  const given = Object.entries(leasts).flatMap(([name, field]) => {
    const amount = query[name as keyof typeof leasts];
    return amount === undefined ? [] : [{ field, amount }];
  });
  if (given.length > 1) throw httpErrors('bad_request', 'Members are filtered by one amount at a time');
  return given[0];
}

const isIdentitySort = (sort: string): sort is IdentitySort => (byIdentity as readonly string[]).includes(sort);

/** The wallet's own words for the same. */
const walletSort = (sort: string): string =>
  sort.replace('wageredBalance', 'wagered').replace('winnedBalance', 'won').replace('lostBalance', 'lost');
