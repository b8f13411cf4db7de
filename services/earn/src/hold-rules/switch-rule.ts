import { databaseTime, parseMoney, type Transaction } from '@facet/service-kit';
import { holdRuleErrors } from './hold-rule-errors.ts';
import { HoldRule, type HoldTerms } from './hold-rule.ts';

/** What one credit can be. */
const MOST_HUNDREDTHS = 1_000_000n;

export interface TypedTerms {
  above: string | number;
  newDays: number;
  holdDays: number;
}

/** @throws hold_amount_invalid, bad_request (above) */
export function holdTerms({ above, newDays, holdDays }: TypedTerms): HoldTerms {
  const aboveHundredths = parseMoney(above, 'above');
  if (aboveHundredths < 0n || aboveHundredths > MOST_HUNDREDTHS)
    throw holdRuleErrors('hold_amount_invalid', 'The amount must be between R$ 0 and R$ 10,000.');
  return { aboveHundredths, newDays, holdDays };
}

/** From now on, for credits that come; the same key again makes nothing more. */
export async function beginRule(
  transaction: Transaction,
  { id, ...terms }: HoldTerms & { id: string },
  by: string,
): Promise<{ rule: HoldRule; isKnown: boolean }> {
  const made = await HoldRule.insertNew(transaction, { ...terms, id, beganBy: by }, 'id');
  return { rule: made ?? (await HoldRule.query(transaction).findById(id).throwIfNotFound()), isKnown: !made };
}

/**
 * What it holds already keeps its day: the member was told of it. Ended again it stays as it was. @throws
 * hold_rule_not_found
 */
export async function endRule(
  transaction: Transaction,
  id: string,
  by: string,
): Promise<{ before: HoldRule; after: HoldRule; isKnown: boolean }> {
  const before = await HoldRule.query(transaction).findById(id).forUpdate();
  if (!before) throw holdRuleErrors('hold_rule_not_found', 'There is no such rule.');
  if (before.endedAt) return { before, after: before, isKnown: true };
  await HoldRule.query(transaction).findById(id).patch({ endedAt: databaseTime, endedBy: by });
  return { before, after: await HoldRule.query(transaction).findById(id).throwIfNotFound(), isKnown: false };
}
