import { dateFormat, useSearchParams } from '@facet/remote-kit';
import { LoadFailure } from '@facet/console-kit';
import { Cluster, IconButton, PageHeader, Segmented, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { AccountsCard } from './accounts-card.tsx';
import { EarnedChart } from './earned-chart.tsx';
import { GamesChart } from './games-chart.tsx';
import { InAndOut } from './in-and-out.tsx';
import { MarginsCard } from './margins-card.tsx';
import { DAYS, useReadMoneyQuery, type Money, type MoneyWindow } from './money-api.ts';
import { MoneyFigures } from './money-figures.tsx';
import { MonthsCard } from './months-card.tsx';
import { OwedChart } from './owed-chart.tsx';
import { ReserveCard } from './reserve-card.tsx';
import { WallsCard } from './walls-card.tsx';
import styles from './money.module.css';

const windows = ['24h', '7d', '30d', '90d'] as const satisfies readonly MoneyWindow[];

/**
 * /admin/money: what came in, what went out, what is owed, and whether every figure agrees. The window and, of one that
 * is over, its last day are in the address.
 */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const window = windows.find((each) => each === address.get('window')) ?? '7d';
  const until = dayOf(address.get('until'));
  const { currentData, error, isFetching, refetch } = useReadMoneyQuery({ window, ...(until && { until }) });
  const show = (next: MoneyWindow, last?: string) => setAddress({ window: next, ...(last && { until: last }) }, { replace: true });
  const charted = { money: currentData, failure: error && t('not known') };
  // What is told of today stands beside figures of today only.
  const present = until === undefined ? currentData : undefined;
  return (
    <>
      <PageHeader
        title={t('Money')}
        aside={
          <Cluster gap={2}>
            <Period window={window} until={until} money={currentData} onShow={(last) => show(window, last)} />
            <Segmented
              label={t('Time')}
              options={[
                { value: '24h', label: t('24 h') },
                { value: '7d', label: t('7 days') },
                { value: '30d', label: t('30 days') },
                { value: '90d', label: t('90 days') },
              ]}
              value={window}
              onValueChange={(value) => show(value, until)}
            />
          </Cluster>
        }
      >
        {t('What came in from the walls, what went out to members, and whether every figure agrees with the ledger.')}
      </PageHeader>
      <div className={styles.page}>
        <MoneyFigures {...charted} window={window} />
        <InAndOut
          money={currentData}
          failure={error && <LoadFailure title={t('Money did not load')} error={error} isFetching={isFetching} refetch={refetch} />}
          window={window}
        />
        <div className={styles.sides}>
          <Stack gap={4}>
            <WallsCard window={window} money={present} />
            <AccountsCard />
          </Stack>
          <ReserveCard money={present} />
        </div>
        <div className={styles.pair}>
          <EarnedChart {...charted} />
          <OwedChart {...charted} />
        </div>
        <GamesChart {...charted} window={window} />
        <MarginsCard window={window} />
        <MonthsCard />
      </div>
    </>
  );
}

const DAY_MS = 86_400_000;
const day = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
const today = (): number => Math.floor(Date.now() / DAY_MS) * DAY_MS;

/** Of the address; undefined: it reaches to now. */
function dayOf(text: string | null): string | undefined {
  const ms = text === null ? Number.NaN : Date.parse(text);
  return ms < today() ? isoDay(ms) : undefined;
}

const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

interface PeriodProps {
  window: MoneyWindow;
  until: string | undefined;
  money: Money | undefined;
  onShow: (until: string | undefined) => void;
}

/** Which days are shown, and on to as many before or after them. */
function Period({ window, until, money, onShow }: PeriodProps) {
  const last = until === undefined ? today() : Date.parse(until);
  const moved = (days: number) => onShow(dayOf(isoDay(last + days * DAY_MS)));
  const from = money?.from ?? isoDay(last - DAYS[window] * DAY_MS);
  return (
    <Cluster gap={1}>
      <IconButton icon="arrow-left" iconSize="small" label={t('Earlier')} onClick={() => moved(-DAYS[window])} />
      <span className={money ? undefined : styles.coming}>{t('{from} – {until}', { from: day(from), until: day(isoDay(last)) })}</span>
      <IconButton
        icon="arrow-right"
        iconSize="small"
        label={t('Later')}
        aria-disabled={until === undefined}
        onClick={() => moved(DAYS[window])}
      />
    </Cluster>
  );
}
