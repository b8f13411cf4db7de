import { Button } from '@facet/ui';
import { DataTable, type Filter } from '@facet/console-kit';
import { Inserts } from '../brought/index.ts';
import { t } from '../texts.ts';
import { useCountUsersQuery, type UserCounts } from './members-api.ts';
import { useMemberAddress } from './use-member-address.ts';
import { useMemberDialogs } from './use-member-dialogs.tsx';
import { useMemberList } from './use-member-list.ts';
import { userColumns } from './user-columns.tsx';

/** `?tab=users`, a member's profile with `&member=` */
export function Component() {
  const { state, filter, found } = useMemberList({ fresh: true });
  const { data, currentData, error, isFetching, refetch } = found;
  const { data: counts } = useCountUsersQuery(undefined, { refetchOnMountOrArgChange: true });
  const { open } = useMemberAddress();
  const { actionsOf, ban, dialogs } = useMemberDialogs();
  const page = { rows: (currentData ?? data)?.users, nextCursor: currentData?.nextCursor, total: exactTotal(currentData) };

  return (
    <>
      <Inserts at="members" />
      <DataTable
        label={t('Members')}
        state={state}
        page={{ ...page, error, isFetching, refetch }}
        columns={userColumns(filter)}
        rowKey={({ id }) => id}
        rowName={({ username }) => username}
        empty={{ title: t('No members') }}
        searchHint={t('Search username, id or address')}
        filters={[viewsOf(counts)]}
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
      {dialogs}
    </>
  );
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

/** More than a thousand that match are not counted. */
function exactTotal(data: { total: number; totalIsExact: boolean } | undefined): number | undefined {
  return data?.totalIsExact ? data.total : undefined;
}
