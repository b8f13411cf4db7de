import { useState } from 'react';
import { Button, Card, CardHead, CopyButton, Dialog, EmptyState, SkeletonRows, Text } from '@facet/ui';
import {
  type FigureColumn,
  FigureTable,
  LoadFailure,
  minuteLabel,
  moneyColumn,
  RoleButton,
  StateMark,
  TwoLines,
  useAsked,
} from '@facet/console-kit';
import { t } from '../texts.ts';
import { CloseMonthDialog } from './close-month-dialog.tsx';
import { useListMonthsQuery, type ClosedMonth, type OpenMonth } from './money-api.ts';
import { MonthFiles } from './month-files.tsx';
import { monthLabel, refusalLabel } from './month-label.ts';
import { MonthSums } from './month-sums.tsx';

type Month = { month: string } & ({ open: OpenMonth; closed: null } | { open: null; closed: ClosedMonth });

const HASH_DIGITS = 10;

/** The months of the books: the closed ones, and those that will be. */
export function MonthsCard() {
  const { data, error, isFetching, refetch } = useListMonthsQuery();
  const [chosen, setChosen] = useState<Month>();
  const [isAsked, over] = useAsked('close', 'admin');
  const months: Month[] = [
    ...(data?.open ?? []).map((open) => ({ month: open.month, open, closed: null })),
    ...(data?.closed ?? []).map((closed) => ({ month: closed.month, open: null, closed })),
  ];
  const shown = chosen ?? (isAsked ? months.find(({ open }) => open?.refusal === null) : undefined);
  const close = (): void => {
    setChosen(undefined);
    over();
  };
  return (
    <Card flush aria-labelledby="months">
      <CardHead id="months" title={t('Months')}>
        <Text tone="muted">{t('A closed month never changes')}</Text>
      </CardHead>
      {data ? (
        months.length === 0 ? (
          <EmptyState title={t('No month yet')} />
        ) : (
          <FigureTable label={t('Months')} columns={columns(setChosen)} rows={months} rowKey={({ month }) => month} />
        )
      ) : error ? (
        <LoadFailure title={t('Months did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={4} />
      )}
      {shown && <Shown shown={shown} onClose={close} />}
    </Card>
  );
}

function Shown({ shown: { month, open }, onClose }: { shown: Month; onClose: () => void }) {
  if (open) return <CloseMonthDialog open={open} onClose={onClose} />;
  return (
    <Dialog open wide onOpenChange={onClose} title={monthLabel(month)} description={t('Closed for good')}>
      <MonthSums month={month} />
      <MonthFiles month={month} />
    </Dialog>
  );
}

function columns(onShow: (month: Month) => void): readonly FigureColumn<Month>[] {
  return [
    { header: t('Month'), cell: ({ month }) => monthLabel(month) },
    { header: t('State'), place: 'detail', cell: (month) => <State {...month} /> },
    moneyColumn(t('From walls'), ({ closed }) => closed && closed.flow.fromWalls),
    moneyColumn(t('Paid out'), ({ closed }) => closed && closed.flow.paidOut),
    { ...moneyColumn<Month>(t('Owed at the end of the month'), ({ closed }) => closed && closed.owed.total), place: 'figure' },
    {
      header: t('Hash'),
      cell: ({ closed }) => (closed ? <CopyButton text={closed.hash} label={closed.hash.slice(0, HASH_DIGITS)} /> : '–'),
    },
    { header: t('Files'), cell: ({ month }) => <MonthFiles month={month} /> },
    { header: t('Sums'), place: 'amount', cell: (month) => <Show month={month} onShow={onShow} /> },
  ];
}

function State({ open, closed }: Month) {
  if (closed)
    return (
      <TwoLines below={t('{operator}, {time}', { operator: closed.closedBy, time: minuteLabel(closed.closedAt) })}>
        <StateMark tone="on">{t('Closed')}</StateMark>
      </TwoLines>
    );
  return (
    <TwoLines below={open.refusal && refusalLabel(open.refusal)}>
      {open.refusal ? <StateMark tone="off">{t('Not closed')}</StateMark> : <StateMark tone="info">{t('Ready to close')}</StateMark>}
    </TwoLines>
  );
}

function Show({ month, onShow }: { month: Month; onShow: (month: Month) => void }) {
  const name = monthLabel(month.month);
  const show = () => onShow(month);
  if (month.open && !month.open.refusal)
    return (
      <RoleButton needs="admin" size="small" variant="primary" onClick={show}>
        {t('Close month…')}
      </RoleButton>
    );
  return (
    <Button size="small" aria-label={t('Show the sums of {month}', { month: name })} onClick={show}>
      {t('Show')}
    </Button>
  );
}
