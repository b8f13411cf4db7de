import { createECDH, randomBytes } from 'node:crypto';
import { uuidv7 } from '@facet/service-kit';
import { openStream } from '../live/open-stream.ts';
import { credit, type FakeMember, type TestWallet } from '../support/wallet.ts';

/** Answers its status. */
type Send = (wallet: TestWallet, member: FakeMember) => Promise<number>;

const TODAY = new Date().toISOString().slice(0, 10);

const get =
  (url: string): Send =>
  async (wallet, member) =>
    (await wallet.as(member).get(url)).statusCode;
const post =
  (url: string, body: (wallet: TestWallet, member: FakeMember) => object = () => ({})): Send =>
  async (wallet, member) =>
    (await wallet.as(member).post(url, body(wallet, member))).statusCode;
/** As another service does for the member. */
const inside =
  (method: 'GET' | 'POST', path: string, body?: (member: FakeMember) => object, caller = 'earn'): Send =>
  async (wallet, member) =>
    (await wallet.internal(caller, method, path.replace('{memberId}', member.id), body?.(member))).statusCode;

function someDevice() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return {
    endpoint: 'https://push.example.com/device',
    p256dh: keys.getPublicKey('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/** From a session whose device gets push notifications. */
const withDevice =
  (send: (call: ReturnType<TestWallet['as']>) => Promise<{ statusCode: number }>): Send =>
  async (wallet, member) => {
    const call = wallet.as(member, { sid: uuidv7() });
    await call.put('/api/inbox/push', someDevice());
    return (await send(call)).statusCode;
  };

const noteOfIdentity = (member: FakeMember) => ({
  specversion: '1.0',
  id: uuidv7(),
  source: 'identity',
  type: 'rewards.identity.member.renamed.v1',
  subject: member.id,
  time: new Date().toISOString(),
  datacontenttype: 'application/json',
  data: { memberId: member.id, username: member.username },
});

export const memberCalls: readonly { route: string; send: Send }[] = [
  {
    route: 'GET /api/user/transactions',
    send: get('/api/user/transactions?limit=20&timeZone=America/Mexico_City&since=2026-01-01&search=survey&category=earn'),
  },
  { route: 'GET /api/user/transactions/summary', send: get('/api/user/transactions/summary') },
  { route: 'GET /api/user/transactions/months/{month}', send: get(`/api/user/transactions/months/${TODAY.slice(0, 7)}`) },
  { route: 'GET /api/user/transactions.csv', send: get('/api/user/transactions.csv') },
  { route: 'GET /api/user/statement-proof', send: get('/api/user/statement-proof') },
  {
    route: 'POST /api/user/statement-proof/checked',
    async send(wallet, member) {
      const chains = wallet.service.kit.database<{ member_id: string; head: Buffer }>('statement_chains');
      const chain = await chains.where({ member_id: member.id }).first('head');
      return post('/api/user/statement-proof/checked', () => ({ day: TODAY, head: chain?.head.toString('hex') }))(wallet, member);
    },
  },
  { route: 'GET /api/proofs/roots', send: get('/api/proofs/roots') },
  { route: 'GET /api/proofs/roots/{day}', send: get(`/api/proofs/roots/${TODAY}`) },
  { route: 'GET /api/proofs/signed-roots', send: get('/api/proofs/signed-roots') },
  { route: 'GET /api/user/figures', send: get('/api/user/figures') },
  { route: 'GET /api/user/level', send: get('/api/user/level') },
  {
    route: 'GET /api/live',
    async send(wallet, member) {
      const { port } = await wallet.service.listen();
      const stream = await openStream(port, wallet.env.keys.memberCookie(member.id));
      stream.close();
      return stream.status;
    },
  },
  { route: 'GET /api/live/payouts', send: get('/api/live/payouts') },
  { route: 'GET /api/user/payout-privacy', send: get('/api/user/payout-privacy') },
  {
    route: 'PUT /api/user/payout-privacy',
    send: async (wallet, member) => (await wallet.as(member).put('/api/user/payout-privacy', { shown: false })).statusCode,
  },
  { route: 'GET /api/withdraw/start', send: get('/api/withdraw/start') },
  { route: 'GET /api/withdraw/group', send: get('/api/withdraw/group') },
  { route: 'POST /api/validate-roblox-user', send: post('/api/validate-roblox-user', (_wallet, { username }) => ({ username })) },
  { route: 'POST /api/fetch-gamepasses', send: post('/api/fetch-gamepasses', () => ({ placeId: '101' })) },
  {
    route: 'POST /api/withdraw',
    send: post('/api/withdraw', (wallet, member) => ({ amount: 100, gamepassLink: wallet.pass(member, 100).link })),
  },
  {
    route: 'POST /api/withdraw/{id}/cancel',
    send: async (wallet, member) => post(`/api/withdraw/${(await wallet.held(100, member)).id}/cancel`)(wallet, member),
  },
  {
    route: 'GET /api/withdraw/{id}/receipt',
    send: async (wallet, member) => get(`/api/withdraw/${(await wallet.held(100, member)).id}/receipt`)(wallet, member),
  },
  { route: 'GET /api/withdraw/history', send: get('/api/withdraw/history') },
  {
    route: 'POST /api/test-withdraw',
    send: post('/api/test-withdraw', (wallet, member) => ({
      amount: '100',
      experienceId: `${member.platformUserId}1`,
      placeId: `${member.platformUserId}01`,
      experienceName: 'World 1',
      gamepassId: String(wallet.pass(member, 100).id),
    })),
  },
  { route: 'GET /api/user/first-steps', send: get('/api/user/first-steps') },
  {
    route: 'POST /api/user/first-steps/goal',
    async send(wallet, member) {
      const { goals } = (await wallet.as(member).get('/api/user/first-steps')).json() as { goals: string[] };
      return post('/api/user/first-steps/goal', () => ({ goal: goals[0] }))(wallet, member);
    },
  },
  { route: 'POST /api/user/first-steps/gamepass', send: post('/api/user/first-steps/gamepass') },
  { route: 'POST /api/user/first-steps/fold', send: post('/api/user/first-steps/fold') },
  { route: 'GET /api/user/milestones', send: get('/api/user/milestones') },
  { route: 'POST /api/user/milestones/shown', send: post('/api/user/milestones/shown', () => ({ id: 'first_credit' })) },
  { route: 'GET /api/inbox', send: get('/api/inbox') },
  { route: 'GET /api/inbox/counts', send: get('/api/inbox/counts') },
  { route: 'GET /api/inbox/unread', send: get('/api/inbox/unread') },
  { route: 'POST /api/inbox/read', send: post('/api/inbox/read', () => ({ upTo: uuidv7() })) },
  { route: 'GET /api/inbox/settings', send: get('/api/inbox/settings') },
  { route: 'POST /api/inbox/settings', send: post('/api/inbox/settings', () => ({ muted: [] })) },
  { route: 'GET /api/inbox/push', send: get('/api/inbox/push') },
  {
    route: 'PUT /api/inbox/push',
    send: async (wallet, member) => (await wallet.as(member).put('/api/inbox/push', someDevice())).statusCode,
  },
  { route: 'PUT /api/inbox/push/choices', send: withDevice((call) => call.put('/api/inbox/push/choices', { muted: [], quiet: null })) },
  { route: 'POST /api/inbox/push/test', send: withDevice((call) => call.post('/api/inbox/push/test', {})) },
  { route: 'DELETE /api/inbox/push', send: async (wallet, member) => (await wallet.as(member).delete('/api/inbox/push')).statusCode },
  { route: 'GET /api/user/data/wallet', send: get('/api/user/data/wallet') },

  {
    route: 'GET /internal/members/{memberId}/facts/{kind}/{id}',
    send: async (wallet, member) =>
      inside(
        'GET',
        `/internal/members/{memberId}/facts/withdrawal/${(await wallet.held(100, member)).id}`,
        undefined,
        'identity',
      )(wallet, member),
  },
  { route: 'GET /internal/levels/{memberId}', send: inside('GET', '/internal/levels/{memberId}', undefined, 'earn') },
  { route: 'GET /internal/members/{memberId}/figures', send: inside('GET', '/internal/members/{memberId}/figures', undefined, 'social') },
  { route: 'POST /internal/transfers', send: inside('POST', '/internal/transfers', (member) => ({ transfers: [credit(member, 100)] })) },
  {
    route: 'POST /internal/transfers/void',
    send: inside('POST', '/internal/transfers/void', ({ id }) => ({ memberId: id, key: uuidv7() }), 'games'),
  },
  {
    route: 'POST /internal/transfers/reverse',
    send: inside('POST', '/internal/transfers/reverse', ({ id }) => ({ memberId: id, key: uuidv7() })),
  },
  {
    route: 'POST /internal/transfers/look-up',
    send: inside('POST', '/internal/transfers/look-up', ({ id }) => ({ memberId: id, key: uuidv7() })),
  },
  { route: 'GET /internal/balances/{memberId}', send: inside('GET', '/internal/balances/{memberId}') },
  { route: 'POST /internal/events', send: inside('POST', '/internal/events', noteOfIdentity, 'identity') },
];
