import { Link } from '@facet/remote-kit';
import { LoadFailure } from '@facet/console-kit';
import { InPlaceOf, PageHeader, SkeletonCard, TextLink, useVisible } from '@facet/ui';
import { t } from '../texts.ts';
import { AuditsCard } from './audits-card.tsx';
import { BoardFigures } from './board-figures.tsx';
import { OpenPayouts } from './open-payouts.tsx';
import { OutwardFindings } from './outward-findings.tsx';
import { PaidByHour } from './paid-by-hour.tsx';
import { PayoutStop } from './payout-stop.tsx';
import { useWatchPayoutBoardQuery } from './payouts-api.ts';
import styles from './payouts.module.css';

const EVERY_MS = 15_000;

/** /admin/payouts: what waits for an answer, what keeps payouts from going out, and the proof of the money. */
export function Component() {
  const { data, error, isFetching, refetch } = useWatchPayoutBoardQuery(undefined, { pollingInterval: useVisible() ? EVERY_MS : 0 });
  return (
    <>
      <PageHeader
        title={t('Payouts')}
        aside={
          <TextLink asChild>
            <Link to="/admin?tab=withdrawals">{t('All withdrawals')}</Link>
          </TextLink>
        }
      >
        {t('Payouts with an unknown outcome, and anything blocking the rest.')}
      </PageHeader>
      <div className={styles.page}>
        {data ? (
          <>
            <PayoutStop stop={data.stopped} />
            <OutwardFindings outward={data.outward} />
            <BoardFigures board={data} />
            <OpenPayouts
              title={t('Unknown')}
              payouts={data.unknown}
              count={data.unknownCount}
              empty={t('No payouts are waiting for the platform.')}
            />
            <OpenPayouts
              title={t('Being paid')}
              payouts={data.processing}
              count={data.processingCount}
              empty={t('Nothing is being paid right now.')}
            />
            <PaidByHour hours={data.paidByHour} />
          </>
        ) : error ? (
          <InPlaceOf skeleton={<Coming />}>
            <LoadFailure as="h2" title={t('Payouts did not load')} error={error} isFetching={isFetching} refetch={refetch} />
          </InPlaceOf>
        ) : (
          <Coming />
        )}
        <AuditsCard />
      </div>
    </>
  );
}

/** As high as the screen, as the board is: what stands below it stays out of sight until it comes. */
function Coming() {
  return (
    <div className={styles.coming}>
      <SkeletonCard />
    </div>
  );
}
