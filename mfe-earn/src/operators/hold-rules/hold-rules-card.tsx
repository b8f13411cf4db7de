import { useState } from 'react';
import { skipToken } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, SkeletonRows } from '@facet/ui';
import {
  type FigureColumn,
  FigureTable,
  LoadFailure,
  moneyColumn,
  RoleButton,
  StateMark,
  timeLabel,
  TwoLines,
  useRefusal,
} from '@facet/console-kit';
import { t } from '../texts.ts';
import { BeginRuleDialog } from './begin-rule-dialog.tsx';
import { EndRuleDialog } from './end-rule-dialog.tsx';
import { useListHoldRulesQuery, useSimulateHoldRuleQuery, type HoldRule, type HoldRules } from './hold-rules-api.ts';
import { FIRST_RULE, ruleLabel, ruleTerms } from './rule-values.ts';

/** Rules that hold larger credits of new members: those that are on, and those that were. */
export function HoldRulesCard() {
  const { data, error, isFetching, refetch } = useListHoldRulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState<'new' | HoldRule>();
  const refusal = useRefusal('owner');
  // What the dialog shows beside the first values is here when it opens.
  useSimulateHoldRuleQuery((refusal === null && ruleTerms(FIRST_RULE)) || skipToken, { selectFromResult: () => ({}) });
  return (
    <Card flush aria-labelledby="hold-rules">
      <CardHead id="hold-rules" title={t('Credits of new members')}>
        <RoleButton needs="owner" size="small" icon="plus" onClick={() => setOpen('new')}>
          {t('New rule')}
        </RoleButton>
      </CardHead>
      {data ? (
        data.rules.length === 0 ? (
          <EmptyState title={t('No rule yet')}>
            {t('A new one says what it would have held last month before it is switched on.')}
          </EmptyState>
        ) : (
          <FigureTable label={t('Credits of new members')} columns={columns(data, setOpen)} rows={data.rules} rowKey={({ id }) => id} />
        )
      ) : error ? (
        <LoadFailure title={t('The rules did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={3} />
      )}
      {open === 'new' && <BeginRuleDialog onClose={() => setOpen(undefined)} />}
      {typeof open === 'object' && <EndRuleDialog rule={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

function columns({ holding }: HoldRules, onEnd: (rule: HoldRule) => void): readonly FigureColumn<HoldRule>[] {
  const heldBy = (rule: HoldRule) => holding.find(({ ruleId }) => ruleId === rule.id);
  return [
    { header: t('Rule'), cell: ruleLabel },
    { header: t('State'), cell: (rule) => <State rule={rule} /> },
    { header: t('Credits held'), cell: (rule) => heldBy(rule)?.credits ?? 0 },
    moneyColumn(t('Held now'), (rule) => heldBy(rule)?.amount ?? '0.00'),
    {
      header: t('Switch'),
      cell: (rule) =>
        rule.endedAt === null && (
          <RoleButton
            needs="owner"
            size="small"
            aria-label={t('Switch off: {rule}', { rule: ruleLabel(rule) })}
            onClick={() => onEnd(rule)}
          >
            {t('Switch off')}
          </RoleButton>
        ),
    },
  ];
}

function State({ rule: { beganAt, beganBy, endedAt, endedBy } }: { rule: HoldRule }) {
  return endedAt === null ? (
    <TwoLines below={t('since {time} by {name}', { time: timeLabel(beganAt), name: beganBy })}>
      <StateMark tone="on">{t('On')}</StateMark>
    </TwoLines>
  ) : (
    <TwoLines below={t('since {time} by {name}', { time: timeLabel(endedAt), name: endedBy ?? '—' })}>
      <StateMark tone="off">{t('Off')}</StateMark>
    </TwoLines>
  );
}
