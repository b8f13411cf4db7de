import { useId, type ReactNode } from 'react';
import { Button, classes, Dialog, Notice } from '@facet/ui';
import { t } from '../texts.ts';
import { Changes, type Change } from './changes.tsx';
import styles from './forms.module.css';
import { useSubmit } from './use-submit.ts';

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
  /** Beside the fields, below them on a phone: what members will see. */
  aside?: ReactNode;
  /** For a table among the fields. */
  wide?: boolean | undefined;
  /** What it comes to, beside the buttons: "Costs at most R$ 500". */
  note?: ReactNode;
  /** Of an edit: what it changes. Nothing is sent while there is none. */
  changes?: readonly Change[] | undefined;
  /** Somebody else changed it since the dialog opened. */
  conflict?: string | undefined;
  /** How many fields are wrong; 0 sends it. */
  check: () => number;
  /** True when it is done: the dialog closes. */
  submit: () => Promise<boolean>;
  onClose: () => void;
}

/** A small form over the page: checks first, sends once, stays with what was typed when it fails. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, confirm, danger, cancel = t('Cancel'), aside, note, changes, check, submit, onClose } = props;
  const wide = props.wide || aside !== undefined;
  const disabled = props.disabled || changes?.length === 0;
  const id = useId();
  const { isBusy, wrong, onSubmit } = useSubmit({ check, submit, onDone: onClose, isDisabled: disabled });

  return (
    <Dialog open onOpenChange={(open) => !open && !isBusy && onClose()} title={title} description={description} wide={wide}>
      <form id={id} className={styles.form} noValidate onSubmit={onSubmit} ref={sendByKeys}>
        <Body {...props} />
        <div className={styles.foot}>
          <output className={styles.note}>
            {wrong === 0 ? note : t('{wrong, plural, one {# field needs your attention} other {# fields need your attention}}', { wrong })}
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

/**
 * A ref: Ctrl and Enter send the form from anywhere within. A text of several lines does so itself, and what is sent
 * twice at once is sent once.
 */
function sendByKeys(form: HTMLFormElement | null): (() => void) | undefined {
  if (!form) return undefined;
  const send = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.requestSubmit();
  };
  form.addEventListener('keydown', send);
  return () => form.removeEventListener('keydown', send);
}

function Body({ children, aside, changes, conflict }: Pick<FormDialogProps, 'children' | 'aside' | 'changes' | 'conflict'>) {
  return (
    <div className={classes(styles.form, aside !== undefined && styles.sides)}>
      <div className={styles.form}>
        {conflict !== undefined && (
          <Notice tone="warning" title={conflict}>
            {t('What you typed is still here. Below it is what saving would change now.')}
          </Notice>
        )}
        {children}
        {changes && <Changes changes={changes} />}
      </div>
      {aside}
    </div>
  );
}
