import { focusOnMount } from '@facet/console-kit';
import { TextArea } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './statements.module.css';

/** The lines of a statement: pasted, or read from a file. They are what has to be given, so the focus begins here. */
export function StatementText({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  async function read(file: File | undefined): Promise<void> {
    if (file) onChange(await file.text());
  }
  return (
    <>
      <span className={styles.area}>
        <TextArea
          ref={focusOnMount}
          rows={8}
          spellCheck={false}
          placeholder={'T100,12.50\nT101,84.00'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </span>
      <input
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('Statement as a file')}
        onChange={({ target }) => void read(target.files?.[0])}
      />
    </>
  );
}
