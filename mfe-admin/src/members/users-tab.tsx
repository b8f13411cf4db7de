import { Button } from '@facet/ui';
import { DataTable, type Filter, type TableState } from '@facet/console-kit';
import { Inserts } from '../brought/index.ts';
import { t } from '../texts.ts';
import { useCountUsersQuery, useReadEarnedDaysQuery, type User, type UserCounts } from './members-api.ts';
import { useMemberAddress } from './use-member-address.ts';
import { useMemberDialogs } from './use-member-dialogs.tsx';
import { useMemberList } from './use-member-list.ts';
import { userColumns } from './user-columns.tsx';

/** `?tab=users`, a member's profile with `&member=` */
export function Component() {
  const { state, filter, order, found } = useMemberList({ fresh: true });
  const { data, currentData, error, isFetching, refetch } = found;
  const { data: counts } = useCountUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { open } = useMemberAddress();
  const { actionsOf, ban, dialogs } = useMemberDialogs();
  const trends = useTrends(data?.users);
  const page = { ...currentData, rows: (currentData ?? data)?.users };

  return (
    <>
      <DataTable
        label={t('Members')}
        state={state}
        page={{ ...page, error, isFetching, refetch }}
        columns={userColumns(filter, order, trends)}
        rowKey={({ id }) => id}
        rowName={({ username }) => username}
        empty={{ title: t('No members') }}
        searchHint={t('Search username, id or address')}
        filters={[viewsOf(counts), ...rangesOf(state)]}
        csv="/api/admin/users.csv"
        onOpen={({ id }) => open(id)}
        rowActions={(user) => [{ label: t('Open profile'), icon: 'scroll-text', onSelect: () => open(user.id) }, ...actionsOf(user)]}
        bulk={(users, clear) => {
          const bannable = users.filter(({ isAdmin, disabled }) => !isAdmin && !disabled);
          return (
            <Button
              size="small"
              variant="danger"
              disabled={bannable.length === 0}
              onClick={() => {
                ban(bannable);
                clear();
              }}
            >
              {t('Ban {count}…', { count: bannable.length })}
            </Button>
          );
        }}
        isQuiet={({ disabled }) => disabled}
      />
      <Inserts at="members" />
      {dialogs}
    </>
  );
}

/** What each of a page earned on the last seven days; none while the wallet does not say. */
function useTrends(users: readonly User[] = []): ReadonlyMap<string, readonly number[]> {
  const { data } = useReadEarnedDaysQuery(users.map(({ id }) => id).join(), { skip: users.length === 0 });
  return new Map(data?.members.map(({ id, earned }) => [id, earned.map(Number)]));
}

/** With how many each one has, when that has come. */
function viewsOf(counts: UserCounts | undefined): Filter {
  const view = (value: string, label: string, count: UserCounts['debt'] | undefined) => ({
    value,
    label,
    ...(count && { count: count.total, hasMore: !count.totalIsExact }),
  });
  return {
    param: 'filter',
    label: t('Show'),
    variant: 'views',
    options: [
      view('', t('All'), counts?.all),
      view('active', t('Active'), counts?.active),
      view('banned', t('Banned'), counts?.banned),
      view('debt', t('In debt'), counts?.debt),
      view('risk', t('Risk signs'), counts?.risk),
    ],
  };
}

/** Amounts and days are known to different services: beside one of them the others are not offered. */
function rangesOf({ filters }: TableState): Filter[] {
  const amounts = [
    { param: 'balanceAtLeast', label: t('Balance at least, R$'), variant: 'amount' },
    { param: 'earnedAtLeast', label: t('Total earned at least, R$'), variant: 'amount' },
    { param: 'wageredAtLeast', label: t('Wagered at least, R$'), variant: 'amount' },
  ] satisfies Filter[];
  const days = [
    { param: 'joinedFrom', label: t('Joined from'), variant: 'date' },
    { param: 'joinedUntil', label: t('Joined until'), variant: 'date' },
  ] satisfies Filter[];
  const isGiven = ({ param }: Filter): boolean => filters[param] !== undefined;
  if (amounts.some(isGiven)) return [...amounts, ...days].filter(isGiven);
  if (days.some(isGiven)) return days;
  return filters['filter'] === 'risk' ? days : filters['filter'] === 'debt' ? amounts : [...amounts, ...days];
}
