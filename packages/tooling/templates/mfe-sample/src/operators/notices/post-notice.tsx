import { TextField } from '@facet/ui';
import { FormDialog, useActKey, useForm, useKeyedAct } from '@facet/console-kit';
import { usePostNoticeMutation } from '../api/sample.generated.ts';
import { t } from '../texts.ts';

const EMPTY = { text: '' };

/** A notice for every member. It can never be changed. */
export function PostNotice({ onClose }: { onClose: () => void }) {
  const act = useKeyedAct();
  const { key } = useActKey();
  const { values, field, check } = useForm(EMPTY, ({ text }) => (text.trim() === '' ? { text: t('Write what members shall read') } : {}));
  const [post] = usePostNoticeMutation();

  function submit(): Promise<boolean> {
    const text = values.text.trim();
    const done = { title: t('Notice posted'), description: text };
    return act(post({ 'idempotency-key': key, body: { text } }), t('Failed to post the notice'), done);
  }

  return (
    <FormDialog
      title={t('Post notice')}
      description={t('Every member reads it at once. It cannot be changed.')}
      confirm={t('Post notice')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Text')} maxLength={500} autoComplete="off" {...field('text')} />
    </FormDialog>
  );
}
