import type { FakeCalls } from '@facet/remote-kit/testing';
import { declared, openSite, type SiteOptions } from './open-site.tsx';
import { someNoticeKinds } from './some-notice-kinds.ts';

export const wallet = { ...declared('mfe-wallet', '/withdraw', 'Withdraw', 30), notices: someNoticeKinds };
const at = new Date().toISOString();
export const credit = {
  id: 'n2',
  kind: 'wallet.credit',
  values: { amount: '44.00', type: 'wall_credit', reason: 'BitLabs · Snacks' },
  line: null,
  at,
  isNew: true,
};
export const refused = {
  id: 'n1',
  kind: 'wallet.withdrawal_refused',
  values: { amount: '400.00', gamepass: 'VIP', reason: 'Its price changed.', withdrawal: 'w1' },
  at,
  isNew: false,
};

export const pushOff = { publicKey: 'a-key', isOn: false, muted: [], quiet: null };

export const counts = (fresh: number) => ({
  kinds: [
    { kind: 'wallet.credit', count: 1, new: fresh },
    { kind: 'wallet.withdrawal_refused', count: 1, new: 0 },
  ],
  newest: 'n2',
});

/** A page with what the inbox asks for answered, unless the test says otherwise. */
export function openInbox({ path = '/inbox', calls, ...options }: SiteOptions = {}) {
  const all: FakeCalls = {
    'GET /api/inbox': () => ({ notices: [credit, refused], nextCursor: null }),
    'GET /api/inbox/counts': () => counts(1),
    'GET /api/inbox/unread': () => ({ count: 1 }),
    'POST /api/inbox/read': () => ({ count: 0 }),
    'GET /api/inbox/settings': () => ({ muted: [] }),
    'GET /api/inbox/push': () => pushOff,
    ...calls,
  };
  return openSite({ path, entries: [wallet], calls: all, ...options });
}
