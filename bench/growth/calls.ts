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

/** What is measured, each of a random member; answers must be 200. */
export const calls = {
  'statement page': (site: Site) => read(site, '/api/user/transactions?limit=20'),
  'statement summary': (site: Site) => read(site, '/api/user/transactions/summary'),
  'dashboard call': async (site: Site) => {
    const member = anyMember(site);
    await Promise.all([
      expectOk(`http://127.0.0.1:${site.wallet.internalPort}/internal/balances/${member}`, { authorization: site.keys.authorization() }),
      expectOk(`http://127.0.0.1:${site.wallet.port}/api/user/transactions?limit=5`, { cookie: site.keys.memberCookie(member) }),
    ]);
  },
  transfer: async (site: Site) => {
    const transfer = { ...BET, memberId: anyMember(site), key: `growth-${nextKey++}` };
    const headers = { authorization: site.keys.authorization(), 'content-type': 'application/json' };
    const answer = await expectOk(`http://127.0.0.1:${site.wallet.internalPort}/internal/transfers`, headers, { transfers: [transfer] });
    if (!answer.includes('"status":"ok"')) throw new Error(`a transfer was not done: ${answer}`);
  },
} as const;
export type CallName = keyof typeof calls;

const BET = { direction: 'debit', account: 'house', amount: '0.01', type: 'bet', reason: 'Growth' };
let nextKey = 1;

const anyMember = ({ members }: Site): string => memberId(1 + randomInt(members));

function read(site: Site, path: string): Promise<string> {
  return expectOk(`http://127.0.0.1:${site.wallet.port}${path}`, { cookie: site.keys.memberCookie(anyMember(site)) });
}

async function expectOk(url: string, headers: Record<string, string>, body?: object): Promise<string> {
  const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
  return text;
}
