import { useState, type ReactNode } from 'react';
import { messageOf, requestIdOf, useOperator } from '@facet/remote-kit';
import { AlertDialog, Button, Card, CardHead, formatAmount, Money, SumList, useToast } from '@facet/ui';
import { useActFailure, useFailure } from '../forms/use-failure.ts';
import { isUnknownOutcome } from '../forms/use-act-key.ts';
import { RoleButton } from '../role/role-button.tsx';
import { sinceLabel, timeLabel } from '../time/format-time.ts';
import { t } from '../texts.ts';
import styles from './proposals.module.css';

/** What waits for a second operator. */
export interface Proposal {
  id: string;
  /** R$ that it would cost; below zero, what a member would lose. */
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
  /** The same in the list, where it says more: with a link to the member. */
  row?: (proposal: Waiting) => ReactNode;
  /** Amounts with their sign. */
  signed?: boolean;
  confirm: Decide;
  decline: Decide;
}

/**
 * Above a list, while there are any: what an operator asked for and another one has to confirm. The key c asks about
 * the first one.
 */
export function Proposals<Waiting extends Proposal>(props: ProposalsProps<Waiting>) {
  const { title, query, what, row = what, signed = false, confirm, decline } = props;
  const { data, error, isFetching, refetch } = query;
  const { id } = useOperator();
  const [confirming, setConfirming] = useState<Waiting>();
  const first = data?.proposals.find(({ by }) => by.id !== id);
  if (!data && error)
    return (
      <p className={styles.failed} role="alert">
        {t('What waits for confirmation did not load')}
        <Button
          size="small"
          variant="quiet"
          icon="rotate-cw"
          busy={isFetching}
          title={[messageOf(error), requestIdOf(error)].join(' ')}
          onClick={() => refetch()}
        >
          {t('Retry')}
        </Button>
      </p>
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
                <Money amount={proposal.promised} signed={signed} /> {row(proposal)}
              </span>
              <span className={styles.muted}>
                <time dateTime={proposal.createdAt} title={timeLabel(proposal.createdAt)}>
                  {t('{time} ago', { time: sinceLabel(proposal.createdAt) })}
                </time>{' '}
                {t('by {name}', { name: proposal.by.username })}
              </span>
            </div>
            {proposal.by.id === id ? (
              <p className={styles.muted}>{t('You proposed it: another operator confirms or declines.')}</p>
            ) : (
              <Decision
                proposal={proposal}
                what={what(proposal)}
                decline={decline}
                shortcut={proposal === first ? 'c' : undefined}
                onConfirm={() => setConfirming(proposal)}
              />
            )}
          </li>
        ))}
      </ul>
      {confirming && (
        <ConfirmDialog
          proposal={confirming}
          what={what(confirming)}
          signed={signed}
          confirm={confirm}
          onClose={() => setConfirming(undefined)}
        />
      )}
    </Card>
  );
}

interface DecisionProps {
  proposal: Proposal;
  what: string;
  decline: Decide;
  shortcut: string | undefined;
  onConfirm: () => void;
}

function Decision({ proposal, what, decline, shortcut, onConfirm }: DecisionProps) {
  const toast = useToast();
  const fail = useFailure();
  const [isBusy, setBusy] = useState(false);

  async function turnDown(): Promise<void> {
    setBusy(true);
    const { error } = await decline({ id: proposal.id, body: {} });
    setBusy(false);
    if (error) fail(t('Failed to decline'), error);
    else toast({ title: t('Declined'), description: what });
  }

  return (
    <div className={styles.buttons}>
      <RoleButton needs="admin" size="small" variant="primary" disabled={isBusy} shortcut={shortcut} onClick={onConfirm}>
        {t('Confirm…')}
      </RoleButton>
      <RoleButton needs="admin" size="small" busy={isBusy} onClick={() => void turnDown()}>
        {t('Decline')}
      </RoleButton>
    </div>
  );
}

interface ConfirmDialogProps {
  proposal: Proposal;
  what: string;
  signed: boolean;
  confirm: Decide;
  onClose: () => void;
}

/** The second operator sees all that it comes to before it is done. */
function ConfirmDialog({ proposal: { id, promised, by }, what, signed, confirm, onClose }: ConfirmDialogProps) {
  const toast = useToast();
  const fail = useActFailure();
  const [isBusy, setBusy] = useState(false);
  const amount = formatAmount(promised, { signed });

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const { error } = await confirm({ id, body: {} });
    setBusy(false);
    if (error) fail(t('Failed to confirm'), error);
    else toast({ title: t('Confirmed'), description: what });
    // Done or refused: the list says whether it still waits.
    if (!error || !isUnknownOutcome(error)) onClose();
  }

  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t('Confirm what {name} proposed?', { name: by.username })}
      description={t('It is done immediately.')}
      confirmLabel={t('Confirm {amount}', { amount })}
      danger={promised.startsWith('-')}
      busy={isBusy}
      onConfirm={() => void submit()}
    >
      <SumList
        variant="receipt"
        lines={[
          { label: t('What'), value: what },
          { label: t('Amount in all'), value: amount },
          { label: t('Proposed by'), value: by.username },
        ]}
      />
    </AlertDialog>
  );
}
