import { Button, KeyCap, TextArea, useToast } from '@facet/ui';
import { isUnknownOutcome, useActFailure, useActKey } from '@facet/console-kit';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { t } from '../texts.ts';
import { useAnswerCaseMutation, type QueuedCase } from './cases-api.ts';
import styles from './cases.module.css';

export const TEXT_MAX_LENGTH = 2000;

interface ReplyBoxProps {
  of: QueuedCase;
  box: RefObject<HTMLTextAreaElement | null>;
  /** It takes the focus when it is there. */
  isReplying: boolean;
  text: string;
  onText: (text: string) => void;
  onCanned: () => void;
}

/** An answer; what was typed stays until it was taken. Ctrl and Enter send it. */
export function ReplyBox({ of, box, isReplying, text, onText, onCanned }: ReplyBoxProps) {
  const [answer] = useAnswerCaseMutation();
  const [isBusy, setBusy] = useState(false);
  const { key, renew } = useActKey();
  const fail = useActFailure();
  const toast = useToast();

  const begin = useEffectEvent(() => isReplying && box.current?.focus());
  useEffect(() => void begin(), []);

  async function send(): Promise<void> {
    const words = text.trim();
    if (words === '' || isBusy) return;
    setBusy(true);
    const { error } = await answer({ id: of.id, 'idempotency-key': key, body: { seen: of.version, text: words } });
    setBusy(false);
    if (!error || !isUnknownOutcome(error)) renew();
    if (error) return fail(t('Failed to answer'), error);
    onText('');
    toast({ title: t('Answered. The member gets a notification.') });
  }

  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        ref={box}
        aria-label={t('Reply')}
        placeholder={t('Write a reply; the member reads it in their notifications')}
        rows={4}
        maxLength={TEXT_MAX_LENGTH}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.line}>
        <Button type="button" size="small" variant="quiet" icon="list-checks" onClick={onCanned}>
          {t('Canned answers')} <KeyCap inline>c</KeyCap>
        </Button>
        <Button type="submit" size="small" variant="primary" busy={isBusy} disabled={text.trim() === ''}>
          {t('Send')}
        </Button>
      </div>
    </form>
  );
}
