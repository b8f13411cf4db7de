import { transferTypes, type TransferType } from './transfer-types.ts';

interface Grant {
  types: readonly TransferType[];
  accounts: RegExp;
}

/**
 * Which service may move what, against which system accounts. The wallet's own types (withdrawal, payout, adjustment)
 * are in nobody's grant.
 */
const grants = {
  earn: {
    types: ['wall_credit', 'social_task', 'promo', 'daily_bonus', 'weekly_challenge', 'referral_reward'],
    accounts: /^(wall:[a-z0-9-]{1,32}|promo|house)$/,
  },
  social: { types: ['referral_bonus', 'referral_reward', 'event_prize', 'event_fee', 'refund'], accounts: /^(events|referral)$/ },
  games: { types: ['bet', 'bet_lost', 'game_win', 'refund'], accounts: /^house$/ },
  identity: { types: ['welcome_bonus'], accounts: /^(promo|house)$/ },
} as const satisfies Record<string, Grant>;

export type CallerName = keyof typeof grants;
export const callerNames = Object.keys(grants) as CallerName[];

/** Whether the caller's grant covers this, or what it lacks. */
export function mayMove(caller: string, op: string, type: string, account: string): true | string {
  const grant: Grant | undefined = callerNames.includes(caller as CallerName) ? grants[caller as CallerName] : undefined;
  if (!grant) return `${caller} may not move money`;
  if (!grant.types.some((granted) => granted === type)) return `${caller} may not move ${type}`;
  if (!transferTypes.some((known) => known.type === type && known.op === op)) return `${type} is no ${op}`;
  return grant.accounts.test(account) ? true : `${caller} may not use the account ${account}`;
}
