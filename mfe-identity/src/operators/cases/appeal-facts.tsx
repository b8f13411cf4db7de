import type { ReactNode } from 'react';
import { classes, formatAmount, Icon, Skeleton, Text } from '@facet/ui';
import { dayLabel, durationLabel, minuteLabel, StateMark } from '@facet/console-kit';
import {
  useListMemberSessionsQuery,
  useReadMemberMoneyQuery,
  useReadMemberQuery,
  type Devices,
  type MemberMoney,
  type User,
} from '../members/members-api.ts';
import { t } from '../texts.ts';
import type { OperatorThread } from './cases-api.ts';
import styles from './cases.module.css';

type Banned = OperatorThread['member'];

const FRESH = { refetchOnMountOrArgChange: true };
const MONTH_MS = 30 * 86_400_000;

/** An appeal's ban, and what is known of the member: what speaks for it and what against. An operator weighs it. */
export function AppealFacts({ member }: { member: Banned }) {
  const { data: devices, ...sessions } = useListMemberSessionsQuery(member.id, FRESH);
  const { data: profile, ...read } = useReadMemberQuery(member.id, FRESH);
  const { data: money, ...moved } = useReadMemberMoneyQuery(member.id, FRESH);
  const asked = [sessions, read, moved];
  const { pro, contra } = weigh(member, { devices, user: profile?.user, money });
  return (
    <section className={classes(styles.fact, styles.ban)} aria-label={t('The ban')}>
      <div>
        <Text tone="strong" className={styles.kindLabel}>
          <Icon name="ban" size="small" />{' '}
          {t('Banned {time} by {name}', {
            time: member.bannedAt === null ? '—' : minuteLabel(member.bannedAt),
            name: member.bannedBy ?? '—',
          })}
        </Text>
        <Text as="p">{member.banReason ?? t('Without a reason.')}</Text>
      </div>
      {asked.some(({ isLoading }) => isLoading) ? (
        <Sides pro={<Skeleton height="1lh" />} contra={<Skeleton height="2lh" />} />
      ) : (
        <Sides pro={<Facts facts={pro} />} contra={<Facts facts={contra} />} />
      )}
      {asked.some(({ error }) => error) && <Text tone="muted">{t('Not everything about the member loaded.')}</Text>}
    </section>
  );
}

function Sides({ pro, contra }: { pro: ReactNode; contra: ReactNode }) {
  return (
    <div className={styles.sides}>
      <div>
        <StateMark tone="danger">{t('For the ban')}</StateMark>
        {pro}
      </div>
      <div>
        <StateMark tone="on">{t('Against it')}</StateMark>
        {contra}
      </div>
    </div>
  );
}

function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {facts.length === 0 && <li>{t('Nothing known.')}</li>}
    </ul>
  );
}

interface Known {
  devices: Devices | undefined;
  user: User | undefined;
  money: MemberMoney | undefined;
}

/** Only what a service knows; an address that others share says nothing alone. */
function weigh({ bannedAt }: Banned, { devices, user, money }: Known): { pro: string[]; contra: string[] } {
  const [pro, contra]: [string[], string[]] = [[], []];
  const sharers = devices?.sharedWith.filter(({ device, toldApart }) => device && toldApart === null) ?? [];
  const banned = sharers.filter((sharer) => sharer.banned);
  const namesOf = (some: typeof sharers) => some.map(({ username }) => username).join(', ');
  if (banned.length > 0) pro.push(t('Same browser as {names}, banned', { names: namesOf(banned) }));
  if (sharers.length > banned.length)
    contra.push(t('Same browser as {names}, not banned', { names: namesOf(sharers.filter((sharer) => !sharer.banned)) }));
  if (devices && sharers.length === 0) contra.push(t('Shares a browser with nobody'));
  for (const { username, toldApart } of devices?.sharedWith ?? [])
    if (toldApart) contra.push(t('Not {name}, says {by}: “{reason}”', { name: username, by: toldApart.by, reason: toldApart.reason }));
  if (money) {
    if (/[1-9]/.test(money.debt)) pro.push(t('Owes {amount}', { amount: formatAmount(money.debt) }));
    else contra.push(t('Owes nothing'));
  }
  if (user && bannedAt !== null) {
    const ageMs = Date.parse(bannedAt) - Date.parse(user.createdAt);
    if (ageMs < MONTH_MS) pro.push(t('Joined {age} before the ban', { age: durationLabel(ageMs) }));
    else contra.push(t('A member since {day}', { day: dayLabel(user.createdAt) }));
  }
  return { pro, contra };
}
