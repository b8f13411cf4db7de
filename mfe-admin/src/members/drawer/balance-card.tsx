import { CutCard, formatFigure, Icon, Money } from '@facet/ui';
import { Amount, heightOf, LoadFailure, ShareBar } from '@facet/console-kit';
import { t } from '../../texts.ts';
import { useReadMemberFiguresQuery, type MemberMoney } from '../members-api.ts';
import { useMemberAddress } from '../use-member-address.ts';
import { inAndOut, type Flow, type InAndOut } from './in-and-out.ts';
import styles from './balance.module.css';

/** What the member has, and what it is made of: all that ever came in and went out. */
export function BalanceCard({ id, money }: { id: string; money: MemberMoney }) {
  const { currentData: figures, error, isFetching, refetch } = useReadMemberFiguresQuery(id);
  const made = figures && inAndOut({ earned: figures.earned.total, balance: figures.balance }, money.held);
  const sums: [string, string][] = [
    [t('Held'), money.held],
    [t('Debt'), money.debt],
    [t('Total earned'), money.totalEarned],
    [t('Wagered'), money.wageredBalance],
    [t('Won'), money.winnedBalance],
    [t('Lost'), money.lostBalance],
  ];
  return (
    <CutCard aria-label={t('Money')} className={styles.card}>
      <div className={styles.head}>
        <div>
          <p className={styles.label}>{t('Balance')}</p>
          <Money amount={money.balance} size={32} />
        </div>
        <dl className={styles.sums}>
          {sums.map(([label, amount]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd>
                <Amount amount={amount} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {!figures && error && (
        <LoadFailure title={t('What came in and went out did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {made && (
        <div className={styles.flows}>
          <Column title={t('Came in')} sign="+" flows={made.cameIn} total={made.totalIn} colour="var(--chart-bar-strong)" />
          <div>
            <Column title={t('Went out')} sign="−" flows={made.wentOut} total={made.totalOut} colour="var(--chart-loss)" />
            <Proof made={made} isBalance={made.balance === money.balance} />
          </div>
        </div>
      )}
    </CutCard>
  );
}

interface ColumnProps {
  title: string;
  sign: string;
  flows: readonly Flow[];
  total: string;
  /** Of the bars: how much of the sum each is. */
  colour: string;
}

function Column({ title, sign, flows, total, colour }: ColumnProps) {
  const whole = heightOf(total);
  return (
    <section aria-label={title}>
      <h2 className={styles.column}>
        {title} <Amount amount={total} />
      </h2>
      <dl className={styles.lines}>
        {flows.map(({ label, amount, waits }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ShareBar share={whole === 0 ? 0 : heightOf(amount) / whole} colour={waits ? 'var(--warning)' : colour}>
                {sign}
                <Amount amount={amount} />
              </ShareBar>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** That the ledger's transactions add up to the balance. */
function Proof({ made: { totalIn, totalOut, balance }, isBalance }: { made: InAndOut; isBalance: boolean }) {
  const { show } = useMemberAddress();
  return (
    <div className={styles.proof} data-fails={!isBalance || undefined}>
      <Icon name={isBalance ? 'circle-check' : 'triangle-alert'} size="small" />
      <p>
        {formatFigure(totalIn)} − {formatFigure(totalOut)} = <b>{formatFigure(balance)}</b>
        <small>
          {isBalance
            ? t('Equals the balance, by every transaction in the ledger.')
            : t('The balance has changed since, or differs. Reload the page; if it still differs, run the audit.')}{' '}
          <button type="button" onClick={() => show('transactions')}>
            {t('Show them')}
          </button>
        </small>
      </p>
    </div>
  );
}
