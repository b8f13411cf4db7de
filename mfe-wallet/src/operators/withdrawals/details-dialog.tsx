import { Dialog, formatAmount, Row, Rows, SkeletonRows, SumList } from '@facet/ui';
import { LoadFailure, minuteLabel, timeLabel } from '@facet/console-kit';
import type { ReadWithdrawalApiResponse } from '../api/wallet.generated.ts';
import { t } from '../texts.ts';
import { useReadWithdrawalQuery, type Withdrawal } from './withdrawals-api.ts';

/** One withdrawal with every try to pay it. */
export function DetailsDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const { id, username, amount } = withdrawal;
  const { currentData: data, error, isFetching, refetch } = useReadWithdrawalQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{amount} of {name}', { amount: formatAmount(amount), name: username ?? '—' })}
      description={t('Requested {time}', { time: minuteLabel(withdrawal.createdAt) })}
    >
      <SumList variant="receipt" lines={linesOf(data?.withdrawal ?? withdrawal)} />
      {error && <LoadFailure title={t('The tries did not load')} error={error} isFetching={isFetching} refetch={refetch} />}
      {!data && !error && <SkeletonRows count={2} />}
      {data && <Attempts attempts={data.attempts} />}
    </Dialog>
  );
}

type Attempt = ReadWithdrawalApiResponse['attempts'][number];

/** When it was sent, and of one that nobody knows the outcome of, when the platform was asked last. */
export function sentLabel({ startedAt, buyingAt, lookedAt, outcome }: Attempt): string {
  const sent = timeLabel(buyingAt ?? startedAt);
  if (outcome !== null) return sent;
  return lookedAt === null ? t('Sent {sent}', { sent }) : t('Sent {sent}, last asked {asked}', { sent, asked: timeLabel(lookedAt) });
}

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return <p>{t('No one has tried to pay it yet.')}</p>;
  return (
    <Rows inset>
      {attempts.map((attempt) => (
        <Row
          key={attempt.id}
          title={`${triedBy(attempt.kind, attempt.by)} · ${outcomeLabel(attempt.outcome)}`}
          detail={[sentLabel(attempt), attempt.detail].filter((words) => words !== null).join(' · ')}
          wraps
        />
      ))}
    </Rows>
  );
}

function triedBy(kind: Attempt['kind'], by: string): string {
  if (kind === 'restored') return t('Asked after a backup was restored');
  return kind === 'bot' ? t('By the bot, for {name}', { name: by }) : t('By hand, {name}', { name: by });
}

function outcomeLabel(outcome: string | null): string {
  if (outcome === null) return t('not known');
  return outcome === 'bought' ? t('bought') : t('not bought');
}

function linesOf({
  id,
  gamepassName,
  gamepassId,
  decidedBy,
  queuedBy,
  reason,
  note,
  processedAt,
}: Omit<Withdrawal, 'balance' | 'debt' | 'disabled' | 'riskSigns'>) {
  const lines: [string, string | null][] = [
    [t('Id'), id],
    [t('Gamepass'), `${gamepassName} (${gamepassId})`],
    [t('Decided by'), decidedBy],
    [t('Queued by'), queuedBy],
    [t('Reason'), reason],
    [t('The last try'), note],
    [t('Processed'), processedAt === null ? null : minuteLabel(processedAt)],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
