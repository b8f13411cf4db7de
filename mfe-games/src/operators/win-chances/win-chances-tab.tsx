import { useState } from 'react';
import { Stack } from '@facet/ui';
import { DataTable, RoleButton, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { CLASSES } from './class-labels.ts';
import { ClassLegend } from './class-legend.tsx';
import { overrideColumns } from './override-columns.tsx';
import { OverrideForm } from './override-form.tsx';
import { RestoreDefault } from './restore-default.tsx';
import type { ClassName } from './win-chance-rules.ts';
import { useSearchOverridesQuery, type Override } from './win-chances-api.ts';
import styles from './win-chances.module.css';

/** `?tab=probability` */
export function Component() {
  const state = useTableState({ filters: ['classification'] });
  const { data, currentData, error, isFetching, refetch } = useSearchOverridesQuery(state.query);
  const [restoring, setRestoring] = useState<Override>();
  const page = { rows: (currentData ?? data)?.overrides, nextCursor: currentData?.nextCursor, total: currentData?.total };
  // what stands below a list that comes would be pushed about
  const hasCome = page.rows !== undefined || error !== undefined;
  const classNames = Object.keys(CLASSES) as ClassName[];

  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        <DataTable
          label={t('Win chances')}
          failure={t('Failed to load probability overrides')}
          state={state}
          page={{ ...page, error, isFetching, refetch }}
          columns={overrideColumns()}
          rowKey={({ id }) => id}
          rowName={({ username, userId }) => username ?? userId}
          empty={{ title: t('No overrides'), children: t('Everyone plays with the base win chance.') }}
          searchHint={t('Search member or note')}
          filters={[
            {
              param: 'classification',
              label: t('Class'),
              variant: 'views',
              options: [
                { value: '', label: t('All'), count: data?.counts.all },
                ...classNames.map((name) => ({ value: name, label: t(CLASSES[name].label), count: data?.counts[name] })),
              ],
            },
          ]}
          csv="/api/admin/user-probability-overrides.csv"
          rowButtons={(override) => (
            <RoleButton needs="admin" size="small" variant="quiet" icon="undo-2" onClick={() => setRestoring(override)}>
              {t('Restore Default')}
            </RoleButton>
          )}
        />
        {hasCome && <ClassLegend />}
      </Stack>
      {hasCome && <OverrideForm />}
      {restoring && <RestoreDefault override={restoring} onClose={() => setRestoring(undefined)} />}
    </div>
  );
}
