import type { CSSProperties, ReactNode } from 'react';
import { Button, Menu, SearchField } from '@facet/ui';
import { FilterChips } from './filter-chips.tsx';
import { FilterViews } from './filter-views.tsx';
import { SavedViews } from './saved-views.tsx';
import type { Column, Filter } from './table-column.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import type { TableState } from './use-table-state.ts';
import { t } from '../texts.ts';
import styles from './toolbar.module.css';

export interface ToolbarProps<Row> {
  label: string;
  state: TableState;
  columns: readonly Column<Row>[];
  choice: ColumnChoice<Row>;
  searchHint?: string | undefined;
  filters?: readonly Filter[] | undefined;
  csv?: string | undefined;
  tools?: ReactNode;
}

/** Search, views, the other filters, columns, export. */
export function Toolbar<Row>({ label, state, columns, choice, searchHint, filters = [], csv, tools }: ToolbarProps<Row>) {
  const chosen = columns.filter(({ lead }) => !lead);
  const isNarrowable = searchHint !== undefined || filters.length > 0;
  const views = filters.filter(({ variant }) => variant === 'views');
  const others = filters.filter(({ variant }) => variant !== 'views');
  const room = { '--views': views.flatMap(({ options = [] }) => options).length } as CSSProperties;
  return (
    <div className={styles.bar}>
      {searchHint !== undefined && (
        <span className={styles.search}>
          <SearchField
            slash
            label={t('Search: {list}', { list: label })}
            hint={searchHint}
            search={state.search}
            onSearch={state.setSearch}
          />
        </span>
      )}
      <div className={styles.ways} style={room}>
        {views.map((filter) => (
          <FilterViews key={filter.param} filter={filter} state={state} />
        ))}
        {isNarrowable && <SavedViews label={label} state={state} />}
        {others.length > 0 && <FilterChips filters={others} state={state} />}
      </div>
      {chosen.length > 3 && (
        <span className={styles.columns}>
          <Menu
            trigger={
              <Button size="small" icon="columns-3">
                {t('Columns')}
              </Button>
            }
            actions={chosen.map(({ id, header }) => ({
              label: header,
              icon: choice.isVisible(id) ? ('check' as const) : undefined,
              onSelect: () => choice.toggle(id),
            }))}
          />
        </span>
      )}
      {csv !== undefined && (
        <Button asChild size="small" icon="download">
          <a href={state.csvHref(csv)} download>
            {t('Export CSV')}
          </a>
        </Button>
      )}
      {tools}
    </div>
  );
}
