import { mostAtOnce } from '@facet/money-kit';
import { formatMoney, parseMoney, type Database, type Kit } from '@facet/service-kit';
import { adjustmentErrors } from './adjustment-errors.ts';

interface Asked {
  amountHundredths: bigint;
  operator: { id: string };
}

/** What one operator may adjust within a day without another one, in hundredths. @throws unavailable (503) when no limit was ever known */
export async function readLimit({ settings }: Pick<Kit, 'settings'>): Promise<bigint> {
  return parseMoney(await settings.require('adjustment_limit'), 'adjustment_limit');
}

/** Either way: a deduction may ruin a member as well. In parts it is no less: all count that the operator made alone in the last 24 hours. */
export async function needsSecondOperator(database: Database, { amountHundredths, operator }: Asked, limit: bigint): Promise<boolean> {
  const { rows } = await database.raw<{ rows: [{ alone: bigint }] }>(
    `select coalesce(sum(abs(amount_hundredths)), 0)::bigint as alone from adjustments
     where operator_id = ? and not needs_second and state <> 'refused' and created_at > clock_timestamp() - interval '24 hours'`,
    [operator.id],
  );
  return rows[0].alone + (amountHundredths < 0n ? -amountHundredths : amountHundredths) > limit;
}

/** What the wallet would not book, whoever confirms it. @throws amount_too_large (400) */
export async function refuseTooLarge({ settings }: Pick<Kit, 'settings'>, amountHundredths: bigint): Promise<void> {
  const most = await mostAtOnce(settings, 'admin');
  if (most === undefined || (amountHundredths <= most && amountHundredths >= -most)) return;
  throw adjustmentErrors(
    'amount_too_large',
    `Please enter at most R$ ${formatMoney(most)}: half of the setting “Adjustments: R$ per hour”. The wallet would not book more at once.`,
  );
}
