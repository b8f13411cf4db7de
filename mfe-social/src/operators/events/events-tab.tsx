import { usePublicSettings } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { DataTable, ProposalsDock, RoleButton, type RowAction, useOpened, useRefusal, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { DeleteEvent } from './delete-event.tsx';
import { EndEvent } from './end-event.tsx';
import { eventColumns } from './event-columns.tsx';
import { EditEventDialog } from './edit-event-dialog.tsx';
import { ProposedEvents } from './proposed-events.tsx';
import { NewEventDialog } from './new-event-dialog.tsx';
import { useSearchEventsQuery, type SiteEvent } from './events-api.ts';
import styles from './events.module.css';

type Act = 'edit' | 'copy' | 'end' | 'delete';
type Open = { kind: 'create' } | { kind: Act; event: SiteEvent };

/** A service of before cannot edit: its events have no version. */
const isEditable = (event: SiteEvent): boolean => 'version' in event;

/** `?tab=events` */
export function Component() {
  const state = useTableState({ sort: 'newest', filters: ['state'] });
  const { data, currentData, error, isFetching, refetch } = useSearchEventsQuery(state.query);
  const { settings, isLoading } = usePublicSettings();
  const refusal = useRefusal('admin');
  const page = { rows: (currentData ?? data)?.events, nextCursor: currentData?.nextCursor, total: currentData?.total };
  const { opened, open } = useOpened<Open>((what, close) => <Opened {...what} rows={page.rows ?? []} onClose={close} />);
  // The note has its place from the start: what stands below it on a phone would be pushed down.
  const least = settings['event_min_total_earned'] ?? (isLoading ? '…' : undefined);

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
            <RoleButton needs="admin" variant="primary" size="small" icon="plus" shortcut="n" onClick={() => open({ kind: 'create' })}>
              {t('Create event')}
            </RoleButton>
          </>
        }
        areButtonsInMenu
        rowButtons={(event) =>
          event.status !== 'ended' &&
          refusal === null && (
            <Button size="small" aria-label={t('End {title}', { title: event.title })} onClick={() => open({ kind: 'end', event })}>
              {t('End…')}
            </Button>
          )
        }
        onOpen={refusal === null ? (event) => isEditable(event) && open({ kind: 'edit', event }) : undefined}
        rowActions={(event) => actionsOf(event, refusal, (kind) => open({ kind, event }))}
        isQuiet={({ status }) => status === 'ended'}
      />
      <ProposalsDock>
        <ProposedEvents />
      </ProposalsDock>
      {opened}
    </>
  );
}

function actionsOf(event: SiteEvent, refusal: string | null, act: (kind: Act) => void): RowAction[] {
  const actions: (RowAction & { absent?: boolean })[] = [
    { label: t('Edit…'), icon: 'pencil', refusal, absent: !isEditable(event), onSelect: () => act('edit') },
    { label: t('Duplicate…'), icon: 'copy', refusal, onSelect: () => act('copy') },
    { label: t('End…'), icon: 'trophy', refusal, absent: event.status === 'ended', onSelect: () => act('end') },
    { label: t('Delete…'), icon: 'trash-2', danger: true, refusal, onSelect: () => act('delete') },
  ];
  return actions.filter(({ absent }) => !absent);
}

/** The dialog that is open. An edit is told how its event stands by now. */
function Opened({ rows, onClose, ...open }: Open & { rows: readonly SiteEvent[]; onClose: () => void }) {
  switch (open.kind) {
    case 'create':
      return <NewEventDialog onClose={onClose} />;
    case 'copy':
      return <NewEventDialog copied={open.event} onClose={onClose} />;
    case 'edit':
      return <EditEventDialog event={rows.find(({ id }) => id === open.event.id) ?? open.event} onClose={onClose} />;
    case 'end':
      return <EndEvent event={open.event} onClose={onClose} />;
    case 'delete':
      return <DeleteEvent event={open.event} onClose={onClose} />;
    default:
      return open satisfies never;
  }
}
