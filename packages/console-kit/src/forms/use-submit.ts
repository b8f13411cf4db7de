import { useRef, useState, type FormEvent } from 'react';
import { focusFirstInvalid } from '@facet/ui';

export interface Submission {
  /** How many fields are wrong; 0 sends it. */
  check: () => number;
  /** True when it is done. */
  submit: () => Promise<boolean>;
  onDone?: () => void;
  isDisabled?: boolean | undefined;
}

/** Sends a form: checks first, sends once, stays with what was typed when it fails. */
export function useSubmit({ check, submit, onDone, isDisabled = false }: Submission) {
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(0);
  // The state is one render late for a second Enter in the same moment; this is not.
  const locked = useRef(false);

  async function send(form: HTMLFormElement): Promise<void> {
    if (locked.current || isDisabled) return;
    const found = check();
    setWrong(found);
    if (found > 0) return void requestAnimationFrame(() => focusFirstInvalid(form));
    locked.current = true;
    setBusy(true);
    const isDone = await submit();
    locked.current = false;
    setBusy(false);
    if (isDone) onDone?.();
  }

  return {
    isBusy,
    /** When it was sent last. */
    wrong,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}
