import { Line, readLine } from '@facet/money-kit';
import { formatMoney, MoneyText, type Static, type TSchema, Type } from '@facet/service-kit';
import { providerLabel } from '../walls/index.ts';
import { type Earning, type EarningSource, earningSources, type EarningState, earningStates } from './earning.ts';

const Time = Type.String({ format: 'date-time' });
const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const Source = Type.Unsafe<EarningSource>({ type: 'string', enum: earningSources });

/** A label is the reason that the wallet books, and reads as one. */
export const labelOf = ({ label }: Pick<Earning, 'label'>) => ({ label, line: readLine('earn', label) });

export const HeldBy = Type.Unsafe<'wall' | 'rule'>({
  type: 'string',
  enum: ['wall', 'rule'],
  description: 'wall: it holds all that it credits; rule: of this site, for larger credits of new members',
});

/** Why it has a day of release. */
export const heldBy = ({ hold_rule_id }: Pick<Earning, 'hold_rule_id'>): 'wall' | 'rule' => (hold_rule_id === null ? 'wall' : 'rule');

/** A line of the history, with all that its "why?" tells. */
export const EarningView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    key: Type.String({ description: 'the same as in the wallet’s statement' }),
    source: Source,
    label: Type.String({ description: 'wall and offer, task, code, or reward' }),
    line: Line,
    amount: MoneyText,
    state: Type.Unsafe<EarningState>({
      type: 'string',
      enum: earningStates,
      description:
        'pending: held until releasesAt; sent: on its way to the balance; reversed: taken back; cancelled: taken back before it was credited; refused: not accepted by the wallet',
    }),
    provider: nullable(Type.Object({ id: Type.String(), label: Type.String() }, { description: 'the wall, of a wall’s earning' })),
    transaction: nullable(Type.String({ description: 'the wall’s own number' })),
    offer: nullable(Type.String({ description: 'as the wall names it' })),
    earnedAt: Time,
    releasesAt: nullable(Time),
    heldBy: nullable(HeldBy),
    creditedAt: nullable(Time),
    reversedAt: nullable(Time),
  },
  { $id: 'Earning' },
);

export function presentEarning(row: Earning): Static<typeof EarningView> {
  return {
    id: row.id,
    key: row.key,
    source: row.source,
    ...labelOf(row),
    amount: formatMoney(row.amount_hundredths),
    state: row.state,
    provider: row.provider === null ? null : { id: row.provider, label: providerLabel(row.provider) },
    transaction: row.transaction,
    offer: row.offer,
    earnedAt: row.earned_at.toISOString(),
    releasesAt: row.releases_at?.toISOString() ?? null,
    heldBy: row.releases_at === null ? null : heldBy(row),
    creditedAt: row.credited_at?.toISOString() ?? null,
    reversedAt: row.reversed_at?.toISOString() ?? null,
  };
}
