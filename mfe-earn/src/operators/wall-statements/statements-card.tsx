import { useState } from 'react';
import { Badge, Button, Card, CardHead, EmptyState, SkeletonRows } from '@facet/ui';
import { dayLabel, type FigureColumn, FigureTable, LoadFailure, moneyColumn, RoleButton, timeLabel, useAsked } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useListProvidersQuery } from '../providers/providers-api.ts';
import { EnterStatement } from './enter-statement.tsx';
import { useListWallStatementsQuery, type WallStatement } from './statements-api.ts';
import { StatementResult } from './statement-result.tsx';

const SHOWN = 20;

/** Reconciliation of walls: what they say that they reported, beside what was credited here. */
export function StatementsCard() {
  const { data, error, isFetching, refetch } = useListWallStatementsQuery({ limit: SHOWN });
  // The walls that the dialog offers are here when it opens.
  useListProvidersQuery(undefined, { selectFromResult: () => ({}) });
  const [entering, setEntering] = useState(false);
  const [isAsked, over] = useAsked('enter', 'admin');
  const [open, setOpen] = useState<string>();
  const statements = data?.statements;
  return (
    <Card flush aria-labelledby="statements">
      <CardHead id="statements" title={t('Wall statements')}>
        <RoleButton needs="admin" size="small" icon="plus" onClick={() => setEntering(true)}>
          {t('Enter a statement')}
        </RoleButton>
      </CardHead>
      {statements ? (
        statements.length === 0 ? (
          <EmptyState title={t('No statement yet')}>
            {t('Paste a wall’s report: every transaction is matched in both directions.')}
          </EmptyState>
        ) : (
          <FigureTable label={t('Wall statements')} columns={columns(setOpen)} rows={statements} rowKey={({ id }) => id} />
        )
      ) : error ? (
        <LoadFailure title={t('Statements did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={3} />
      )}
      {(entering || isAsked) && (
        <EnterStatement
          onEntered={setOpen}
          onClose={() => {
            setEntering(false);
            over();
          }}
        />
      )}
      {open !== undefined && <StatementResult id={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

function columns(open: (id: string) => void): readonly FigureColumn<WallStatement>[] {
  return [
    { header: t('Wall'), cell: ({ provider }) => provider.label },
    { header: t('Period'), cell: ({ from, to }) => t('{from} to {to}', { from: dayLabel(from), to: dayLabel(to) }) },
    moneyColumn(t('Wall says'), ({ said }) => said),
    moneyColumn(t('Here'), ({ here }) => here),
    { header: t('Found'), cell: (statement) => <Found statement={statement} /> },
    { header: t('Entered'), cell: ({ enteredAt, enteredBy }) => t('{time} by {name}', { time: timeLabel(enteredAt), name: enteredBy }) },
    {
      header: t('Differences'),
      cell: ({ id, provider }) => (
        <Button size="small" onClick={() => open(id)} aria-label={t('Show differences of {name}', { name: provider.label })}>
          {t('Show')}
        </Button>
      ),
    },
  ];
}

function Found({ statement: { missingHere, missingThere, different, agreed } }: { statement: WallStatement }) {
  const all = missingHere + missingThere + different;
  if (all === 0) return <Badge tone="accent">{t('All {agreed} agree', { agreed })}</Badge>;
  return <Badge tone="warning">{t('{all, plural, one {# difference} other {# differences}}', { all })}</Badge>;
}
