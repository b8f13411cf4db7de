import { Card, CardHead, formatAmount, SumList } from '@facet/ui';
import { Amount, heightOf, LoadFailure, ShareBar } from '@facet/console-kit';
import { t } from '../../texts.ts';
import { useReadMemberFiguresQuery } from '../members-api.ts';
import { inAndOut, type Flow } from './in-and-out.ts';
import styles from '../members.module.css';

/** All that ever came in and went out, of the ledger's transactions, and that the balance is the difference. */
export function InAndOutCard({ id, balance }: { id: string; balance: string }) {
  const { currentData: figures, error, isFetching, refetch } = useReadMemberFiguresQuery(id);
  if (!figures && error)
    return <LoadFailure title={t('What came in and went out did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!figures) return null;
  const made = inAndOut({ earned: figures.earned.total, balance: figures.balance });
  return (
    <Card aria-label={t('Came in and went out')}>
      <div className={styles.flows}>
        <Column title={t('Came in')} flows={made.cameIn} total={made.totalIn} colour="var(--accent)" />
        <Column title={t('Went out')} flows={made.wentOut} total={made.totalOut} colour="var(--danger)" />
      </div>
      <p className={styles.words}>
        {t('{cameIn} − {wentOut} = {balance}.', {
          cameIn: formatAmount(made.totalIn),
          wentOut: formatAmount(made.totalOut),
          balance: formatAmount(made.balance),
        })}{' '}
        {made.balance === balance
          ? t('That is the balance, by every transaction in the ledger.')
          : t('The balance has changed since, or differs. Reload the page; if it still differs, run the audit.')}
      </p>
    </Card>
  );
}

interface ColumnProps {
  title: string;
  flows: readonly Flow[];
  total: string;
  /** Of the bars: how much of the sum each is. */
  colour: string;
}

function Column({ title, flows, total, colour }: ColumnProps) {
  const whole = heightOf(total);
  return (
    <section aria-label={title}>
      <CardHead title={title} />
      <SumList
        lines={flows.map(({ label, amount }) => ({
          label,
          value: (
            <ShareBar share={whole === 0 ? 0 : heightOf(amount) / whole} colour={colour}>
              <Amount amount={amount} />
            </ShareBar>
          ),
        }))}
        total={{ label: t('Sum'), value: <Amount amount={total} /> }}
      />
    </section>
  );
}
