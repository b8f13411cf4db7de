import { Type, type Static } from '@facet/service-kit';
import { readAnswer, ignoreAway, type Clients } from '../clients/index.ts';

const Count = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  totalIsExact: Type.Boolean({ description: 'false: there are more; of debts and risk signs a thousand are counted' }),
});

/** How many members each filter of the list finds. */
export const UserCounts = Type.Object({
  all: Count,
  active: Count,
  banned: Count,
  debt: Type.Union([Count, Type.Null()], { description: 'some seconds old; null while the wallet is away' }),
  risk: Count,
});
export type UserCounts = Static<typeof UserCounts>;

/**
 * Asks those who list them for a page of one: identity keeps count of all and the banned, and the others are counted up
 * to a thousand.
 */
export async function countUsers({ identity, wallet }: Clients): Promise<UserCounts> {
  const count = (filter: 'all' | 'banned' | 'risk') =>
    readAnswer('identity', identity.GET('/internal/directory', { params: { query: { filter, sort: '-createdAt', limit: 1 } } }));
  const debtors = readAnswer('wallet', wallet.GET('/internal/members', { params: { query: { filter: 'debt', sort: '-debt', limit: 1 } } }));
  const [all, banned, risk, debt] = await Promise.all([count('all'), count('banned'), count('risk'), debtors.catch(ignoreAway)]);
  return {
    all: countOf(all),
    active: { total: all.total - banned.total, totalIsExact: true },
    banned: countOf(banned),
    debt: debt === undefined ? null : countOf(debt),
    risk: countOf(risk),
  };
}

const countOf = ({ total, totalIsExact }: Static<typeof Count>): Static<typeof Count> => ({ total, totalIsExact });
