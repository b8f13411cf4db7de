import { useState } from 'react';
import { messageOf, requestIdOf, useOperator } from '@facet/remote-kit';
import { AlertDialog, Card, CardHead, ErrorCard, formatAmount, Money, SumList, useToast } from '@facet/ui';
import { useActFailure, useFailure } from '../forms/use-failure.ts';
import { isUnknownOutcome } from '../forms/use-act-key.ts';
import { RoleButton } from '../role/role-button.tsx';
import { sinceLabel, timeLabel } from '../time/format-time.ts';
import { t } from '../texts.ts';
import styles from './proposals.module.css';

/** What waits for a second operator. */
export interface Proposal {
  id: string;
  promised: string;
  by: { id: string; username: string };
  createdAt: string;
}

type Decide = (arg: { id: string; body: Record<string, never> }) => Promise<{ error?: Parameters<typeof messageOf>[0] }>;

interface ProposalsProps<Waiting extends Proposal> {
  /** "Batches waiting for confirmation" */
  title: string;
  query: {
    data?: { proposals: readonly Waiting[]; total: number } | undefined;
    error?: Parameters<typeof messageOf>[0] | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What it asks for, in a sentence. */
  what: (proposal: Waiting) => string;
  confirm: Decide;
  decline: Decide;
}

/** Above a list, while there are any: what an operator asked for and another one has to confirm. */
export function Proposals<Waiting extends Proposal>({ title, query, what, confirm, decline }: ProposalsProps<Waiting>) {
  const { data, error, isFetching, refetch } = query;
  if (!data && error)
    return (
      <ErrorCard
        as="h2"
        title={t('What waits for confirmation did not load')}
        onRetry={refetch}
        retrying={isFetching}
        requestId={requestIdOf(error)}
      >
        {messageOf(error)}
      </ErrorCard>
    );
  if (!data || data.proposals.length === 0) return null;
  return (
    <Card flush aria-label={title} as="section" className={styles.card}>
      <CardHead title={title}>
        <span className={styles.muted}>{data.total}</span>
      </CardHead>
      <ul className={styles.list}>
        {data.proposals.map((proposal) => (
          <li key={proposal.id} className={styles.row}>
            <div className={styles.what}>
              <span>
                <Money amount={proposal.promised} /> {what(proposal)}
              </span>
              <span className={styles.muted}>
                <time dateTime={proposal.createdAt} title={timeLabel(proposal.createdAt)}>
                  {t('{time} ago', { time: sinceLabel(proposal.createdAt) })}
                </time>{' '}
                {t('by {name}', { name: proposal.by.username })}
              </span>
            </div>
            <Decision proposal={proposal} what={what(proposal)} confirm={confirm} decline={decline} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface DecisionProps {
  proposal: Proposal;
  what: string;
  confirm: Decide;
  decline: Decide;
}

/** Not for who proposed it. */
function Decision({ proposal, what, decline, confirm }: DecisionProps) {
  const { id } = useOperator();
  const toast = useToast();
  const fail = useFailure();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (proposal.by.id === id) return <p className={styles.muted}>{t('You proposed it: another operator confirms or declines.')}</p>;

  async function turnDown(): Promise<void> {
    setBusy(true);
    const { error } = await decline({ id: proposal.id, body: {} });
    setBusy(false);
    if (error) fail(t('Failed to decline'), error);
    else toast({ title: t('Declined'), description: what });
  }

  return (
    <div className={styles.buttons}>
      <RoleButton needs="admin" size="small" variant="primary" disabled={isBusy} onClick={() => setConfirming(true)}>
        {t('Confirm…')}
      </RoleButton>
      <RoleButton needs="admin" size="small" busy={isBusy} onClick={() => void turnDown()}>
        {t('Decline')}
      </RoleButton>
      {isConfirming && <ConfirmDialog proposal={proposal} what={what} confirm={confirm} onClose={() => setConfirming(false)} />}
    </div>
  );
}

interface ConfirmDialogProps extends Omit<DecisionProps, 'decline'> {
  onClose: () => void;
}

/** The second operator sees all that is promised before it is. */
function ConfirmDialog({ proposal: { id, promised, by }, what, confirm, onClose }: ConfirmDialogProps) {
  const toast = useToast();
  const fail = useActFailure();
  const [isBusy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { error } = await confirm({ id, body: {} });
    setBusy(false);
    if (error) fail(t('Failed to confirm'), error);
    else toast({ title: t('Confirmed'), description: what });
    if (!error || !isUnknownOutcome(error)) onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t('Confirm what {name} proposed?', { name: by.username })}
      description={t('It is done immediately.')}
      confirmLabel={t('Promise {amount}', { amount: formatAmount(promised) })}
      busy={isBusy}
      onConfirm={() => void submit()}
    >
      <SumList
        variant="receipt"
        lines={[
          { label: t('What'), value: what },
          { label: t('Promises in all'), value: formatAmount(promised) },
          { label: t('Proposed by'), value: by.username },
        ]}
      />
    </AlertDialog>
  );
}
