import { dateFormat, isRequestError } from '@facet/remote-kit';
import { InPlaceOf, Money, Skeleton, VisuallyHidden } from '@facet/ui';
import { useState } from 'react';
import { useReadStatementMonthQuery } from '../api/wallet-api.ts';
import { t } from '../texts.ts';
import { useNewTransaction } from '../use-new-transaction.ts';
import { FailedLine } from './failed-line.tsx';
import styles from './month-band.module.css';

const monthAndYear = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = dateFormat({ month: 'long', timeZone: 'UTC' });

/** What a month came to, over all its lines, as the wallet sums it: the running one unless another is asked for. */
export function MonthBand({ month }: { month: string | undefined }) {
  const [running] = useState(() => new Date().toISOString().slice(0, 7));
  const shown = month ?? running;
  const { currentData: sums, error, isFetching, refetch } = useReadStatementMonthQuery(shown, { refetchOnMountOrArgChange: true });
  useNewTransaction(refetch);
  // A wallet from before has no such sums.
  if (isRequestError(error) && error.kind === 'refused' && error.status === 404) return null;
  const name = monthName(`${shown}-01T00:00:00Z`);
  const cells = [
    { label: t('Came in'), amount: sums?.in },
    { label: t('Went out'), amount: sums && `-${sums.out}` },
    { label: t('Games, net'), amount: sums?.games },
    { label: shown === running ? t('{month} so far', { month: name }) : t('{month}, in all', { month: name }), amount: sums?.net },
  ];
  if (!sums && error)
    return (
      <InPlaceOf skeleton={<Band cells={cells} />}>
        <div className={styles.failed}>
          <FailedLine title={t('The sums of the month did not load')} isFetching={isFetching} refetch={refetch} />
        </div>
      </InPlaceOf>
    );
  return (
    <section aria-label={monthAndYear(`${shown}-01T00:00:00Z`)} aria-busy={!sums}>
      {!sums && <VisuallyHidden as="output">{t('Loading the sums of the month')}</VisuallyHidden>}
      <Band cells={cells} />
    </section>
  );
}

function Band({ cells }: { cells: readonly { label: string; amount: string | undefined }[] }) {
  return (
    <dl className={styles.band}>
      {cells.map(({ label, amount }) => (
        <div key={label} className={styles.cell}>
          <dt>{label}</dt>
          <dd>
            {amount === undefined ? <Skeleton width={96} height={24} /> : <Money amount={amount} signed={!isNothing(amount)} size={16} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isNothing = (amount: string): boolean => /^-?0\.00$/.test(amount);
