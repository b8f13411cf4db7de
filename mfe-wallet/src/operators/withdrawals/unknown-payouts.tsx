import { Button, Card, CardHead, formatAmount, Icon, Money, SkeletonRows, TextLink, useVisible } from '@facet/ui';
import { addUp, LoadFailure, MemberCell, sinceLabel, timeLabel, untilLabel } from '@facet/console-kit';
import { t, Trans } from '../texts.ts';
import { sentLabel } from './details-dialog.tsx';
import styles from './unknown-payouts.module.css';
import { useAskNow } from './use-ask-now.ts';
import { useReadWithdrawalQuery, useSearchWithdrawalsQuery, type Withdrawal } from './withdrawals-api.ts';

interface UnknownPayoutsProps {
  onApprove: (withdrawal: Withdrawal) => void;
  onDetails: (withdrawal: Withdrawal) => void;
  /** To the list of all of them. */
  onAll: () => void;
}

const SHOWN = '10';
const REFRESH_MS = 30_000;

/** Beside the queue where there is room: payouts of which nobody knows whether they happened. */
export function UnknownPayouts({ onApprove, onDetails, onAll }: UnknownPayoutsProps) {
  const { data, error, isFetching, refetch } = useSearchWithdrawalsQuery(
    { type: 'normal', payoutState: 'unknown', sort: 'createdAt', limit: SHOWN },
    { refetchOnMountOrArgChange: true },
  );
  // Answered since they were counted.
  if (data?.withdrawals.length === 0) return null;
  return (
    <Card flush aria-labelledby="unknown-payouts" className={styles.card}>
      <CardHead
        id="unknown-payouts"
        title={
          <span className={styles.title}>
            <Icon name="circle-alert" size="small" /> {t('Unknown')}
          </span>
        }
      >
        {data && <span className={styles.sum}>{sumLabel(data)}</span>}
      </CardHead>
      <p className={styles.about}>
        {t(
          'Neither paid nor refunded. The purchase got no answer, so the platform is asked until it says what happened. Nothing here may be approved twice.',
        )}
      </p>
      {error && !data && (
        <LoadFailure title={t('Payouts with an unknown outcome did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!data && !error && <SkeletonRows count={2} />}
      <ul>
        {data?.withdrawals.map((withdrawal) => (
          <UnknownPayout key={withdrawal.id} withdrawal={withdrawal} onApprove={onApprove} onDetails={onDetails} />
        ))}
      </ul>
      {data?.nextCursor && (
        <Button size="small" variant="quiet" onClick={onAll}>
          {t('Show all {count}', { count: data.total })}
        </Button>
      )}
    </Card>
  );
}

type UnknownPayoutProps = Pick<UnknownPayoutsProps, 'onApprove' | 'onDetails'> & { withdrawal: Withdrawal };

function UnknownPayout({ withdrawal, onApprove, onDetails }: UnknownPayoutProps) {
  const { username, amount, gamepassName, gamepassLink, changedAt, note } = withdrawal;
  const { ask, isAsking } = useAskNow();
  return (
    <li className={styles.payout}>
      <div className={styles.who}>
        <MemberCell name={username} />
        <Money amount={amount} />
      </div>
      <p className={styles.pass}>
        <Trans
          id="<link>{gamepass}</link>, unknown for {age}"
          values={{
            gamepass: gamepassName,
            age: (
              <time dateTime={changedAt} title={timeLabel(changedAt)}>
                {sinceLabel(changedAt)}
              </time>
            ),
          }}
          components={{ link: <TextLink href={gamepassLink} target="_blank" rel="noreferrer" /> }}
        />
      </p>
      <Sent withdrawal={withdrawal} />
      {note !== null && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <Button size="small" icon="rotate-cw" busy={isAsking} onClick={() => void ask(withdrawal)}>
          {t('Ask now')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onApprove(withdrawal)}>
          {t('Mark as paid')}
        </Button>
        <Button size="small" variant="quiet" icon="scroll-text" onClick={() => onDetails(withdrawal)}>
          {t('Details')}
        </Button>
      </div>
    </li>
  );
}

/** Stays away while that is not known; when it is asked next, which a wallet of before does not tell. */
function Sent({ withdrawal: { id } }: { withdrawal: Withdrawal }) {
  const { data } = useReadWithdrawalQuery(id, { pollingInterval: useVisible() ? REFRESH_MS : 0 });
  const attempt = data?.attempts.findLast(({ outcome }) => outcome === null);
  if (!attempt) return null;
  const next: string | null | undefined = attempt.nextLookAt;
  return (
    <p className={styles.note}>
      {sentLabel(attempt)}
      {next && (
        <>
          <br />
          <time dateTime={next} title={timeLabel(next)}>
            {nextLabel(next)}
          </time>
        </>
      )}
      {attempt.waitsAgainFrom && (
        <>
          <br />
          <time dateTime={attempt.waitsAgainFrom}>{backLabel(attempt.waitsAgainFrom)}</time>
        </>
      )}
    </p>
  );
}

function backLabel(from: string): string {
  return Date.parse(from) > Date.now()
    ? t('Returns to the queue at {time} or later, once the platform says that it was not bought', { time: timeLabel(from) })
    : t('Returns to the queue as soon as the platform says that it was not bought');
}

function nextLabel(next: string): string {
  return Date.parse(next) > Date.now() ? t('Asked again in {time}', { time: untilLabel(next) }) : t('Being asked again');
}

/** What is held is told where all of it is seen. */
function sumLabel({ withdrawals, total, nextCursor }: { withdrawals: readonly Withdrawal[]; total: number; nextCursor: string | null }) {
  if (nextCursor !== null) return total;
  return t('{count}, {amount} held', { count: total, amount: formatAmount(addUp(withdrawals.map(({ amount }) => amount))) });
}
