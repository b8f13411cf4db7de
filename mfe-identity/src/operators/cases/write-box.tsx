import { Button, TextArea, type ButtonProps } from '@facet/ui';
import { useActKey, useKeyedAct, type Answer } from '@facet/console-kit';
import { useState, type ReactNode, type RefObject } from 'react';
import styles from './cases.module.css';

export const TEXT_MAX_LENGTH = 2000;

export interface Draft {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
}

interface WriteBoxProps extends Draft {
  label: string;
  placeholder: string;
  confirm: string;
  variant?: ButtonProps['variant'];
  /** Beside the button. */
  children?: ReactNode;
  /** Under this key once, however often it is asked. */
  send: (text: string, key: string) => Promise<Answer<unknown>>;
  sent: string;
  failed: string;
}

/** Words that go out once; what was typed stays until it was taken. Ctrl and Enter send it. */
export function WriteBox({ box, text, onText, label, placeholder, confirm, variant, children, send, sent, failed }: WriteBoxProps) {
  const [isBusy, setBusy] = useState(false);
  const { key, renew } = useActKey();
  const act = useKeyedAct(renew);

  async function submit(): Promise<void> {
    const words = text.trim();
    if (words === '' || isBusy) return;
    setBusy(true);
    const isDone = await act(send(words, key), failed, { title: sent });
    setBusy(false);
    if (!isDone) return;
    renew();
    onText('');
  }

  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        ref={box}
        aria-label={label}
        placeholder={placeholder}
        rows={4}
        maxLength={TEXT_MAX_LENGTH}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.sendLine}>
        {children}
        <Button type="submit" size="small" className={styles.send} variant={variant} busy={isBusy} disabled={text.trim() === ''}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
