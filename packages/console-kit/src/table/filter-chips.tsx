import { useId, useState } from 'react';
import { Icon, IconButton, Menu } from '@facet/ui';
import { focusOnMount } from '../focus/focus-on-mount.ts';
import type { Filter } from './table-column.ts';
import type { TableState } from './use-table-state.ts';
import { t } from '../texts.ts';
import styles from './toolbar.module.css';

/** The filters in force as chips, and a button that adds one. */
export function FilterChips({ filters, state }: { filters: readonly Filter[]; state: TableState }) {
  const [adding, setAdding] = useState<string>();
  const inForce = filters.filter(({ param }) => state.filters[param] !== undefined);
  const addable = filters.filter(({ param }) => state.filters[param] === undefined);
  const asked = addable.find(({ param }) => param === adding);
  return (
    <div className={styles.chips}>
      {inForce.map((filter) => (
        <span key={filter.param} className={styles.chip}>
          {filter.label} <b>{labelOf(filter, state.filters[filter.param] ?? '')}</b>
          <IconButton
            icon="x"
            iconSize="small"
            label={t('Remove filter {name}', { name: filter.label })}
            onClick={() => state.setFilter(filter.param, '')}
          />
        </span>
      ))}
      {asked && <ValueChip filter={asked} onDone={(value) => (state.setFilter(asked.param, value), setAdding(undefined))} />}
      {addable.length > 0 && (
        <Menu
          trigger={
            <button type="button" className={styles.add}>
              <Icon name="plus" size="tiny" /> {t('Filter')}
            </button>
          }
          actions={addable.flatMap((filter) =>
            filter.variant === 'choice'
              ? (filter.options ?? []).map(({ value, label }) => ({
                  label: `${filter.label}: ${label}`,
                  onSelect: () => state.setFilter(filter.param, value),
                }))
              : [{ label: `${filter.label}…`, onSelect: () => setAdding(filter.param) }],
          )}
        />
      )}
    </div>
  );
}

/** Asks for the value of a filter; Enter or leaving takes it, Esc gives up. Options are found by their words. */
function ValueChip({ filter, onDone }: { filter: Filter; onDone: (value: string) => void }) {
  const { options } = filter;
  const list = useId();
  const done = (typed: string): void => onDone(options?.find(({ label }) => label === typed)?.value ?? typed);
  return (
    <label className={styles.chip}>
      {filter.label}
      <input
        type={filter.variant === 'date' ? 'date' : 'text'}
        inputMode={filter.variant === 'amount' ? 'decimal' : undefined}
        ref={focusOnMount}
        maxLength={100}
        list={options && list}
        onBlur={({ target }) => done(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') done(event.currentTarget.value.trim());
          if (event.key === 'Escape') onDone('');
        }}
      />
      {options && (
        <datalist id={list}>
          {options.map(({ value, label }) => (
            <option key={value}>{label}</option>
          ))}
        </datalist>
      )}
    </label>
  );
}

function labelOf({ options = [] }: Filter, value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
