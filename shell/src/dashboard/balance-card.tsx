import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useMember, useProfile } from '@facet/remote-kit';
import { Button, classes, Cluster, CutCard, formatAmount, Money, Skeleton, Stack, Stone, Text, WhyFigure } from '@facet/ui';
import { useIsDeclared } from '../app/known-remotes.ts';
import { Private } from '../drawn/private.tsx';
import { t } from '../texts.ts';
import styles from './balance-card.module.css';
import { useReadFiguresQuery, type Earned } from './figures-api.ts';
import { useReserved, type Reserved } from './use-reserved.ts';
import { useWithdrawable } from './use-withdrawable.ts';
import { WayToWithdrawal } from './way-to-withdrawal.tsx';
import { WhyBalance } from './why-balance.tsx';
import { WhyEarned } from './why-earned.tsx';
import { WhyReserved } from './why-reserved.tsx';

/**
 * The one large number of the page, what it is made of, and the two ways on, where a remote brings them: the one that
 * is possible now first.
 */
export function BalanceCard({ isNarrow }: { isNarrow?: boolean }) {
  const labelId = useId();
  const member = useMember();
  const { balance } = useProfile().profile ?? member;
  const canWithdraw = useIsDeclared('/withdraw');
  const canEarn = useIsDeclared('/earn');
  const { isEnough } = useWithdrawable();
  const withdraw = canWithdraw ? [{ path: '/withdraw', label: t('Withdraw') }] : [];
  const earn = canEarn ? [{ path: '/earn', label: t('Earn Robux') }] : [];
  const ways = isEnough ? [...withdraw, ...earn] : [...earn, ...withdraw];
  return (
    <CutCard className={classes(styles.card, isNarrow && styles.narrow)} aria-labelledby={labelId}>
      <Stack gap={2}>
        <Text tone="muted" className={styles.label} id={labelId}>
          {t('Current Balance')}
        </Text>
        <Cluster gap={4}>
          <Stone size={44} />
          <Private place={<Skeleton width={160} height="var(--line-48)" />}>
            <WhyFigure question={t('Why {balance}?', { balance: formatAmount(balance, { decimals: 0 }) })} answer={<WhyBalance />}>
              <Money amount={balance} decimals={0} size={48} />
            </WhyFigure>
          </Private>
        </Cluster>
      </Stack>
      <SideFigures />
      {canWithdraw && <WayToWithdrawal />}
      {ways.length > 0 && (
        <Cluster className={styles.actions}>
          {ways.map(({ path, label }, place) => (
            <Button key={path} asChild variant={place === 0 ? 'primary' : 'default'}>
              <Link to={path}>{label}</Link>
            </Button>
          ))}
        </Cluster>
      )}
    </CutCard>
  );
}

function SideFigures() {
  const { data, isError } = useReadFiguresQuery();
  const earned = data?.earned;
  const reserved = useReserved();
  return (
    <dl className={styles.side}>
      <div>
        <dt>{t('This week')}</dt>
        <dd>{earned ? <ThisWeek earned={earned} /> : <Pending failed={isError} />}</dd>
      </div>
      {reserved.isAsked && (
        <div>
          <dt>{t('Reserved')}</dt>
          <dd>
            {reserved.amount ? <ReservedFigure amount={reserved.amount} open={reserved.open} /> : <Pending failed={reserved.isError} />}
          </dd>
        </div>
      )}
    </dl>
  );
}

function ThisWeek({ earned: { thisWeek, weekBegins } }: { earned: Earned }) {
  return (
    <WhyFigure
      question={t('Why {amount}?', { amount: formatAmount(thisWeek.total) })}
      answer={<WhyEarned earned={thisWeek} label={t('This week')} since={weekBegins} />}
    >
      <Money amount={thisWeek.total} signed={thisWeek.total !== '0.00'} />
    </WhyFigure>
  );
}

function ReservedFigure({ amount, open }: { amount: string } & Pick<Reserved, 'open'>) {
  return (
    <WhyFigure question={t('Why {amount}?', { amount: formatAmount(amount) })} answer={<WhyReserved amount={amount} open={open} />}>
      <Money amount={amount} />
    </WhyFigure>
  );
}

function Pending({ failed }: { failed: boolean }) {
  return failed ? 'R$ —' : <Skeleton width={72} height={20} />;
}
