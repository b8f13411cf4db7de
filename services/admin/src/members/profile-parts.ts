import { readAnswer, type Clients } from '../clients/index.ts';

/** Whose profile, and from where a list goes on. */
export interface Asked {
  id: string;
  cursor?: string | undefined;
}

const LIMIT = 20;

const listed = ({ cursor }: Asked) => ({ limit: LIMIT, ...(cursor !== undefined && { cursor }) });

/** The parts of a member's profile, each from the service that owns it. */
export const profileParts = {
  money: ({ wallet }: Clients, { id }: Asked) =>
    readAnswer('wallet', wallet.GET('/internal/members/{memberId}/money', { params: { path: { memberId: id } } })),

  figures: async ({ wallet }: Clients, { id }: Asked) => {
    const call = wallet.GET('/internal/members/{memberId}/figures', { params: { path: { memberId: id } } });
    const { earned, balance } = await readAnswer('wallet', call);
    return { earned: earned.total, balance };
  },

  transactions: ({ wallet }: Clients, asked: Asked) =>
    readAnswer(
      'wallet',
      wallet.GET('/internal/members/{memberId}/transactions', { params: { path: { memberId: asked.id }, query: listed(asked) } }),
    ),

  earnings: ({ earn }: Clients, asked: Asked) =>
    readAnswer(
      'earn',
      earn.GET('/internal/members/{memberId}/earnings', { params: { path: { memberId: asked.id }, query: listed(asked) } }),
    ),

  withdrawals: async ({ wallet }: Clients, asked: Asked) => {
    const list = (type: 'normal' | 'test', page: object) =>
      readAnswer(
        'wallet',
        wallet.GET('/internal/withdrawals', { params: { query: { type, memberId: asked.id, sort: '-createdAt', limit: LIMIT, ...page } } }),
      );
    const [normal, test] = await Promise.all([list('normal', listed(asked)), list('test', {})]);
    return { ...normal, testWithdrawals: test.withdrawals };
  },

  rounds: ({ games }: Clients, { id, cursor }: Asked) => {
    const query = { limit: String(LIMIT), ...(cursor !== undefined && { cursor }) };
    return readAnswer('games', games.GET('/internal/members/{memberId}/rounds', { params: { path: { memberId: id }, query } }));
  },

  devices: ({ identity }: Clients, { id }: Asked) =>
    readAnswer('identity', identity.GET('/internal/members/{id}/sessions', { params: { path: { id } } })),

  referrals: ({ social }: Clients, { id, cursor }: Asked) => {
    const query = cursor === undefined ? {} : { cursor };
    return readAnswer('social', social.GET('/internal/members/{memberId}/referrals', { params: { path: { memberId: id }, query } }));
  },

  limits: ({ games }: Clients, { id }: Asked) =>
    readAnswer('games', games.GET('/internal/members/{memberId}/play-limits', { params: { path: { memberId: id } } })),
};

export type ProfilePart = keyof typeof profileParts;

/** Which service a part comes from. */
export const ownerOf: Record<ProfilePart, string> = {
  money: 'wallet',
  figures: 'wallet',
  transactions: 'wallet',
  earnings: 'earn',
  withdrawals: 'wallet',
  rounds: 'games',
  devices: 'identity',
  referrals: 'social',
  limits: 'games',
};
