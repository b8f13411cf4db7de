import { Link, numberFormat } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, InPlaceOf, Text, TextLink } from '@facet/ui';
import { addUp, durationLabel, type FigureColumn, FigureTable, heightOf, LoadFailure, moneyColumn } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useReadWallFiguresQuery, type MoneyWindow, type WallFigures } from './money-api.ts';

type Wall = WallFigures['walls'][number];
const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** What each wall brought, as earn counts it: over the whole width, so that walls can be compared line by line. */
export function WallsCard({ window }: { window: MoneyWindow }) {
  const { currentData, error, isFetching, refetch } = useReadWallFiguresQuery(window);
  return (
    <Card flush aria-labelledby="walls">
      <CardHead id="walls" title={t('Walls')}>
        <Text tone="muted">
          {currentData && t('{days, plural, one {the last day} other {the last # days}}', { days: currentData.days })}
        </Text>
      </CardHead>
      {currentData ? (
        currentData.walls.length === 0 ? (
          <EmptyState title={t('No wall has called yet')} />
        ) : (
          <WallTable walls={currentData.walls} />
        )
      ) : error ? (
        <InPlaceOf skeleton={<WallTable />}>
          <LoadFailure title={t('Walls did not load')} error={error} isFetching={isFetching} refetch={refetch} />
        </InPlaceOf>
      ) : (
        <WallTable />
      )}
    </Card>
  );
}

/** Without walls, the place of those that most sites have. */
function WallTable({ walls }: { walls?: readonly Wall[] }) {
  return <FigureTable label={t('Walls')} columns={columns(walls ?? [])} rows={walls} coming={4} rowKey={({ id }) => id} />;
}

function columns(walls: readonly Wall[]): readonly FigureColumn<Wall>[] {
  const all = heightOf(addUp(walls.map(({ credited }) => credited)));
  const shareOf = (amount: string, whole: number) => (whole === 0 ? '–' : percent(heightOf(amount) / whole));
  return [
    {
      header: t('Wall'),
      cell: ({ id, label }) => (
        <TextLink asChild>
          <Link to={`/admin/postbacks?provider=${id}`}>{label}</Link>
        </TextLink>
      ),
    },
    moneyColumn(t('Credited'), ({ credited }) => credited),
    { header: t('Share'), numeric: true, cell: ({ credited }) => shareOf(credited, all) },
    { header: t('Reversed'), numeric: true, cell: ({ credited, reversed }) => shareOf(reversed, heightOf(credited) + heightOf(reversed)) },
    { header: t('Refused'), numeric: true, cell: ({ refused }) => refused },
    moneyColumn(t('Median'), ({ median }) => median),
    { header: t('Last call'), numeric: true, cell: ({ silentSeconds }) => silence(silentSeconds) },
  ];
}

const silence = (seconds: number | null): string =>
  seconds === null ? t('never') : t('{time} ago', { time: durationLabel(seconds * 1_000) });
