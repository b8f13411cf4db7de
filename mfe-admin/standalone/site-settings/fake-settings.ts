import type { FakeCalls } from '@facet/remote-kit/testing';
import type { Setting } from '../../src/site-settings/settings-api.ts';

export function someSetting(change: Partial<Setting> = {}): Setting {
  return {
    key: 'discord_link',
    title: 'Discord invite',
    group: 'Community links',
    value: 'https://discord.gg/example',
    default: 'https://example.com/facet/discord',
    type: 'https_url',
    unit: null,
    choices: null,
    choiceTitles: null,
    public: true,
    description: 'Shown on the landing page, on Rewards, and to suspended members who want to appeal.',
    changeableBy: 'admin',
    changedAt: '2026-11-03T10:00:00.000Z',
    changedBy: 'piotr_k',
    ...change,
  };
}

const unchanged = { changedAt: null, changedBy: null };

export const someSettings: Setting[] = [
  someSetting(),
  someSetting({
    key: 'twitter_link',
    title: 'X (Twitter) profile',
    group: 'Community links',
    value: 'https://x.com/example',
    description: 'Shown on the Rewards page.',
    ...unchanged,
  }),
  someSetting({
    key: 'roblox_group_link',
    title: 'Roblox group',
    group: 'Community links',
    value: 'https://www.roblox.com/communities/1',
    description: 'The group that new members are asked to join.',
    ...unchanged,
  }),
  someSetting({
    key: 'daily_bonus',
    title: 'Daily Login Bonus',
    group: 'Rewards',
    value: 'on',
    default: 'on',
    type: 'on_off',
    description: 'Members can claim the Daily Login Bonus on the Rewards page.',
    ...unchanged,
  }),
  someSetting({
    key: 'min_withdrawal',
    firstStep: 'money',
    title: 'Minimum withdrawal',
    service: 'wallet',
    group: 'Withdrawals',
    value: '120',
    default: '100',
    type: 'money',
    min: 1,
    max: 10_000,
    description: 'The least a member can withdraw at once.',
    consequences: {
      higher: 'Members who have less can no longer ask for a withdrawal. Those already requested stay as they are.',
      lower: 'Members can ask for smaller withdrawals, so there may be more of them to pay.',
    },
    texts: {
      es: {
        title: 'Retiro mínimo',
        group: 'Retiros',
        description: 'Lo mínimo que un miembro puede retirar de una vez.',
        consequences: {
          higher: 'Quien tenga menos ya no puede pedir un retiro. Los ya pedidos quedan como están.',
          lower: 'Los miembros pueden pedir retiros más pequeños, así que puede haber más por pagar.',
        },
      },
    },
    changeableBy: 'owner',
  }),
  someSetting({
    key: 'adjustment_limit',
    firstStep: 'safety',
    title: 'Adjustment limit',
    group: 'Operators',
    value: '10000',
    default: '10000',
    type: 'money',
    description: 'One operator alone can adjust balances by up to this much in 24 hours. Above it, a second operator has to confirm.',
    changeableBy: 'owner',
    ...unchanged,
  }),
  someSetting({
    key: 'games_min_age',
    firstStep: 'login',
    title: 'Minimum age to play',
    group: 'Games',
    unit: 'years',
    value: '13',
    default: '13',
    type: 'integer',
    min: 13,
    max: 99,
    description: 'Above 13, members confirm their age once before their first game.',
    changeableBy: 'owner',
    ...unchanged,
  }),
  someSetting({
    key: 'login_proof',
    firstStep: 'login',
    title: 'Proof of account ownership',
    group: 'Login',
    choiceTitles: ['Never', 'On a new device'],
    value: 'off',
    default: 'off',
    type: 'choice',
    choices: ['off', 'new_device'],
    description: 'When a member has to prove that the game-platform account is theirs.',
    consequences: {
      off: 'Anybody who knows a member’s name can sign in as them, and withdraw their R$.',
      new_device: 'Members who sign in on a new device have to show once that the game-platform account is theirs.',
    },
    changeableBy: 'owner',
    ...unchanged,
  }),
];

/** One of each type. */
export const fakeSettings: FakeCalls = {
  'GET /api/admin/settings': () => ({ settings: someSettings }),
};
