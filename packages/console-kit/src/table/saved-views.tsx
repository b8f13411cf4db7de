import { useState } from 'react';
import { useOperatorViews, type OperatorView, type OperatorViews } from '@facet/remote-kit';
import { classes, Icon, IconButton, TextField } from '@facet/ui';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import type { TableState } from './use-table-state.ts';
import { t } from '../texts.ts';
import styles from './toolbar.module.css';

/** The operator's own views of this list, and what they look at now saved as one. */
export function SavedViews({ label, state }: { label: string; state: TableState }) {
  const views = useOperatorViews();
  const [isSaving, setSaving] = useState(false);
  if (views === null) return null;
  const own = views.views;
  const chosen = own.find(({ query }) => query === state.view);
  const isPlain = state.view === '';
  if (own.length === 0 && isPlain) return null;
  return (
    <fieldset className={classes(styles.views, styles.own)} aria-label={t('My views')}>
      {own.map((view) => (
        <OwnView key={view.id} view={view} isChosen={view === chosen} state={state} views={views} />
      ))}
      {!isPlain && !chosen && (
        <button type="button" onClick={() => setSaving(true)}>
          <Icon name="plus" size="tiny" /> {t('Save view')}
        </button>
      )}
      {isSaving && <SaveView label={label} query={state.view} views={views} onClose={() => setSaving(false)} />}
    </fieldset>
  );
}

function OwnView({ view, isChosen, state, views }: { view: OperatorView; isChosen: boolean; state: TableState; views: OperatorViews }) {
  return (
    <span className={classes(styles.ownView, isChosen && styles.chosen)}>
      <button type="button" aria-pressed={isChosen} onClick={() => state.showView(view.query)}>
        <Icon name="user-round" size="tiny" /> {view.name}
      </button>
      {isChosen && (
        <IconButton icon="x" iconSize="small" label={t('Remove view {name}', { name: view.name })} onClick={() => views.remove(view)} />
      )}
    </span>
  );
}

interface SaveViewProps {
  label: string;
  query: string;
  views: OperatorViews;
  onClose: () => void;
}

function SaveView({ label, query, views, onClose }: SaveViewProps) {
  const form = useForm({ name: '' }, ({ name }) => (name.trim() === '' ? { name: t('Please enter a name') } : {}));
  return (
    <FormDialog
      title={t('Save this view of {list}', { list: label })}
      description={t('Keeps search, filters, order and rows per page. Only you see it.')}
      confirm={t('Save view')}
      check={form.check}
      submit={() => views.save({ name: form.values.name.trim(), query })}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        hint={t('A view of the same name is replaced')}
        maxLength={40}
        autoComplete="off"
        {...form.field('name')}
      />
    </FormDialog>
  );
}
