import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Setting } from './settings-api.ts';

export function someSetting(change: Partial<Setting> = {}): Setting {
  return {
    key: 'discord_link',
    value: 'https://discord.gg/example',
    default: 'https://example.com/facet/discord',
    type: 'https_url',
    choices: null,
    public: true,
    description: 'Invite to the community: landing page, rewards, appeals of suspended members',
    changeableBy: 'admin',
    changedAt: '2026-11-03T10:00:00.000Z',
    changedBy: 'piotr_k',
    ...change,
  };
}

const unchanged = { changedAt: null, changedBy: null };

export const someSettings: Setting[] = [
  someSetting(),
  someSetting({ key: 'twitter_link', value: 'https://x.com/example', description: 'The site’s social profile', ...unchanged }),
  someSetting({
    key: 'roblox_group_link',
    value: 'https://www.roblox.com/communities/1',
    description: 'The group that a new member is asked to join',
    ...unchanged,
  }),
  someSetting({
    key: 'daily_bonus',
    value: 'on',
    default: 'on',
    type: 'on_off',
    description: 'Whether the Daily Login Bonus is offered',
    ...unchanged,
  }),
  someSetting({
    key: 'min_withdrawal',
    value: '100',
    default: '100',
    type: 'money',
    description: 'R$ that a withdrawal must at least be',
    changeableBy: 'owner',
    ...unchanged,
  }),
  someSetting({
    key: 'games_min_age',
    value: '13',
    default: '13',
    type: 'integer',
    description: 'Age that a player must have',
    changeableBy: 'owner',
    ...unchanged,
  }),
  someSetting({
    key: 'login_proof',
    value: 'off',
    default: 'off',
    type: 'choice',
    choices: ['off', 'new_device'],
    description: 'Whether a new device must prove who it is',
    changeableBy: 'owner',
    ...unchanged,
  }),
];

/** One of each type. */
export const fakeSettings: FakeCalls = {
  'GET /api/admin/settings': () => ({ settings: someSettings }),
};
