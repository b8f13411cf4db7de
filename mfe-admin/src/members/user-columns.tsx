import { dateFormat, numberFormat } from '@facet/remote-kit';
import { Badge, classes, RankBadge, rankLabel, toRank } from '@facet/ui';
import { Amount, type Column, dayLabel, MemberCell, SparkLine, StateMark } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { User } from './members-api.ts';
import type { MemberOrder } from './use-member-list.ts';
import styles from './members.module.css';

/** Only what the list can be ordered by is a button. */
export function userColumns(filter: string, order: MemberOrder, trends: ReadonlyMap<string, readonly number[]>): Column<User>[] {
  const by = (sort: string) => (order.has(sort) ? sort : undefined);
  const money = (id: string, header: string, sort: string, of: (user: User) => string | null): Column<User> => ({
    id,
    header,
    numeric: true,
    sort: by(sort),
    cell: (user) => <Figure amount={of(user)} />,
  });
  return [
    { id: 'member', header: t('Member'), sort: by('username'), lead: true, cell: (user) => <Who user={user} /> },
    {
      id: 'state',
      header: t('State'),
      place: 'detail',
      cell: (user) => <State user={user} />,
    },
    { ...money('balance', t('Balance, R$'), 'balance', ({ balance }) => balance), place: 'amount' },
    { id: 'trend', header: t('Earned, 7 d'), from: 1360, cell: ({ id }) => <Trend days={trends.get(id)} /> },
    {
      ...money('earned', t('Total earned, R$'), 'totalEarned', ({ totalEarned }) => totalEarned),
      short: t('earned'),
      place: 'figure',
      cell: ({ totalEarned }) => <Earned amount={totalEarned} />,
    },
    { ...money('wagered', t('Wagered, R$'), 'wageredBalance', ({ wageredBalance }) => wageredBalance), from: 1180 },
    { ...money('won', t('Won, R$'), 'winnedBalance', ({ winnedBalance }) => winnedBalance), from: 1180 },
    { ...money('lost', t('Lost, R$'), 'lostBalance', ({ lostBalance }) => lostBalance), from: 1180 },
    { ...money('debt', t('Debt, R$'), 'debt', ({ debt }) => debt), optional: filter !== 'debt' },
    { id: 'rank', header: t('Rank'), from: 1360, cell: ({ rank }) => <RankBadge rank={toRank(rank)} /> },
    {
      id: 'joined',
      header: t('Joined'),
      sort: by('createdAt'),
      from: 1180,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dayLabel(createdAt)}</time>,
    },
    { id: 'id', header: t('Id'), optional: true, cell: ({ id }) => <code className={styles.id}>{id}</code> },
  ];
}

/** On a phone also what has no column of its own there: rank, unless they are banned, and the day they joined. */
function State({ user: { disabled, rank, createdAt } }: { user: User }) {
  const joined = t('joined {day}', { day: isOfThisYear(createdAt) ? dayOfYear(createdAt) : dayLabel(createdAt) });
  return (
    <>
      <span className={classes(!disabled && styles.notOnPhone)}>
        {disabled ? <StateMark tone="danger">{t('Banned')}</StateMark> : <StateMark tone="on">{t('Active')}</StateMark>}
      </span>
      <span className={styles.onPhone}>{disabled ? `, ${joined}` : `${rankLabel(rank)}, ${joined}`}</span>
    </>
  );
}

/** Green: it ends higher than it began. */
function Trend({ days = [] }: { days: readonly number[] | undefined }) {
  return <SparkLine values={days} top={0} tone={(days.at(-1) ?? 0) > (days[0] ?? 0) ? 'accent' : undefined} />;
}

const whole = numberFormat({ maximumFractionDigits: 0 });
const dayOfYear = dateFormat({ day: 'numeric', month: 'short' });
const isOfThisYear = (at: string): boolean => new Date(at).getFullYear() === new Date().getFullYear();

/** A service that is away leaves a gap, not a zero. */
function Figure({ amount }: { amount: string | null }) {
  return amount === null ? <span title={t('The wallet did not answer')}>—</span> : <Amount amount={amount} />;
}

/** A phone has no room for hundredths beside the rank. */
function Earned({ amount }: { amount: string | null }) {
  if (amount === null) return <Figure amount={amount} />;
  return (
    <>
      <span className={styles.notOnPhone}>
        <Amount amount={amount} />
      </span>
      <span className={styles.onPhone}>{whole(Number(amount))}</span>
    </>
  );
}

function Who({ user }: { user: User }) {
  const { username, adminRole, riskSigns, debt, deletedAt } = user;
  return (
    <MemberCell name={username}>
      {adminRole !== null && <Badge tone="info">{adminRole}</Badge>}
      {deletedAt && <Badge>{t('Account deleted')}</Badge>}
      {riskSigns.length > 0 && (
        <Badge tone="warning">{t('{count, plural, one {# risk sign} other {# risk signs}}', { count: riskSigns.length })}</Badge>
      )}
      {debt !== null && debt !== '0.00' && <Badge tone="danger">{t('Debt {amount}', { amount: debt })}</Badge>}
    </MemberCell>
  );
}
