import { Button, Dialog, EmptyState, IconButton, SkeletonRows, TextField } from '@facet/ui';
import { LoadFailure, useAct } from '@facet/console-kit';
import { useState } from 'react';
import { t } from '../texts.ts';
import { useCreateCannedAnswerMutation, useDeleteCannedAnswerMutation, useListCannedAnswersQuery } from './cases-api.ts';
import styles from './cases.module.css';

interface CannedAnswersProps {
  /** What is typed now: it can be kept for the next time. */
  current: string;
  onPick: (text: string) => void;
  onClose: () => void;
}

/** Answers for what is asked often: one is put into the reply, none is sent by itself. */
export function CannedAnswers({ current, onPick, onClose }: CannedAnswersProps) {
  const { data, error, isFetching, refetch } = useListCannedAnswersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteCannedAnswerMutation();
  const act = useAct();
  const answers = data?.answers;
  return (
    <Dialog open onOpenChange={onClose} title={t('Canned answers')} description={t('Choose one to put it into your reply.')}>
      {error && !answers && (
        <LoadFailure title={t('The canned answers did not load')} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!answers && !error && <SkeletonRows count={3} />}
      {answers?.length === 0 && <EmptyState title={t('None yet')}>{t('Write a reply, then save it here.')}</EmptyState>}
      <ul className={styles.canned}>
        {answers?.map(({ id, title, text }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(text)}>
              <b>{title}</b>
              <span>{text}</span>
            </button>
            <IconButton
              icon="trash-2"
              label={t('Remove {title}', { title })}
              onClick={() => act(remove(id), t('Failed to remove the canned answer'))}
            />
          </li>
        ))}
      </ul>
      {current.trim() !== '' && <KeepAnswer text={current.trim()} />}
    </Dialog>
  );
}

function KeepAnswer({ text }: { text: string }) {
  const [create, { isLoading }] = useCreateCannedAnswerMutation();
  const [title, setTitle] = useState('');
  const act = useAct();
  async function keep(): Promise<void> {
    if (title.trim() === '') return;
    const sent = create({ title: title.trim(), text });
    if (await act(sent, t('Failed to save the answer'), { title: t('Saved as a canned answer') })) setTitle('');
  }
  return (
    <form
      className={styles.keep}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <TextField label={t('Save your reply as')} maxLength={60} value={title} onChange={(event) => setTitle(event.target.value)} />
      <Button type="submit" busy={isLoading} disabled={title.trim() === ''}>
        {t('Save')}
      </Button>
    </form>
  );
}
