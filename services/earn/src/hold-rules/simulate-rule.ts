import { type Database, formatMoney, MoneyText, type Static, type Transaction, Type } from '@facet/service-kit';
import type { HoldTerms } from './hold-rule.ts';

const DAYS = 30;

const Sum = Type.Object({ credits: Type.Integer(), members: Type.Integer(), amount: MoneyText });

export const HoldSimulation = Type.Object(
  {
    days: Type.Integer({ description: 'how many were looked at, up to now' }),
    all: { ...Sum, description: 'what walls credited' },
    held: { ...Sum, description: 'of it, what the rule would have held longer than it was' },
    takenBack: { ...Sum, description: 'of what it would have held, what the wall took back before the hold’s end' },
  },
  { $id: 'HoldSimulation' },
);

interface Row {
  credits: number;
  members: number;
  amount: bigint;
  held_credits: number;
  held_members: number;
  held_amount: bigint;
  back_credits: number;
  back_members: number;
  back_amount: bigint;
}

/**
 * What a rule would have held of the last 30 days: the same condition as `settle_credit` asks (`holds`,
 * migrations/015). It writes nothing.
 */
export async function simulateRule(
  database: Database | Transaction,
  { aboveHundredths, newDays, holdDays }: HoldTerms,
): Promise<Static<typeof HoldSimulation>> {
  const sums = (name: string, where: string): string =>
    `count(*) filter (where ${where})::int as ${name}credits, count(distinct member_id) filter (where ${where})::int as ${name}members,
     coalesce(sum(amount_hundredths) filter (where ${where}), 0)::bigint as ${name}amount`;
  const { rows } = await database.raw<{ rows: [Row] }>(
    `select ${sums('', 'true')}, ${sums('held_', 'is_held')}, ${sums('back_', 'is_held and reversed_at < earned_at + hold')}
     from (
       select e.member_id, e.amount_hundredths, e.earned_at, e.reversed_at, (r.rule).hold_days * interval '1 day' as hold,
         holds(r.rule, e.member_id, e.amount_hundredths, e.earned_at)
           and coalesce(e.releases_at, e.earned_at) < e.earned_at + (r.rule).hold_days * interval '1 day' as is_held
       from (select jsonb_populate_record(null::hold_rules, ?::jsonb) as rule) r, earnings e
       where e.source = 'wall' and e.earned_at >= clock_timestamp() - ? * interval '1 day'
         -- ids are by time: nothing older is read
         and e.id >= (select uuidv7(make_interval(days => ?::int)))
     ) credited`,
    [JSON.stringify({ above_hundredths: aboveHundredths.toString(), new_days: newDays, hold_days: holdDays }), DAYS, -DAYS - 1],
  );
  const [row] = rows;
  return {
    days: DAYS,
    all: { credits: row.credits, members: row.members, amount: formatMoney(row.amount) },
    held: { credits: row.held_credits, members: row.held_members, amount: formatMoney(row.held_amount) },
    takenBack: { credits: row.back_credits, members: row.back_members, amount: formatMoney(row.back_amount) },
  };
}
