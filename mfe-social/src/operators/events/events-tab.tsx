import { useState } from 'react';
import { usePublicSettings } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { DataTable, RoleButton, useRefusal, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { DeleteEvent } from './delete-event.tsx';
import { EndEvent } from './end-event.tsx';
import { eventColumns } from './event-columns.tsx';
import { EventDialog } from './event-dialog.tsx';
import { useSearchEventsQuery, type SiteEvent } from './events-api.ts';
import styles from './events.module.css';

type Open = { kind: 'create' } | { kind: 'end' | 'delete'; event: SiteEvent };

/** `?tab=events` */
export function Component() {
  const state = useTableState({ sort: 'newest', filters: ['state'] });
  const { data, currentData, error, isFetching, refetch } = useSearchEventsQuery(state.query);
  const { settings } = usePublicSettings();
  const refusal = useRefusal('admin');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const page = { rows: (currentData ?? data)?.events, nextCursor: currentData?.nextCursor, total: currentData?.total };
  const least = settings['event_min_total_earned'];

  return (
    <>
      <DataTable
        label={t('Events')}
        state={state}
        page={{ ...page, error, isFetching, refetch }}
        columns={eventColumns()}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        empty={{ title: t('No events'), children: t('Create the first one. Members see it immediately.') }}
        searchHint={t('Search title')}
        filters={[
          {
            param: 'state',
            label: t('State'),
            variant: 'views',
            options: [
              { value: '', label: t('All'), count: data?.counts.all },
              { value: 'active', label: t('Active'), count: data?.counts.active },
              { value: 'ended', label: t('Ended'), count: data?.counts.ended },
            ],
          },
        ]}
        csv="/api/admin/events.csv"
        tools={
          <>
            {least !== undefined && (
              <span className={styles.note}>{t('Members need R$ {least} in total earnings to join', { least })}</span>
            )}
            <RoleButton needs="admin" variant="primary" size="small" icon="plus" onClick={() => setOpen({ kind: 'create' })}>
              {t('Create event')}
            </RoleButton>
          </>
        }
        rowButtons={(event) =>
          event.status !== 'ended' &&
          refusal === null && (
            <Button size="small" aria-label={t('End {title}', { title: event.title })} onClick={() => setOpen({ kind: 'end', event })}>
              {t('End…')}
            </Button>
          )
        }
        rowActions={(event) => [
          ...(event.status === 'ended'
            ? []
            : [{ label: t('End…'), icon: 'trophy' as const, refusal, onSelect: () => setOpen({ kind: 'end', event }) }]),
          { label: t('Delete…'), icon: 'trash-2', danger: true, refusal, onSelect: () => setOpen({ kind: 'delete', event }) },
        ]}
        isQuiet={({ status }) => status === 'ended'}
      />
      {open?.kind === 'create' && <EventDialog onClose={close} />}
      {open?.kind === 'end' && <EndEvent event={open.event} onClose={close} />}
      {open?.kind === 'delete' && <DeleteEvent event={open.event} onClose={close} />}
    </>
  );
}
