import { formatMoney } from '@facet/service-kit';
import { readLine, type Line, type TransferType } from '@facet/money-kit';

export const categories = ['earn', 'withdrawal', 'game_win', 'game', 'event_prize', 'promo', 'adjustment', 'welcome', 'other'] as const;
export type Category = (typeof categories)[number];

/** What may be asked for: a category, or what members look for across them. */
export const filterCategories = [...categories, 'games', 'rewards', 'referrals', 'taken_back'] as const;
export type FilterCategory = (typeof filterCategories)[number];

/** A row of the ledger that touches the member's own money. */
export interface TransferRow {
  id: string;
  seq: bigint;
  debit_account: string;
  credit_account: string;
  amount: bigint;
  type: TransferType;
  reason: string;
  caller: string;
  key: string;
  undo: boolean;
  balance_after: bigint;
  debt_after: bigint;
  created_at: Date;
}

const categoryOf: Record<TransferType, Category> = {
  wall_credit: 'earn',
  social_task: 'earn',
  daily_bonus: 'earn',
  weekly_challenge: 'earn',
  referral_bonus: 'earn',
  referral_reward: 'earn',
  promo: 'promo',
  event_prize: 'event_prize',
  event_fee: 'other',
  game_win: 'game_win',
  bet: 'game',
  bet_lost: 'game',
  refund: 'other',
  adjustment: 'adjustment',
  welcome_bonus: 'welcome',
  withdrawal: 'withdrawal',
  payout: 'withdrawal',
};

/** A refund of the house gives a stake back: it belongs to the game. */
const GAME_REFUND = "type = 'refund' and debit_account = 'house'";

/** By what is looked for across the categories; a credit that is taken back leaves the member. */
const ACROSS: Record<Exclude<FilterCategory, Category | 'games'>, string> = {
  rewards: "type in ('daily_bonus', 'weekly_challenge')",
  referrals: "type in ('referral_bonus', 'referral_reward')",
  taken_back: "(undo and debit_account in ('available', 'debt'))",
};

/** The SQL condition that a row of this category fulfils; says the same as `categoryOfRow`. */
export function conditionOf(category: FilterCategory): string {
  if (category === 'games') return `(${conditionOf('game')} or ${conditionOf('game_win')})`;
  if (category === 'rewards' || category === 'referrals' || category === 'taken_back') return ACROSS[category];
  const types = Object.entries(categoryOf).flatMap(([type, of]) => (of === category ? [`'${type}'`] : []));
  const ofTypes = `type in (${types.join(', ')})`;
  if (category === 'game') return `(${ofTypes} or (${GAME_REFUND}))`;
  return category === 'other' ? `(${ofTypes} and not (${GAME_REFUND}))` : ofTypes;
}

function categoryOfRow({ type, debit_account }: TransferRow): Category {
  return type === 'refund' && debit_account === 'house' ? 'game' : categoryOf[type];
}

/**
 * A line of the statement. `amount` is how the balance changed, so that lines always add up to it:
 * what went into or out of a debt is 0.00 there and told in `line` and the description.
 */
export function presentTransaction(row: TransferRow) {
  const line = lineOf(row);
  return {
    id: row.id,
    type: row.type,
    category: categoryOfRow(row),
    description: describe(line),
    line,
    amount: formatMoney(changeOf(row)),
    balanceAfter: formatMoney(row.balance_after),
    debtAfter: formatMoney(row.debt_after),
    reason: row.reason,
    source: row.caller,
    reference: row.key,
    account: isOwn(row.debit_account) ? row.credit_account : row.debit_account,
    undo: row.undo,
    createdAt: row.created_at.toISOString(),
  };
}

const isOwn = (account: string): boolean => account === 'available' || account === 'debt';

function changeOf({ debit_account, credit_account, amount }: TransferRow): bigint {
  if (credit_account === 'available') return amount;
  return debit_account === 'available' ? -amount : 0n;
}

function lineOf({ debit_account, credit_account, amount, type, reason, caller, undo }: TransferRow): Line {
  return {
    ...readLine(caller, reason, type),
    ...(undo && { undo: isOwn(credit_account) ? ('returned' as const) : ('reversed' as const) }),
    ...(credit_account === 'debt' && { paidDebt: formatMoney(amount) }),
    ...(debit_account === 'debt' && { newDebt: formatMoney(amount) }),
  };
}

const undone = { returned: 'Returned: ', reversed: 'Reversed: ' };

/** The whole line in English: for files, for operators, and for pages that do not know `line`. */
function describe({ text, undo, paidDebt, newDebt }: Line): string {
  const what = `${undo ? undone[undo] : ''}${text}`;
  if (paidDebt) return `${what} (R$ ${paidDebt} paid off a debt)`;
  return newDebt ? `${what} (R$ ${newDebt} became a debt)` : what;
}
