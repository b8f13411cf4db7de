import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Dialog, ErrorCard, formatAmount, Row, Rows, SkeletonRows, SumList } from '@facet/ui';
import { minuteLabel, timeLabel } from '@facet/console-kit';
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
      {error && (
        <ErrorCard title={t('The tries did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      )}
      {!data && !error && <SkeletonRows count={2} />}
      {data && <Attempts attempts={data.attempts} />}
    </Dialog>
  );
}

type Attempt = ReadWithdrawalApiResponse['attempts'][number];

function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0) return <p>{t('No one has tried to pay it yet.')}</p>;
  return (
    <Rows inset>
      {attempts.map(({ id, kind, by, startedAt, outcome, detail }) => (
        <Row
          key={id}
          title={`${triedBy(kind, by)} · ${outcomeLabel(outcome)}`}
          detail={detail === null ? timeLabel(startedAt) : `${timeLabel(startedAt)} · ${detail}`}
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
