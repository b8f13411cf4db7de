import { useState } from 'react';
import { isRequestError, messageOf, requestIdOf, type MemberPanelProps } from '@facet/remote-kit';
import { Card, CardHead, ErrorCard, Field, IconButton, TextArea } from '@facet/ui';
import { dayLabel, FormDialog, useActKey, useForm, useKeyedAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useListMemberNotesQuery, useNoteOnMemberMutation } from './members-api.ts';
import styles from './members.module.css';

/** What operators noted about the member for each other. An identity of before keeps none. */
export function NotesCard({ memberId, username, isDeleted }: MemberPanelProps) {
  // The card around it has just asked.
  const { currentData, error, isFetching, refetch } = useListMemberNotesQuery(memberId, { refetchOnMountOrArgChange: false });
  const [isWriting, setWriting] = useState(false);
  if (!currentData) {
    if (!error || (isRequestError(error) && error.kind === 'refused' && error.status === 404)) return null;
    return (
      <ErrorCard title={t('The notes did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
        {messageOf(error)}
      </ErrorCard>
    );
  }
  return (
    <Card flush aria-labelledby="notes">
      <CardHead id="notes" title={t('Operators’ notes')}>
        {!isDeleted && <IconButton icon="plus" iconSize="small" label={t('Write a note')} onClick={() => setWriting(true)} />}
      </CardHead>
      <ul className={styles.devices}>
        {currentData.notes.map(({ id, operator, text, createdAt }) => (
          <li key={id}>
            <div>
              {text}
              <small>{t('{name}, {day}', { name: operator, day: dayLabel(createdAt) })}</small>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>{t('Members never see notes.')}</p>
      {isWriting && <NoteDialog memberId={memberId} username={username} onClose={() => setWriting(false)} />}
    </Card>
  );
}

interface NoteDialogProps extends Pick<MemberPanelProps, 'memberId' | 'username'> {
  onClose: () => void;
}

function NoteDialog({ memberId, username, onClose }: NoteDialogProps) {
  const { key, renew } = useActKey();
  const act = useKeyedAct(renew);
  const [send] = useNoteOnMemberMutation();
  const { values, field, check } = useForm({ text: '' }, ({ text }) => (text.trim() === '' ? { text: t('Write the note first') } : {}));
  const { error, ...text } = field('text');

  function submit(): Promise<boolean> {
    const sent = send({ id: memberId, 'idempotency-key': key, body: { text: values.text.trim() } });
    return act(sent, t('Failed to keep the note'), { title: t('Noted. The member does not see it.') });
  }

  return (
    <FormDialog
      title={t('Note on {name}', { name: username })}
      description={t('Every operator can read it. It is deleted with the member’s account.')}
      confirm={t('Keep the note')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <Field label={t('Note')} error={error}>
        <TextArea maxLength={1000} rows={4} {...text} />
      </Field>
    </FormDialog>
  );
}
