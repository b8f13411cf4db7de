import { Link } from '@facet/remote-kit';
import { Card, CardHead, Notice, SkeletonRows, Text, TextLink } from '@facet/ui';
import { type FigureColumn, FigureTable, LoadFailure, moneyColumn, StateMark } from '@facet/console-kit';
import { LastAudit } from '../payouts/last-audit.tsx';
import { t } from '../texts.ts';
import { useReadMoneyAccountsQuery, type Account } from './money-api.ts';
import styles from './money.module.css';

/** Every account of the ledger beside what its owner's own records say. */
export function AccountsCard() {
  const { data, error, isFetching, refetch } = useReadMoneyAccountsQuery();
  return (
    <Card flush aria-labelledby="accounts">
      <CardHead id="accounts" title={t('Records and ledger')}>
        <LastAudit />
      </CardHead>
      {data ? (
        <>
          {data.unavailable.length > 0 && (
            <Notice tone="warning" title={t('{services} did not answer', { services: data.unavailable.join(', ') })}>
              {t('Its figures come from the ledger alone.')}
            </Notice>
          )}
          <FigureTable label={t('Records and ledger')} columns={columns()} rows={data.accounts} rowKey={({ account }) => account} />
        </>
      ) : error ? (
        <LoadFailure title={t('Accounts did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <SkeletonRows count={8} />
      )}
    </Card>
  );
}

function columns(): readonly FigureColumn<Account>[] {
  return [
    { header: t('Account'), cell: (account) => <Name account={account} /> },
    moneyColumn(t('Records say'), ({ records }) => records),
    moneyColumn(t('Ledger says'), ({ ledger }) => ledger),
    { ...moneyColumn<Account>(t('Difference'), ({ difference }) => difference), place: 'amount' },
    { header: t('State'), place: 'detail', cell: ({ state }) => <State state={state} /> },
  ];
}

function Name({ account: { account, count } }: { account: Account }) {
  return (
    <div className={styles.account}>
      {account}
      <Text as="div" tone="muted" size={12}>
        {aboutOf(account, count)}
        {account.startsWith('wall:') && (
          <>
            {' '}
            <TextLink asChild>
              <Link to={`/admin/postbacks?provider=${account.slice(5)}`}>{t('Show the postbacks')}</Link>
            </TextLink>
          </>
        )}
      </Text>
    </div>
  );
}

function aboutOf(account: string, count: number | null): string {
  if (account === 'sum') return t('all accounts together, always zero');
  if (account === 'members') return t('balances less debts of {count} members', { count: count ?? 0 });
  if (account === 'payouts:held') return t('{count} open withdrawals', { count: count ?? 0 });
  if (account === 'payouts:paid') return t('{count} paid withdrawals', { count: count ?? 0 });
  return account.startsWith('wall:') ? t('earnings by this wall') : '';
}

function State({ state }: { state: Account['state'] }) {
  switch (state) {
    case 'agrees':
      return <StateMark tone="on">{t('Agrees')}</StateMark>;
    case 'on_its_way':
      return <StateMark tone="warning">{t('On its way')}</StateMark>;
    case 'differs':
      return <StateMark tone="danger">{t('Differs')}</StateMark>;
    case 'ledger_only':
      return <StateMark tone="off">{t('Ledger only')}</StateMark>;
    default:
      return state satisfies never;
  }
}
