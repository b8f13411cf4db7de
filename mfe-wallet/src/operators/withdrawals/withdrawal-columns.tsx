import { Badge, Icon } from '@facet/ui';
import { msg, type Message } from '@facet/remote-kit';
import { Amount, type Column, MemberCell, minuteLabel, sinceLabel, StateMark, type StateTone, TwoLines } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { Withdrawal } from './withdrawals-api.ts';
import styles from './withdrawals.module.css';

const LONG_MS = 24 * 3_600_000;

const STATES: Record<Withdrawal['payoutState'], { tone: StateTone; label: Message }> = {
  held: { tone: 'warning', label: msg('Pending') },
  processing: { tone: 'info', label: msg('Paying') },
  unknown: { tone: 'warning', label: msg('Unknown') },
  paid: { tone: 'on', label: msg('Completed') },
  rejected: { tone: 'danger', label: msg('Failed, rejected') },
  cancelled: { tone: 'off', label: msg('Failed, cancelled') },
};

/**
 * `isBeside`: something stands beside the table, which takes the room of a column. `isOpen`: none of them has ended;
 * those that have are too many for an order by name.
 */
export function withdrawalColumns({ isBeside, isOpen }: { isBeside: boolean; isOpen: boolean }): Column<Withdrawal>[] {
  return [
    {
      id: 'member',
      header: t('Member'),
      ...(isOpen && { sort: 'username' }),
      lead: true,
      cell: (withdrawal) => <Who withdrawal={withdrawal} />,
    },
    { id: 'amount', header: t('Amount, R$'), sort: 'amount', numeric: true, cell: ({ amount }) => <Amount amount={amount} /> },
    { id: 'gamepass', header: t('Gamepass'), cell: (withdrawal) => <Gamepass withdrawal={withdrawal} /> },
    { id: 'waiting', header: t('Waiting'), sort: 'createdAt', numeric: true, cell: (withdrawal) => <Waiting withdrawal={withdrawal} /> },
    { id: 'state', header: t('State'), cell: (withdrawal) => <State withdrawal={withdrawal} /> },
    { id: 'checks', header: t('Checks'), from: 1180, cell: (withdrawal) => <Checks withdrawal={withdrawal} /> },
    {
      id: 'balance',
      header: t('Balance now, R$'),
      numeric: true,
      from: isBeside ? 1600 : 1180,
      cell: ({ balance }) => (balance === null ? '—' : <Amount amount={balance} />),
    },
    { id: 'by', header: t('Decided by'), optional: true, cell: ({ decidedBy }) => decidedBy ?? '—' },
    { id: 'id', header: t('Id'), optional: true, cell: ({ id }) => <code className={styles.id}>{id}</code> },
  ];
}

function Who({ withdrawal: { username, disabled } }: { withdrawal: Withdrawal }) {
  return <MemberCell name={username}>{disabled === true && <Badge tone="danger">{t('Banned')}</Badge>}</MemberCell>;
}

function Gamepass({ withdrawal: { gamepassName, experienceName, gamepassLink } }: { withdrawal: Withdrawal }) {
  return (
    <TwoLines below={experienceName}>
      <a href={gamepassLink} target="_blank" rel="noreferrer" className={styles.link}>
        {gamepassName} <Icon name="external-link" size="tiny" />
      </a>
    </TwoLines>
  );
}

function Waiting({ withdrawal: { createdAt, status, processedAt } }: { withdrawal: Withdrawal }) {
  if (status !== 'pending') return <time dateTime={processedAt ?? createdAt}>{minuteLabel(processedAt ?? createdAt)}</time>;
  return (
    <time dateTime={createdAt} title={minuteLabel(createdAt)} className={isLong(createdAt) ? styles.long : undefined}>
      {sinceLabel(createdAt)}
    </time>
  );
}

const isLong = (since: string): boolean => Date.now() - Date.parse(since) > LONG_MS;

function State({ withdrawal: { payoutState, queuedAt, reservedUntil, decidedBy, note, reason } }: { withdrawal: Withdrawal }) {
  const { tone, label } = STATES[payoutState];
  const isQueued = payoutState === 'held' && queuedAt !== null;
  return (
    <TwoLines below={reservedUntil === null ? (reason ?? note) : t('{name} buys it by hand', { name: decidedBy ?? '—' })}>
      <StateMark tone={isQueued ? 'info' : tone}>{isQueued ? t('Waits for the bot') : t(label)}</StateMark>
    </TwoLines>
  );
}

function Checks({ withdrawal: { riskSigns, debt } }: { withdrawal: Withdrawal }) {
  if (riskSigns === null) return <span title={t('A service did not answer')}>—</span>;
  const hasDebt = debt !== null && debt !== '0.00';
  if (riskSigns.length === 0 && !hasDebt) return <StateMark tone="on">{t('Clear')}</StateMark>;
  return (
    <span className={styles.checks}>
      {riskSigns.length > 0 && (
        <Badge tone="warning">{t('{count, plural, one {# risk sign} other {# risk signs}}', { count: riskSigns.length })}</Badge>
      )}
      {hasDebt && <Badge tone="danger">{t('Debt {amount}', { amount: debt })}</Badge>}
    </span>
  );
}
