import { repeatable, Type, type Static } from '@facet/service-kit';
import { readAnswer, ignoreAway, type Clients } from '../clients/index.ts';
import { listingOf, type Listing, type UserQuery } from './user-query.ts';
import { AdminUser, presentUser, type MemberMoney } from './user.ts';

export const UserPage = Type.Object({
  users: Type.Array(AdminUser),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
  total: Type.Integer({ description: 'found on all pages' }),
  totalIsExact: Type.Boolean({ description: 'false: there are more' }),
  unavailable: Type.Array(Type.String(), { description: 'services whose part is missing' }),
});
type UserPage = Static<typeof UserPage>;

type Page = Pick<UserQuery, 'search' | 'cursor' | 'limit'>;
type ByIdentity = Extract<Listing, { by: 'identity' }>;
type ByWallet = Extract<Listing, { by: 'wallet' }>;

/** A page of members: identity says who they are, the wallet what they have; the one that knows the order begins. */
export function listUsers(clients: Clients, query: UserQuery): Promise<UserPage> {
  const { search, cursor, limit } = query;
  const listing = listingOf(query);
  const page: Page = { limit, ...(search !== undefined && { search }), ...(cursor !== undefined && { cursor }) };
  return listing.by === 'identity' ? listByIdentity(clients, listing, page) : listByWallet(clients, listing, page);
}

/** Without the wallet the names are still of use: the money is null then. */
async function listByIdentity({ identity, wallet }: Clients, { by: _by, ...listing }: ByIdentity, page: Page): Promise<UserPage> {
  const { members, ...rest } = await readAnswer(
    'identity',
    identity.GET('/internal/directory', { params: { query: { ...page, ...listing } } }),
  );
  const body = { memberIds: members.map(({ id }) => id) };
  const balances = await readAnswer('wallet', wallet.POST('/internal/balances', { body, ...repeatable() })).then(
    (answer) => answer.balances,
    ignoreAway,
  );
  const moneyOf = new Map<string, MemberMoney>(balances?.map((balance) => [balance.memberId, balance]));
  return {
    users: members.map((member) => presentUser(member, moneyOf.get(member.id))),
    ...rest,
    unavailable: balances === undefined ? ['wallet'] : [],
  };
}

/** Who is only known to the wallet is no member: identity's word counts. */
async function listByWallet({ identity, wallet }: Clients, { by: _by, filter, sort, ...least }: ByWallet, page: Page): Promise<UserPage> {
  // Only where nothing narrows the list does identity know how many there are, without counting them.
  const isCounted = filter === 'debt' || least.atLeast !== undefined || (page.search !== undefined && page.search.trim() !== '');
  const [listed, exact] = await Promise.all([
    readAnswer(
      'wallet',
      wallet.GET('/internal/members', { params: { query: { ...page, ...least, filter, withTotal: isCounted, sort: sort as '-balance' } } }),
    ),
    isCounted
      ? undefined
      : readAnswer('identity', identity.GET('/internal/directory', { params: { query: { filter, limit: 1, sort: '-createdAt' } } })),
  ]);
  const body = { memberIds: listed.members.map(({ memberId }) => memberId) };
  const { members } = await readAnswer('identity', identity.POST('/internal/directory/members', { body, ...repeatable() }));
  const moneyOf = new Map<string, MemberMoney>(listed.members.map((money) => [money.memberId, money]));
  return {
    users: members.map((member) => presentUser(member, moneyOf.get(member.id))),
    nextCursor: listed.nextCursor,
    total: exact?.total ?? listed.total,
    totalIsExact: exact?.totalIsExact ?? listed.totalIsExact,
    unavailable: [],
  };
}
