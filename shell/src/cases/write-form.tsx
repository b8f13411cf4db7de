import { Button, Field, Notice, Stack, TextArea } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { TEXT_MAX_LENGTH } from './text-max-length.ts';
import { useSend } from './use-send.ts';
import styles from './cases.module.css';

interface WriteFormProps {
  label: string;
  hint?: string;
  submit: string;
  /** Sends under this key. */
  onSend: (key: string, text: string) => Promise<{ data?: unknown; error?: unknown }>;
}

/** A message to the team. What was typed stays until it was taken. */
export function WriteForm({ label, hint, submit, onSend }: WriteFormProps) {
  const [text, setText] = useState('');
  const { send, isSending, problem, failure } = useSend();
  const submitText = async () => {
    if (await send(text, onSend)) setText('');
  };
  return (
    <form
      className={styles.write}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submitText();
      }}
    >
      <Stack gap={3}>
        <Field label={label} hint={hint} error={problem}>
          <TextArea
            rows={4}
            maxLength={TEXT_MAX_LENGTH}
            placeholder={t('Write here')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        {failure && (
          <Notice tone="danger" title={failure.title} requestId={failure.requestId}>
            {failure.description}
          </Notice>
        )}
        <Button type="submit" variant="primary" className={styles.send} busy={isSending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
