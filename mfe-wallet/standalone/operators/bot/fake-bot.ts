import type { FakeCalls } from '@facet/remote-kit/testing';

export const fakeBot: FakeCalls = {
  'GET /api/admin/roblox-status': () => ({ status: 'online', username: 'vault_paybot', robux: 48_210, error: null }),
};
