import type { ReactNode } from 'react';
import { Button } from '@facet/ui';
import {
  Amount,
  DataTable,
  minuteLabel,
  StateMark,
  TwoLines,
  Usage,
  useAct,
  useRefusal,
  useTableState,
  type Column,
  type Filter,
  type TableState,
} from '@facet/console-kit';
import { t } from '../texts.ts';
import { codesHref, useSearchCodeBatchesQuery, useSwitchCodeBatchMutation, type CodeBatch } from './code-batches-api.ts';

function columns(): Column<CodeBatch>[] {
  return [
    { id: 'batch', header: t('Batch'), lead: true, cell: ({ prefix, note }) => <TwoLines below={note}>{`${prefix}••••••••`}</TwoLines> },
    {
      id: 'state',
      header: t('State'),
      cell: ({ isActive }) => <StateMark tone={isActive ? 'on' : 'off'}>{isActive ? t('Active') : t('Inactive')}</StateMark>,
    },
    { id: 'reward', header: t('Reward, R$'), numeric: true, cell: ({ reward }) => <Amount amount={reward} /> },
    {
      id: 'uses',
      header: t('Uses'),
      cell: ({ prefix, currentUses, size }) => <Usage label={t('Uses of {code}', { code: prefix })} used={currentUses} most={size} />,
    },
    { id: 'paid', header: t('Paid out, R$'), numeric: true, from: 1180, cell: ({ paidOut }) => <Amount amount={paidOut} /> },
    { id: 'expires', header: t('Expires'), cell: ({ expiresAt }) => (expiresAt ? minuteLabel(expiresAt) : t('never')) },
    { id: 'by', header: t('Created by'), optional: true, cell: ({ createdBy }) => createdBy },
  ];
}

/** `?tab=promos&state=batches`: what was made in one act stands in one row. */
export function BatchesTable({ views, tools }: { views: Filter; tools: ReactNode }) {
  const state = useTableState({ sort: 'newest', filters: ['state'] });
  const { data, currentData, error, isFetching, refetch } = useSearchCodeBatchesQuery(queryOf(state));
  const refusal = useRefusal('admin');
  const flip = useFlip();
  const page = { ...currentData, rows: (currentData ?? data)?.batches };
  return (
    <DataTable
      label={t('Batches of promo codes')}
      state={ofBatches(state)}
      page={{ ...page, error, isFetching, refetch }}
      columns={columns()}
      rowKey={({ id }) => id}
      rowName={({ prefix }) => prefix}
      empty={{ title: t('No batches'), children: t('Create many codes at once for creators, giveaways or letters.') }}
      searchHint={t('Search code or note')}
      filters={[views]}
      csv="/api/admin/code-batches.csv"
      tools={tools}
      rowButtons={(batch) =>
        refusal === null && (
          <Button asChild size="small" icon="download">
            <a href={codesHref(batch)} download aria-label={t('The codes of {prefix} as CSV', { prefix: batch.prefix })}>
              {t('CSV')}
            </a>
          </Button>
        )
      }
      rowActions={(batch) => [
        {
          label: batch.isActive ? t('Switch off') : t('Switch on'),
          icon: batch.isActive ? 'lock' : 'lock-open',
          refusal,
          onSelect: () => void flip(batch),
        },
      ]}
      isQuiet={({ isActive }) => !isActive}
    />
  );
}

/** The view is the page's, in the file's address as well. */
function ofBatches(state: TableState): TableState {
  return {
    ...state,
    csvHref: (path) => (state.search === '' ? path : `${path}?${new URLSearchParams({ search: state.search }).toString()}`),
  };
}

/** The view is the page's, not the list's. */
function queryOf({ query: { state: _, ...query } }: TableState): TableState['query'] {
  return query as TableState['query'];
}

function useFlip(): (batch: CodeBatch) => Promise<unknown> {
  const act = useAct();
  const [turn] = useSwitchCodeBatchMutation();
  return ({ id, prefix, isActive }) =>
    act(turn({ id, body: { isActive: !isActive } }), t('Failed to switch the batch'), {
      title: isActive ? t('Batch switched off') : t('Batch switched on'),
      description: prefix,
    });
}
