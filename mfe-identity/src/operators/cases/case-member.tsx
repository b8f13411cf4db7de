import { lineText } from '@facet/remote-kit';
import { Avatar, Badge, Button, formatAmount, Money, Notice, RankBadge, Skeleton, Text, toRank } from '@facet/ui';
import { Amount, caseTitle, dayLabel, minuteLabel, StateMark, stateLook } from '@facet/console-kit';
import {
  useListMemberTransactionsQuery,
  useReadMemberMoneyQuery,
  useReadMemberQuery,
  type MemberMoney,
  type Transaction,
} from '../members/members-api.ts';
import { t } from '../texts.ts';
import type { OperatorThread } from './cases-api.ts';
import styles from './cases.module.css';

const SHOWN = 4;
const FRESH = { refetchOnMountOrArgChange: true };

interface CaseMemberProps {
  member: OperatorThread['member'];
  earlier: OperatorThread['earlier'];
  /** Their ban stands in the case itself. */
  isAppeal: boolean;
  onOpen: (id: string) => void;
  onMember: (id: string) => void;
}

/** Whose case it is: who they are, what they have, what moved last, and what they asked before. */
export function CaseMember({ member, earlier, isAppeal, onOpen, onMember }: CaseMemberProps) {
  const { data: profile, error, refetch } = useReadMemberQuery(member.id, FRESH);
  const money = useReadMemberMoneyQuery(member.id, FRESH);
  const moved = useListMemberTransactionsQuery({ memberId: member.id, limit: SHOWN }, FRESH);
  return (
    <aside className={styles.member} aria-label={t('Member')}>
      <div className={styles.line}>
        <span className={styles.who}>
          <Avatar name={member.username} tinted />
          <h2>{member.username}</h2>
        </span>
        {member.disabled ? <StateMark tone="danger">{t('Banned')}</StateMark> : <StateMark tone="on">{t('Active')}</StateMark>}
      </div>
      {member.disabled && !isAppeal && (
        <Notice tone="danger" title={member.banReason ?? t('Without a reason.')}>
          {t('By {name}, {time}', { name: member.bannedBy ?? '—', time: member.bannedAt === null ? '—' : minuteLabel(member.bannedAt) })}
        </Notice>
      )}
      {!profile && !error && <Skeleton width="70%" height="1lh" />}
      {!profile && error && (
        <Notice tone="warning" title={t('The member did not load')}>
          <Button size="small" onClick={refetch}>
            {t('Retry')}
          </Button>
        </Notice>
      )}
      {profile && (
        <p className={styles.about}>
          <RankBadge rank={toRank(profile.user.rank)} /> <span>{t('joined {day}', { day: dayLabel(profile.user.createdAt) })}</span>
          {profile.user.riskSigns.length > 0 && (
            <Badge tone="warning">
              {t('{count, plural, one {# risk sign} other {# risk signs}}', { count: profile.user.riskSigns.length })}
            </Badge>
          )}
        </p>
      )}
      {(money.data || money.isLoading) && <MoneyFigures money={money.data} />}
      {(moved.data || moved.isLoading) && <LatestMoves transactions={moved.data?.transactions} />}
      <Button size="small" wide onClick={() => onMember(member.id)}>
        {t('Whole profile')}
      </Button>
      <OtherCases earlier={earlier} onOpen={onOpen} />
    </aside>
  );
}

/** Undefined: it is on its way. */
function MoneyFigures({ money }: { money: MemberMoney | undefined }) {
  const figures: [string, string | undefined][] = [
    [t('Balance, R$'), money?.balance],
    [t('Earned, R$'), money?.totalEarned],
    [t('Held, R$'), money?.held],
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount === undefined ? <Skeleton width="4em" height="1lh" /> : <Amount amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Undefined: they are on their way. */
function LatestMoves({ transactions }: { transactions: readonly Transaction[] | undefined }) {
  if (transactions?.length === 0) return null;
  return (
    <section>
      <h3>{t('Latest transactions')}</h3>
      {!transactions && <Skeleton height="5lh" />}
      <ul className={styles.moves}>
        {transactions?.map(({ id, line, description, createdAt, amount }) => (
          <li key={id} className={styles.line}>
            <span>
              {lineText(line, description, formatAmount)}
              <Text as="div" tone="muted" size={12}>
                {minuteLabel(createdAt)}
              </Text>
            </span>
            <Money amount={amount} signed />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherCases({ earlier, onOpen }: Pick<CaseMemberProps, 'earlier' | 'onOpen'>) {
  return (
    <section>
      <h3>{t('Other cases')}</h3>
      {earlier.length === 0 && (
        <Text as="p" tone="muted" size={12}>
          {t('None.')}
        </Text>
      )}
      <ul className={styles.moves}>
        {earlier.map((each) => (
          <li key={each.id}>
            <button type="button" className={styles.earlier} onClick={() => onOpen(each.id)}>
              {each.number} {caseTitle(each)}
              <Text as="span" tone="muted" size={12}>
                {stateLook(each).label}, {dayLabel(each.changedAt)}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
