import { focusOnMount } from '@facet/console-kit';
import { useFieldControl } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './statements.module.css';

/** The lines of a statement: pasted, or read from a file. They are what has to be given, so the focus begins here. */
export function StatementText({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const control = useFieldControl();
  async function read(file: File | undefined): Promise<void> {
    if (file) onChange(await file.text());
  }
  return (
    <>
      <textarea
        {...control}
        ref={focusOnMount}
        className={styles.area}
        rows={8}
        spellCheck={false}
        placeholder={'T100,12.50\nT101,84.00'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('Statement as a file')}
        onChange={({ target }) => void read(target.files?.[0])}
      />
    </>
  );
}
