import { Button, TextArea, useToast } from '@facet/ui';
import { isUnknownOutcome, useActFailure, useActKey } from '@facet/console-kit';
import { useState, type RefObject } from 'react';
import { t } from '../texts.ts';
import { useNoteInCaseMutation } from './cases-api.ts';
import { TEXT_MAX_LENGTH } from './reply-box.tsx';
import styles from './cases.module.css';

interface NoteBoxProps {
  caseId: string;
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

/** A note for other operators; what was typed stays until it was taken. Ctrl and Enter keep it. */
export function NoteBox({ caseId, box, text, onText }: NoteBoxProps) {
  const [note] = useNoteInCaseMutation();
  const [isBusy, setBusy] = useState(false);
  const { key, renew } = useActKey();
  const fail = useActFailure();
  const toast = useToast();

  async function keep(): Promise<void> {
    const words = text.trim();
    if (words === '' || isBusy) return;
    setBusy(true);
    const { error } = await note({ id: caseId, 'idempotency-key': key, body: { text: words } });
    setBusy(false);
    if (!error || !isUnknownOutcome(error)) renew();
    if (error) return fail(t('Failed to keep the note'), error);
    onText('');
    toast({ title: t('Noted. The member does not see it.') });
  }

  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextArea
        ref={box}
        aria-label={t('Internal note')}
        placeholder={t('Write for other operators; the member never sees it')}
        rows={4}
        maxLength={TEXT_MAX_LENGTH}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.end}>
        <Button type="submit" size="small" busy={isBusy} disabled={text.trim() === ''}>
          {t('Keep the note')}
        </Button>
      </div>
    </form>
  );
}
