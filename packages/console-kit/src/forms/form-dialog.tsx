import { useId, useRef, useState, type ReactNode } from 'react';
import { Button, Dialog, focusFirstInvalid } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './forms.module.css';

export interface FormDialogProps {
  title: string;
  description: string;
  /** Names the action: "Create promo code". */
  confirm: string;
  danger?: boolean | undefined;
  cancel?: string | undefined;
  /** Not yet: "Type the title to delete". */
  disabled?: boolean | undefined;
  children: ReactNode;
  /** How many fields are wrong; 0 sends it. */
  check: () => number;
  /** True when it is done: the dialog closes. */
  submit: () => Promise<boolean>;
  onClose: () => void;
}

/** A small form over the page: checks first, sends once, stays with what was typed when it fails. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, confirm, danger, cancel = t('Cancel'), disabled, children, check, submit, onClose } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(0);
  // The state is one render late for a second Enter in the same moment; this is not.
  const locked = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    if (locked.current || disabled) return;
    const found = check();
    setWrong(found);
    if (found > 0) return void requestAnimationFrame(() => focusFirstInvalid(form));
    locked.current = true;
    setBusy(true);
    const isDone = await submit();
    locked.current = false;
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !isBusy && onClose()} title={title} description={description}>
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        {children}
        <div className={styles.foot}>
          <output className={styles.note}>
            {wrong > 0 && t('{wrong, plural, one {# field needs your attention} other {# fields need your attention}}', { wrong })}
          </output>
          <Button onClick={onClose} disabled={isBusy}>
            {cancel}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isBusy} disabled={disabled}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
