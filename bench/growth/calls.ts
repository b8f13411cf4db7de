import { randomInt } from 'node:crypto';
import { memberId } from '../ledger/members.ts';
import type { ServiceKeys } from '../ledger/service-keys.ts';
import type { RunningWallet } from '../ledger/start-wallet.ts';

/** A wallet and how many members it has. */
export interface Site {
  wallet: RunningWallet;
  keys: ServiceKeys;
  members: number;
}

/** A member picked at random, with what their calls carry. */
export interface Visit {
  site: Site;
  memberId: string;
  cookie: string;
  authorization: string;
}

export function visit(site: Site): Visit {
  const id = memberId(1 + randomInt(site.members));
  return { site, memberId: id, cookie: site.keys.memberCookie(id), authorization: site.keys.authorization() };
}

/** What is measured; answers must be 200. */
export const calls = {
  'statement page': (member: Visit) => read(member, '/api/user/transactions?limit=20'),
  'statement summary': (member: Visit) => read(member, '/api/user/transactions/summary'),
  'dashboard call': (member: Visit) =>
    Promise.all([askInternally(member, `/internal/balances/${member.memberId}`), read(member, '/api/user/transactions?limit=5')]),
  transfer: async (member: Visit) => {
    const transfer = { ...BET, memberId: member.memberId, key: `growth-${nextKey++}` };
    const answer = await askInternally(member, '/internal/transfers', { transfers: [transfer] });
    if (!answer.includes('"status":"ok"')) throw new Error(`a transfer was not done: ${answer}`);
  },
} as const;
export type CallName = keyof typeof calls;

const BET = { direction: 'debit', account: 'house', amount: '0.01', type: 'bet', reason: 'Growth' };
let nextKey = 1;

const read = ({ site, cookie }: Visit, path: string): Promise<string> =>
  expectOk(`http://127.0.0.1:${site.wallet.port}${path}`, { cookie });

function askInternally({ site, authorization }: Visit, path: string, body?: object): Promise<string> {
  const headers = { authorization, 'content-type': 'application/json' };
  return expectOk(`http://127.0.0.1:${site.wallet.internalPort}${path}`, headers, body);
}

async function expectOk(url: string, headers: Record<string, string>, body?: object): Promise<string> {
  const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text;
}
