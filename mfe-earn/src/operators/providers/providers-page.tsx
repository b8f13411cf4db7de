import { useState } from 'react';
import { Link } from '@facet/remote-kit';
import { Badge, Money, PageHeader, Text, TextLink } from '@facet/ui';
import { type Column, DataTable, durationLabel, useAct, useRefusal, useTableState } from '@facet/console-kit';
import { t } from '../texts.ts';
import { ProviderDialog } from './provider-dialog.tsx';
import { useChangeProviderMutation, useListProvidersQuery, type Provider } from './providers-api.ts';
import { RewardAmountsCard } from './reward-amounts-card.tsx';
import styles from './providers.module.css';

/** A wall that has been silent for longer is worth a look. */
const SILENT_SECONDS = 6 * 3_600;

const states = ['on', 'off', 'incomplete', 'silent'] as const;
type State = (typeof states)[number];

/** /admin/providers: the walls with their switches and secrets, and what the listed rewards pay. */
export function Component() {
  const state = useTableState({ filters: ['state'] });
  const { data, error, isFetching, refetch } = useListProvidersQuery();
  const [changing, setChanging] = useState<string>();
  const switchTo = useSwitch();
  const refusal = useRefusal('admin');
  const all = data?.providers;
  const rows = all?.filter((provider) => matches(provider, state.search, state.filters['state']));
  const changed = all?.find(({ id }) => id === changing);
  return (
    <>
      <PageHeader
        title={t('Providers')}
        aside={
          <TextLink asChild>
            <Link to="/admin/statements">{t('Wall statements')}</Link>
          </TextLink>
        }
      >
        {t('The walls: settings, the last 7 days, and when each last called.')}
      </PageHeader>
      <div className={styles.page}>
        <DataTable
          label={t('Providers')}
          state={state}
          page={{ rows, total: rows?.length, error, isFetching, refetch }}
          columns={columns()}
          rowKey={({ id }) => id}
          rowName={({ label }) => label}
          empty={{ title: t('No providers') }}
          searchHint={t('Search name')}
          filters={[{ param: 'state', label: t('State'), variant: 'views', options: viewsOf(all ?? []) }]}
          isQuiet={({ isEnabled }) => !isEnabled}
          onOpen={({ id }) => setChanging(id)}
          rowActions={(provider) => [
            { label: t('Settings…'), icon: 'settings', refusal, onSelect: () => setChanging(provider.id) },
            provider.isEnabled
              ? { label: t('Switch off'), icon: 'ban', danger: true, refusal, onSelect: () => switchTo(provider, false) }
              : { label: t('Switch on'), icon: 'check', refusal: refusal ?? needs(provider), onSelect: () => switchTo(provider, true) },
          ]}
        />
        {/* what stands below a list that comes would be pushed about */}
        {(rows ?? error) !== undefined && <RewardAmountsCard />}
      </div>
      {changed && <ProviderDialog provider={changed} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function useSwitch(): (provider: Provider, isEnabled: boolean) => void {
  const act = useAct();
  const [change] = useChangeProviderMutation();
  return ({ id, label: name }, isEnabled) =>
    void act(change({ id, body: { isEnabled } }), t('Failed to change {name}', { name }), {
      title: isEnabled ? t('{name} is on', { name }) : t('{name} is off', { name }),
    });
}

const needs = ({ missing }: Provider): string | null => (missing.length === 0 ? null : t('Needs {fields}', { fields: missing.join(', ') }));

function stateOf({ isEnabled, missing, activity }: Provider): State {
  if (!isEnabled) return missing.length > 0 ? 'incomplete' : 'off';
  return activity?.silentSeconds === null || (activity?.silentSeconds ?? 0) > SILENT_SECONDS ? 'silent' : 'on';
}

function matches(provider: Provider, search: string, state: string | undefined): boolean {
  const named = `${provider.label} ${provider.id}`.toLowerCase().includes(search.toLowerCase());
  const own = stateOf(provider);
  return named && (state === undefined || own === state || (state === 'on' && own === 'silent'));
}

function viewsOf(all: readonly Provider[]) {
  const countOf = (state: State) => all.filter((provider) => matches(provider, '', state)).length;
  return [
    { value: '', label: t('All'), count: all.length },
    { value: 'on', label: t('On'), count: countOf('on') },
    { value: 'silent', label: t('Silent'), count: countOf('silent') },
    { value: 'off', label: t('Off'), count: countOf('off') },
    { value: 'incomplete', label: t('Not set up'), count: countOf('incomplete') },
  ];
}

function columns(): Column<Provider>[] {
  return [
    { id: 'name', header: t('Wall'), lead: true, cell: ({ label, id }) => <Name label={label} id={id} /> },
    { id: 'state', header: t('State'), cell: (provider) => <StateBadge provider={provider} /> },
    { id: 'silent', header: t('Last call'), cell: ({ activity }) => silenceLabel(activity) },
    {
      id: 'credited',
      header: t('Credited, R$'),
      numeric: true,
      cell: ({ activity }) => (activity ? <Money amount={activity.credited} /> : '–'),
    },
    {
      id: 'reversed',
      header: t('Reversed, R$'),
      numeric: true,
      from: 1180,
      cell: ({ activity }) => (activity ? <Money amount={activity.reversed} /> : '–'),
    },
    { id: 'accepted', header: t('Accepted'), numeric: true, cell: ({ activity }) => activity?.accepted ?? '–' },
    { id: 'refused', header: t('Refused'), numeric: true, cell: ({ activity }) => activity?.refused ?? '–' },
    { id: 'alerts', header: t('Check'), numeric: true, from: 1180, cell: ({ activity }) => activity?.alerts ?? '–' },
    { id: 'hold', header: t('Hold'), numeric: true, from: 1180, cell: ({ holdDays }) => t('{days} d', { days: holdDays }) },
    { id: 'cap', header: t('Cap, R$'), numeric: true, from: 1180, cell: ({ cap }) => <Money amount={cap} decimals={0} /> },
    { id: 'secret', header: t('Secret'), from: 1360, cell: ({ hasSecret }) => (hasSecret ? t('kept') : t('none')) },
    { id: 'changed', header: t('Changed by'), optional: true, cell: ({ updatedBy }) => updatedBy ?? '–' },
  ];
}

function Name({ label, id }: { label: string; id: string }) {
  return (
    <>
      {label}{' '}
      <Text tone="muted" size={12} mono>
        {id}
      </Text>
    </>
  );
}

function StateBadge({ provider }: { provider: Provider }) {
  const state = stateOf(provider);
  switch (state) {
    case 'on':
      return <Badge tone="accent">{t('On')}</Badge>;
    case 'silent':
      return <Badge tone="warning">{t('On, silent')}</Badge>;
    case 'off':
      return <Badge tone="default">{t('Off')}</Badge>;
    case 'incomplete':
      return <Badge tone="outline">{t('Not set up')}</Badge>;
    default:
      return state satisfies never;
  }
}

function silenceLabel(activity: Provider['activity']): string {
  if (!activity || activity.silentSeconds === null) return t('never');
  return t('{time} ago', { time: durationLabel(activity.silentSeconds * 1_000) });
}
