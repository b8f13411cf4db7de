import { t } from '../texts.ts';
import { useNoteInCaseMutation } from './cases-api.ts';
import { WriteBox, type Draft } from './write-box.tsx';

/** A note for other operators. */
export function NoteBox({ caseId, ...draft }: Draft & { caseId: string }) {
  const [note] = useNoteInCaseMutation();
  return (
    <WriteBox
      {...draft}
      label={t('Internal note')}
      placeholder={t('Write for other operators; the member never sees it')}
      confirm={t('Keep the note')}
      send={(text, key) => note({ id: caseId, 'idempotency-key': key, body: { text } })}
      sent={t('Noted. The member does not see it.')}
      failed={t('Failed to keep the note')}
    />
  );
}
