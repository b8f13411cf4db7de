import { Link, numberFormat } from '@facet/remote-kit';
import { Button, Card, CardHead, Cluster, EmptyState, hundredthsOf, InPlaceOf, Text, TextLink } from '@facet/ui';
import { Amount, LoadFailure, moneyColumn, type SortedFigureColumn, SortedFigureTable } from '@facet/console-kit';
import { t } from '../texts.ts';
import { lastDays } from './bucket-label.ts';
import { countedWindow, DAYS, useReadWallFiguresQuery, type MoneyWindow, type WallFigures } from './money-api.ts';
import styles from './money.module.css';

type Margin = WallFigures['sum'] & {
  id: string;
  name: string;
  /** Whether its calls say what it pays us, and under its signature; null: all walls together. */
  says: 'signed' | 'unsigned' | 'nothing' | null;
};
const COST = '/admin/settings?search=credit_cost_cents';
const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** What each wall says that it pays us, beside what it was credited for and what that costs. */
export function MarginsCard({ window }: { window: MoneyWindow }) {
  const { currentData, error, isFetching, refetch } = useReadWallFiguresQuery(countedWindow(window));
  return (
    <Card flush aria-labelledby="margins">
      <CardHead id="margins" title={t('Revenue and margins')}>
        <Cluster gap={3}>
          <Text tone="muted">{lastDays(DAYS[countedWindow(window)])}</Text>
          <Button asChild size="small" icon="download">
            <a href={`/api/admin/money/walls.csv?window=${countedWindow(window)}`} download aria-label={t('Walls as CSV')}>
              {t('CSV')}
            </a>
          </Button>
        </Cluster>
      </CardHead>
      {currentData ? (
        currentData.walls.length === 0 ? (
          <EmptyState title={t('No wall has called yet')} />
        ) : (
          <MarginTable figures={currentData} />
        )
      ) : error ? (
        <InPlaceOf skeleton={<MarginTable />}>
          <LoadFailure title={t('Revenue did not load')} error={error} isFetching={isFetching} refetch={refetch} />
        </InPlaceOf>
      ) : (
        <MarginTable />
      )}
      <Text as="p" tone="muted" size={12} className={styles.reckoned}>
        {t(
          'Revenue is what the walls’ calls say that they pay us: only a figure, no R$ depends on it, and where it is not signed anybody could have changed it. It counts when its credit does and goes when that is taken back. Dollars are summed to the millionth and rounded once, to a cent. The margin is of the credits whose revenue is known; the cost is of all.',
        )}
      </Text>
    </Card>
  );
}

/** Without figures, the place of the walls that most sites have, and their sum. */
function MarginTable({ figures }: { figures?: WallFigures }) {
  return (
    <SortedFigureTable
      label={t('Revenue and margins')}
      columns={columns(figures?.creditCostCents ?? null)}
      rows={figures && marginsOf(figures)}
      coming={5}
      endsInSum
      rowKey={({ id }) => id}
    />
  );
}

function marginsOf({ walls, sum }: WallFigures): Margin[] {
  return [
    ...walls.map((wall): Margin => {
      const says = !wall.saysRevenue ? 'nothing' : wall.signsRevenue ? 'signed' : 'unsigned';
      return { ...wall, name: wall.label, says };
    }),
    { ...sum, id: 'sum', name: t('Sum'), says: null },
  ];
}

function columns(costCents: number | null): readonly SortedFigureColumn<Margin>[] {
  return [
    { header: t('Wall'), by: ({ name }) => name, cell: ({ name }) => name },
    { ...moneyColumn<Margin>(t('Credited'), ({ credited }) => credited), by: ({ credited }) => hundredthsOf(credited) },
    { ...moneyColumn<Margin>(t('Taken back'), ({ reversed }) => reversed), by: ({ reversed }) => hundredthsOf(reversed) },
    { ...usdColumn(t('Revenue'), ({ revenue }) => revenue), place: 'detail' },
    { header: t('Known'), numeric: true, by: knownPart, cell: (margin) => shareLabel(knownPart(margin)) },
    { header: t('Signature'), cell: ({ says }) => signatureLabel(says) },
    usdColumn(t('Cost'), ({ cost }) => cost),
    {
      ...usdColumn(t('Margin'), ({ margin }) => margin, true),
      place: 'amount',
      ...(costCents === null && { cell: () => <SetCost /> }),
    },
    {
      header: t('Margin, %'),
      place: 'figure',
      numeric: true,
      by: ({ marginPercent }) => (marginPercent === null ? null : hundredthsOf(marginPercent)),
      cell: ({ marginPercent }) => shareLabel(marginPercent === null ? null : Number(marginPercent) / 100),
    },
  ];
}

/** A column of US$: the unit stands in its head. */
function usdColumn(name: string, amountOf: (margin: Margin) => string | null, signed?: boolean): SortedFigureColumn<Margin> {
  const by = (margin: Margin) => {
    const amount = amountOf(margin);
    return amount === null ? null : hundredthsOf(amount);
  };
  const cell = (margin: Margin) => {
    const amount = amountOf(margin);
    return amount === null ? '–' : <Amount amount={amount} signed={signed} />;
  };
  return { header: t('{name}, US$', { name }), numeric: true, by, cell };
}

/** Of the credits, those whose call said what the wall pays us. */
const knownPart = ({ credits, creditsWithRevenue }: Margin) => (credits === 0 ? null : creditsWithRevenue / credits);
const shareLabel = (share: number | null) => (share === null ? '–' : percent(share));

function SetCost() {
  return (
    <TextLink asChild>
      <Link to={COST}>{t('Set what R$ cost')}</Link>
    </TextLink>
  );
}

function signatureLabel(says: Margin['says']): string {
  switch (says) {
    case 'signed':
      return t('signed');
    case 'unsigned':
      return t('not signed');
    case 'nothing':
      return t('says none');
    case null:
      return '';
    default:
      return says satisfies never;
  }
}
