import { failureOf, msg, numberFormat, type Failure } from '@facet/remote-kit';
import { Button, formatAmount, Money as Amount, RequestId, Skeleton, SumList } from '@facet/ui';
import { Figure, Figures, heightOf, negated } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { ChartedMoney } from './chart-card.tsx';
import { useReadMoneyAccountsQuery, type Money, type MoneyAccounts, type MoneyWindow } from './money-api.ts';
import { useWallLooks } from './wall-looks.ts';
import styles from './money.module.css';

const percent = numberFormat({ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });

/** The five figures; each says what it is made of. */
export function MoneyFigures({ money, failure, window }: ChartedMoney & { window: MoneyWindow }) {
  return (
    <Figures label={t('Figures')}>
      {money ? <FlowFigures money={money} window={window} /> : <FlowMissing failure={failure} />}
      <OwedFigures />
    </Figures>
  );
}

const PAID_OUT = msg('Withdrawals settled as paid in this period, by the bot and by hand: the ledger’s transfers to payouts:paid.');

function FlowFigures({ money: { walls, sum, before }, window }: { money: Money; window: MoneyWindow }) {
  const looks = useWallLooks({ walls }, window);
  return (
    <>
      <Figure
        label={t('In from walls')}
        value={<Amount amount={sum.fromWalls} decimals={0} size={24} />}
        why={
          <SumList
            lines={looks.map(({ name }, wall) => ({ label: name, value: <Amount amount={sum.walls[wall] ?? '0.00'} /> }))}
            total={{ label: t('Credited minus reversed'), value: <Amount amount={sum.fromWalls} /> }}
          />
        }
      >
        {comparedWith(sum.fromWalls, before.fromWalls)}
      </Figure>
      <Figure label={t('Paid out')} value={<Amount amount={sum.paidOut} decimals={0} size={24} />} why={t(PAID_OUT)}>
        {comparedWith(sum.paidOut, before.paidOut)}
      </Figure>
      <Figure
        label={t('Net')}
        value={<Amount amount={sum.net} decimals={0} signed size={24} />}
        why={
          <SumList
            lines={[
              { label: t('In from walls'), value: <Amount amount={sum.fromWalls} /> },
              { label: t('Paid out'), value: <Amount amount={negated(sum.paidOut)} signed /> },
            ]}
            total={{ label: t('Net'), value: <Amount amount={sum.net} signed /> }}
          />
        }
      >
        {t('in minus out')}
      </Figure>
    </>
  );
}

/** Until they come their words keep the place that they will take. */
function FlowMissing({ failure }: Pick<ChartedMoney, 'failure'>) {
  const value = failure ?? <Skeleton width={96} height={32} />;
  const compared = <span className={styles.unseen}>{comparedWith('1.00', '2.00')}</span>;
  return (
    <>
      <Figure label={t('In from walls')} value={value} why={t('Credited minus reversed')}>
        {compared}
      </Figure>
      <Figure label={t('Paid out')} value={value} why={t(PAID_OUT)}>
        {compared}
      </Figure>
      <Figure label={t('Net')} value={value} why={t('in minus out')}>
        {t('in minus out')}
      </Figure>
    </>
  );
}

function comparedWith(now: string, before: string): string {
  const [present, past] = [heightOf(now), heightOf(before)];
  if (past === 0) return t('no data for the previous period');
  return t('{change} compared with the previous period', { change: percent((present - past) / Math.abs(past)) });
}

/** What is owed now, whatever the window. */
function OwedFigures() {
  const { data, error, refetch } = useReadMoneyAccountsQuery();
  if (!data) return <OwedMissing failure={error && failureOf(error)} onRetry={refetch} />;
  const { owed } = data;
  return (
    <>
      <Figure label={t('Owed to members')} value={<Amount amount={owed.total} decimals={0} size={24} />} why={<Owed owed={owed} />}>
        {t('now, debts {debts}', { debts: formatAmount(owed.debts) })}
      </Figure>
      <Figure
        label={t('Held for payouts')}
        value={<Amount amount={owed.held} decimals={0} size={24} />}
        why={t(
          '{count, plural, one {# withdrawal holds money and is neither paid nor returned.} other {# withdrawals hold money and are neither paid nor returned.}}',
          {
            count: owed.heldCount,
          },
        )}
      >
        {t('{amount} with unknown outcome ({count})', { amount: formatAmount(owed.unknown), count: owed.unknownCount })}
      </Figure>
    </>
  );
}

function Owed({ owed }: { owed: MoneyAccounts['owed'] }) {
  const line = (label: string, amount: string | null) => ({ label, value: amount === null ? t('not known') : <Amount amount={amount} /> });
  return (
    <SumList
      lines={[
        line(t('Balances of {count} members', { count: owed.members }), owed.balances),
        line(t('Held for payouts'), owed.held),
        line(t('Held by walls, not credited yet'), owed.pending),
        line(t('Referral Bonuses that can be claimed'), owed.referralRewards),
      ]}
      total={{ label: t('Owed now'), value: <Amount amount={owed.total} /> }}
    />
  );
}

/** As `FlowMissing`. */
function OwedMissing({ failure, onRetry }: { failure: Failure | undefined; onRetry: () => unknown }) {
  const value = failure === undefined ? <Skeleton width={96} height={32} /> : t('not known');
  const some = formatAmount('10000.00');
  return (
    <>
      <Figure
        label={t('Owed to members')}
        why={t('Balances, what is held for payouts or by walls, and referral rewards that can be claimed.')}
        value={value}
      >
        {failure === undefined ? (
          <span className={styles.unseen}>{t('now, debts {debts}', { debts: some })}</span>
        ) : (
          <>
            <Button size="small" variant="quiet" icon="rotate-cw" title={failure.description} onClick={onRetry}>
              {t('Retry')}
            </Button>
            {failure.requestId && <RequestId id={failure.requestId} />}
          </>
        )}
      </Figure>
      <Figure label={t('Held for payouts')} why={t('What withdrawals hold that are neither paid nor returned.')} value={value}>
        {failure === undefined && (
          <span className={styles.unseen}>{t('{amount} with unknown outcome ({count})', { amount: some, count: 10 })}</span>
        )}
      </Figure>
    </>
  );
}
