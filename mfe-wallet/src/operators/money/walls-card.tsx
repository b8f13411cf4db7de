import { Link, numberFormat } from '@facet/remote-kit';
import { Card, CardHead, EmptyState, hundredthsOf, InPlaceOf, Text, TextLink } from '@facet/ui';
import {
  addUp,
  durationLabel,
  heightOf,
  LoadFailure,
  moneyColumn,
  ShareBar,
  SparkLine,
  type SortedFigureColumn,
  SortedFigureTable,
} from '@facet/console-kit';
import { t } from '../texts.ts';
import { lastDays } from './bucket-label.ts';
import { countedWindow, useReadWallFiguresQuery, type Money, type MoneyWindow, type WallFigures } from './money-api.ts';

type Wall = WallFigures['walls'][number];
const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

/** What each wall brought, as earn counts it: over the whole width, so that walls can be compared line by line. */
export function WallsCard({ window, money }: { window: MoneyWindow; money: Money | undefined }) {
  const { currentData, error, isFetching, refetch } = useReadWallFiguresQuery(countedWindow(window));
  return (
    <Card flush aria-labelledby="walls">
      <CardHead id="walls" title={t('Walls')}>
        <Text tone="muted">{currentData && lastDays(currentData.days)}</Text>
      </CardHead>
      {currentData ? (
        currentData.walls.length === 0 ? (
          <EmptyState title={t('No wall has called yet')} />
        ) : (
          <WallTable walls={currentData.walls} money={money} />
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
function WallTable({ walls, money }: { walls?: readonly Wall[]; money?: Money | undefined }) {
  return <SortedFigureTable label={t('Walls')} columns={columns(walls ?? [], money)} rows={walls} coming={4} rowKey={({ id }) => id} />;
}

function columns(walls: readonly Wall[], money: Money | undefined): readonly SortedFigureColumn<Wall>[] {
  const all = heightOf(addUp(walls.map(({ credited }) => credited)));
  const part = (amount: string, whole: number) => (whole === 0 ? null : heightOf(amount) / whole);
  const reversed = (wall: Wall) => part(wall.reversed, heightOf(wall.credited) + heightOf(wall.reversed));
  return [
    {
      header: t('Wall'),
      by: ({ label }) => label,
      cell: ({ id, label }) => (
        <TextLink asChild>
          <Link to={`/admin/postbacks?provider=${id}`}>{label}</Link>
        </TextLink>
      ),
    },
    { ...moneyColumn<Wall>(t('Credited'), ({ credited }) => credited), by: ({ credited }) => hundredthsOf(credited), place: 'amount' },
    { header: t('Share'), numeric: true, place: 'detail', cell: ({ credited }) => <WallShare share={part(credited, all)} /> },
    { header: t('Trend'), cell: ({ id }) => <SparkLine values={trendOf(id, money)} top={0} tone="accent" /> },
    { header: t('Reversed'), numeric: true, place: 'figure', by: reversed, cell: (wall) => written(reversed(wall)) },
    { header: t('Refused'), numeric: true, by: ({ refused }) => refused, cell: ({ refused }) => refused },
    { ...moneyColumn<Wall>(t('Median'), ({ median }) => median), by: ({ median }) => (median === null ? null : hundredthsOf(median)) },
    {
      header: t('Last call'),
      numeric: true,
      by: ({ silentSeconds }) => silentSeconds,
      cell: ({ silentSeconds }) => silence(silentSeconds),
    },
  ];
}

const COUNTED_MOST = 30;

/** What it brought in each column of the chart above, of the days that are counted here. */
function trendOf(wall: string, money: Money | undefined): number[] {
  const place = money?.walls.indexOf(wall) ?? -1;
  return place < 0 ? [] : (money?.buckets.slice(-COUNTED_MOST).map(({ walls }) => heightOf(walls[place] ?? '0')) ?? []);
}

function WallShare({ share }: { share: number | null }) {
  return <ShareBar share={share ?? 0}>{written(share)}</ShareBar>;
}

const written = (share: number | null): string => (share === null ? '–' : percent(share));

const silence = (seconds: number | null): string =>
  seconds === null ? t('never') : t('{time} ago', { time: durationLabel(seconds * 1_000) });
