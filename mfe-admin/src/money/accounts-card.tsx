import { Link, messageOf, requestIdOf } from '@facet/remote-kit';
import { Badge, Card, CardHead, ErrorCard, Money as Amount, Notice, SkeletonRows, Text, TextLink } from '@facet/ui';
import { FigureTable, type FigureColumn } from '../figures/index.ts';
import { AuditButton, useWalletAudits } from '../payouts/index.ts';
import { sinceWords } from '../time/format-time.ts';
import { t } from '../texts.ts';
import { useReadMoneyAccountsQuery, type Account } from './money-api.ts';

/** Every account of the ledger beside what its owner's own records say. */
export function AccountsCard() {
  const { data, error, isFetching, refetch } = useReadMoneyAccountsQuery();
  const last = useWalletAudits().data?.audits[0];
  return (
    <Card flush aria-labelledby="accounts">
      <CardHead id="accounts" title={t('Records and ledger')}>
        <Text tone="muted" size={12}>
          {last && t('Last audit {time} ago', { time: sinceWords(last.takenAt) })}
        </Text>
        <AuditButton />
      </CardHead>
      {data ? (
        <>
          {data.unavailable.length > 0 && (
            <Notice tone="warning" title={t('{services} did not answer', { services: data.unavailable.join(', ') })}>
              {t('Its accounts stand as the ledger alone says them.')}
            </Notice>
          )}
          <FigureTable label={t('Records and ledger')} columns={columns()} rows={data.accounts} rowKey={({ account }) => account} />
        </>
      ) : error ? (
        <ErrorCard title={t('Accounts did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
          {messageOf(error)}
        </ErrorCard>
      ) : (
        <SkeletonRows count={8} />
      )}
    </Card>
  );
}

function columns(): readonly FigureColumn<Account>[] {
  return [
    { header: t('Account'), cell: (account) => <Name account={account} /> },
    { header: t('Records say'), numeric: true, cell: ({ records }) => (records === null ? '–' : <Amount amount={records} />) },
    { header: t('Ledger says'), numeric: true, cell: ({ ledger }) => <Amount amount={ledger} /> },
    { header: t('Difference'), numeric: true, cell: ({ difference }) => (difference === null ? '–' : <Amount amount={difference} />) },
    { header: t('State'), cell: ({ state }) => <State state={state} /> },
  ];
}

function Name({ account: { account, count } }: { account: Account }) {
  return (
    <div>
      {account}
      <br />
      <Text tone="muted" size={12}>
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
      return <Badge tone="accent">{t('Agrees')}</Badge>;
    case 'on_its_way':
      return <Badge tone="info">{t('On its way')}</Badge>;
    case 'differs':
      return <Badge tone="danger">{t('Differs')}</Badge>;
    case 'ledger_only':
      return <Badge tone="outline">{t('Ledger only')}</Badge>;
    default:
      return state satisfies never;
  }
}
