import { useSearchParams } from '@facet/remote-kit';
import { LoadFailure } from '@facet/console-kit';
import { InPlaceOf, PageHeader, Segmented, SkeletonCard, Stack } from '@facet/ui';
import { t } from '../texts.ts';
import { AccountsCard } from './accounts-card.tsx';
import { EarnedChart } from './earned-chart.tsx';
import { GamesChart } from './games-chart.tsx';
import { InAndOut } from './in-and-out.tsx';
import { MarginsCard } from './margins-card.tsx';
import { useReadMoneyQuery, type MoneyWindow } from './money-api.ts';
import { MoneyFigures } from './money-figures.tsx';
import { MonthsCard } from './months-card.tsx';
import { OwedChart } from './owed-chart.tsx';
import { ReserveCard } from './reserve-card.tsx';
import { WallsCard } from './walls-card.tsx';
import styles from './money.module.css';

const windows = ['24h', '7d', '30d', '90d'] as const satisfies readonly MoneyWindow[];

/**
 * /admin/money: what came in, what went out, what is owed, and whether every figure agrees. The window is in the
 * address.
 */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const window = windows.find((each) => each === address.get('window')) ?? '7d';
  const { currentData, error, isFetching, refetch } = useReadMoneyQuery(window);
  return (
    <>
      <PageHeader
        title={t('Money')}
        aside={
          <Segmented
            label={t('Time')}
            options={[
              { value: '24h', label: t('24 h') },
              { value: '7d', label: t('7 days') },
              { value: '30d', label: t('30 days') },
              { value: '90d', label: t('90 days') },
            ]}
            value={window}
            onValueChange={(value) => setAddress({ window: value }, { replace: true })}
          />
        }
      >
        {t('What came in from the walls, what went out to members, and whether every figure agrees with the ledger.')}
      </PageHeader>
      <div className={styles.page}>
        {currentData ? (
          <>
            <MoneyFigures money={currentData} />
            <InAndOut money={currentData} />
          </>
        ) : error ? (
          <InPlaceOf skeleton={<Coming />}>
            <LoadFailure as="h2" title={t('Money did not load')} error={error} isFetching={isFetching} refetch={refetch} />
          </InPlaceOf>
        ) : (
          <Coming />
        )}
        <div className={styles.sides}>
          <Stack gap={4}>
            <WallsCard window={window} money={currentData} />
            <AccountsCard />
          </Stack>
          <ReserveCard money={currentData} />
        </div>
        {currentData && (
          <>
            <div className={styles.pair}>
              <EarnedChart money={currentData} />
              <OwedChart money={currentData} />
            </div>
            <GamesChart money={currentData} />
          </>
        )}
        <MarginsCard window={window} />
        <MonthsCard />
      </div>
    </>
  );
}

/** As high as the screen, as the charts are: what stands below them stays out of sight until they come. */
function Coming() {
  return (
    <div className={styles.coming}>
      <SkeletonCard />
      <SkeletonCard />
    </div>
  );
}
