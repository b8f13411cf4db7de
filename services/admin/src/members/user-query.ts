import { isIP } from 'node:net';
import { httpErrors, Type, type Static } from '@facet/service-kit';

const byIdentity = ['createdAt', '-createdAt', 'username', '-username'] as const;
const moneyFields = ['balance', 'totalEarned', 'wageredBalance', 'winnedBalance', 'lostBalance', 'debt'] as const;
const byWallet = moneyFields.flatMap((field) => [field, `-${field}`] as const);
const filters = ['all', 'active', 'banned', 'debt', 'risk'] as const;

type IdentitySort = (typeof byIdentity)[number];
type WalletSort = (typeof byWallet)[number];
type Filter = (typeof filters)[number];

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
  | { by: 'identity'; filter: Exclude<Filter, 'debt'>; sort: IdentitySort }
  | { by: 'wallet'; filter: Exclude<Filter, 'risk'>; sort: string };

/** @throws bad_request (400) for an order that the filter does not have */
export function listingOf({ filter, sort, search }: Pick<UserQuery, 'filter' | 'sort' | 'search'>): Listing {
  const isByMoney = filter === 'debt' || (sort !== undefined && !isIdentitySort(sort));
  if (isByMoney && isIP(search?.trim() ?? '') !== 0)
    throw httpErrors('bad_request', 'Members who used an address are listed by name or date');
  if (filter === 'debt') {
    if (sort === 'createdAt' || sort === '-createdAt') throw httpErrors('bad_request', 'Members with a debt are sorted by money or name');
    return { by: 'wallet', filter, sort: walletSort(sort ?? '-debt') };
  }
  if (sort === undefined || isIdentitySort(sort)) return { by: 'identity', filter, sort: sort ?? '-createdAt' };
  if (filter === 'risk') throw httpErrors('bad_request', 'Members with risk signs are sorted by name or date');
  return { by: 'wallet', filter, sort: walletSort(sort) };
}

const isIdentitySort = (sort: string): sort is IdentitySort => (byIdentity as readonly string[]).includes(sort);

/** The wallet's own words for the same. */
const walletSort = (sort: string): string =>
  sort.replace('wageredBalance', 'wagered').replace('winnedBalance', 'won').replace('lostBalance', 'lost');
