import { useState } from 'react';
import { Button, Dialog, formatAmount, Notice, Spinner, SumList } from '@facet/ui';
import { FormDialog, LoadFailure, useFailure, useForm, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { BatchResults } from './batch-results.tsx';
import { PayChoice } from './pay-choice.tsx';
import { reasonProblems, RejectReason } from './reject-reason.tsx';
import {
  useDecideWithdrawalsMutation,
  usePreviewWithdrawalsQuery,
  type BatchPreview,
  type BatchReport,
  type Withdrawal,
} from './withdrawals-api.ts';

/** The server takes no more at once. */
const AT_ONCE_MAX = 100;

export interface BatchDialogProps {
  withdrawals: readonly Withdrawal[];
  status: 'completed' | 'failed';
  onClose: () => void;
}

/** The same decision on many: first what it would do, then what came of each. */
export function BatchDialog({ withdrawals, status, onClose }: BatchDialogProps) {
  const fail = useFailure();
  const refusal = useRefusal('admin');
  const form = useForm({ reason: '' }, (values) => (status === 'failed' ? reasonProblems(values) : {}));
  const [isAuto, setAuto] = useState(false);
  const [report, setReport] = useState<BatchReport>();
  const [decide] = useDecideWithdrawalsMutation();
  const ids = withdrawals.slice(0, AT_ONCE_MAX).map(({ id }) => id);
  const autoPayout = status === 'completed' && isAuto;
  // The lists are asked again when it is decided; the summary is of before.
  const {
    currentData: data,
    error: failure,
    isFetching,
    refetch,
  } = usePreviewWithdrawalsQuery({ ids, status, autoPayout }, { refetchOnMountOrArgChange: true, skip: report !== undefined });

  async function submit(): Promise<boolean> {
    const possible = data?.results.filter(({ possible: is }) => is).map(({ id }) => id) ?? [];
    const reason = status === 'failed' ? { rejectionReason: form.values.reason.trim() } : {};
    const { data: done, error } = await decide({ ids: possible, status, autoPayout, ...reason });
    if (error) fail(t('Withdrawal processing failed'), error);
    else setReport(done);
    return false;
  }

  if (report) return <Report report={report} onClose={onClose} />;
  const count = data?.possibleCount ?? 0;
  return (
    <FormDialog
      title={
        status === 'completed'
          ? t('Pay {count} withdrawals', { count: ids.length })
          : t('Reject {count} withdrawals', { count: ids.length })
      }
      description={status === 'completed' ? t('Each one is decided separately.') : t('The held amount returns immediately.')}
      confirm={actOf({ status, autoPayout, many: { count, amount: formatAmount(data?.possibleSum ?? '0') } })}
      danger={status === 'failed'}
      disabled={count === 0}
      check={form.check}
      submit={submit}
      onClose={onClose}
    >
      {status === 'completed' && (
        <PayChoice
          isAuto={isAuto}
          bot={{
            title: t('The bot buys them'),
            detail: refusal ?? t('Auto payout: one after the other, when it is their turn.'),
            disabled: refusal !== null,
          }}
          hand={{ title: t('They are bought'), detail: t('With the bot’s account; the platform is asked for each.') }}
          onChange={setAuto}
        />
      )}
      {status === 'failed' && <RejectReason form={form} />}
      {withdrawals.length > AT_ONCE_MAX && (
        <Notice title={t('Only the first {count}: no more can be decided at once', { count: AT_ONCE_MAX })} />
      )}
      {failure ? (
        <LoadFailure title={t('The summary did not load')} error={failure} isFetching={isFetching} refetch={refetch} />
      ) : (
        <Summary preview={data} />
      )}
    </FormDialog>
  );
}

interface Act extends Pick<BatchDialogProps, 'status'> {
  autoPayout: boolean;
  many: { count: number; amount: string };
}

/** The button says what it does, to how many, and with how much. */
function actOf({ status, autoPayout, many }: Act): string {
  if (status === 'failed') return t('Reject {count} and return {amount}', many);
  return autoPayout ? t('Buy {count} with the bot, {amount}', many) : t('Mark {count} as paid, {amount}', many);
}

function Summary({ preview }: { preview: BatchPreview | undefined }) {
  if (!preview)
    return (
      <output>
        <Spinner /> {t('Checking what can be decided')}
      </output>
    );
  const impossible = preview.results.filter(({ possible }) => !possible);
  return (
    <>
      <SumList
        variant="receipt"
        lines={[
          { label: t('Can be decided'), value: String(preview.possibleCount) },
          { label: t('Cannot'), value: String(preview.impossibleCount) },
        ]}
        total={{ label: t('Total'), value: formatAmount(preview.possibleSum) }}
      />
      {impossible.length > 0 && (
        <BatchResults
          rows={impossible.map(({ id, username, amount, why }) => ({ id, username, amount, words: t('left out'), message: why }))}
        />
      )}
    </>
  );
}

function Report({ report, onClose }: { report: BatchReport; onClose: () => void }) {
  const words = { decided: t('done'), queued: t('waits for the bot'), refused: t('refused'), unknown: t('not known') };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{count, plural, one {# withdrawal decided} other {# withdrawals decided}}', { count: report.doneCount })}
      description={t('{amount} together.', { amount: formatAmount(report.doneSum) })}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {report.failedCount > 0 && (
        <Notice
          tone="warning"
          title={t('{count, plural, one {# could not be decided} other {# could not be decided}}', { count: report.failedCount })}
        >
          {t('They stay as they are. Where the outcome is not known, look at the list before deciding again.')}
        </Notice>
      )}
      <BatchResults
        rows={report.results.map(({ id, username, amount, result, message }) => ({ id, username, amount, words: words[result], message }))}
      />
    </Dialog>
  );
}
