import { Button, Notice, Stack } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { TextArea } from './text-area.tsx';
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
        <TextArea label={label} hint={hint} error={problem} placeholder={t('Write here')} value={text} onChange={setText} />
        {failure && (
          <Notice tone="danger" title={failure.title} requestId={failure.requestId}>
            {failure.description}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="large" wide busy={isSending}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
