import { useState, type ReactNode } from 'react';
import { messageOf, requestIdOf, useOperator } from '@facet/remote-kit';
import { Button, Card, CardHead, Money } from '@facet/ui';
import { useAct } from '../forms/use-act.ts';
import { RoleButton } from '../role/role-button.tsx';
import { sinceLabel, timeLabel } from '../time/format-time.ts';
import { t } from '../texts.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { RaiseLimit, type Limit } from './raise-limit.tsx';
import styles from './proposals.module.css';

/** What waits for a second operator. */
export interface Proposal {
  id: string;
  /** R$ that it would cost; below zero, what a member would lose. */
  promised: string;
  by: { id: string; username: string };
  createdAt: string;
}

export type Decide = (arg: { id: string; body: Record<string, never> }) => Promise<{ error?: Parameters<typeof messageOf>[0] }>;

export interface ProposalsQuery<Waiting extends Proposal> {
  data?: { proposals: readonly Waiting[]; total: number } | undefined;
  error?: Parameters<typeof messageOf>[0] | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ProposalsProps<Waiting extends Proposal> {
  title: string;
  query: ProposalsQuery<Waiting>;
  /** What it asks for, in a sentence. */
  what: (proposal: Waiting) => string;
  /** The same in the list, where it says more: with a link to the member. */
  row?: (proposal: Waiting) => ReactNode;
  /** Amounts with their sign. */
  signed?: boolean;
  /** The setting above which it waits. */
  limit: Limit;
  confirm: Decide;
  decline: Decide;
  /** By who proposed it. */
  withdraw: Decide;
}

/**
 * While there are any: what an operator asked for and another one has to confirm. The key c asks about the first one.
 * It stands in a `ProposalsDock`.
 */
export function Proposals<Waiting extends Proposal>(props: ProposalsProps<Waiting>) {
  const { title, query, what, row = what, signed = false, limit, confirm, decline, withdraw } = props;
  const { data, error, isFetching, refetch } = query;
  const { id } = useOperator();
  const [confirming, setConfirming] = useState<Waiting>();
  const first = data?.proposals.find(({ by }) => by.id !== id);
  if (!data && error)
    return (
      <p className={styles.failed} role="alert">
        {t('{list} did not load', { list: title })}
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
      <CardHead title={title}>{data.total > 1 && <span className={styles.muted}>{data.total}</span>}</CardHead>
      <ul>
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
              <Own what={what(proposal)} limit={limit} withdraw={() => withdraw({ id: proposal.id, body: {} })} />
            ) : (
              <Decision
                what={what(proposal)}
                decline={() => decline({ id: proposal.id, body: {} })}
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
  what: string;
  decline: () => ReturnType<Decide>;
  shortcut: string | undefined;
  onConfirm: () => void;
}

function Decision({ what, decline, shortcut, onConfirm }: DecisionProps) {
  const { isBusy, send } = useEnding(what, decline);
  return (
    <div className={styles.buttons}>
      <RoleButton needs="admin" size="small" variant="primary" disabled={isBusy} shortcut={shortcut} onClick={onConfirm}>
        {t('Confirm…')}
      </RoleButton>
      <RoleButton
        needs="admin"
        size="small"
        busy={isBusy}
        onClick={() => void send({ done: t('Declined'), failed: t('Failed to decline') })}
      >
        {t('Decline')}
      </RoleButton>
    </div>
  );
}

/** One's own: nothing to decide, but to take it back. */
function Own({ what, limit, withdraw }: { what: string; limit: Limit; withdraw: () => ReturnType<Decide> }) {
  const { isBusy, send } = useEnding(what, withdraw);
  return (
    <div className={styles.own}>
      <p className={styles.muted}>
        <span>{t('You proposed it: another operator confirms or declines.')}</span> <RaiseLimit limit={limit} />
      </p>
      <RoleButton
        needs="admin"
        size="small"
        busy={isBusy}
        onClick={() => void send({ done: t('Taken back'), failed: t('Failed to take back') })}
      >
        {t('Take it back')}
      </RoleButton>
    </div>
  );
}

/** Ends a proposal without doing it, and says what came of that. */
function useEnding(what: string, end: () => ReturnType<Decide>) {
  const act = useAct();
  const [isBusy, setBusy] = useState(false);

  async function send({ done, failed }: { done: string; failed: string }): Promise<void> {
    setBusy(true);
    await act(end(), failed, { title: done, description: what });
    setBusy(false);
  }

  return { isBusy, send };
}
