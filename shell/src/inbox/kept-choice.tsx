import { useState } from 'react';
import { failureOf } from '@facet/remote-kit';
import { Checkbox, useToast, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './inbox.module.css';

interface KeptChoiceProps {
  label: string;
  isOn: boolean;
  disabled?: boolean;
  'aria-describedby'?: string | undefined;
  keep: (isOn: boolean) => Promise<{ error?: unknown }>;
}

/** A tick of a table, whose column says what it is. It shows at once, and goes back when it was not kept. */
export function KeptChoice({ label, isOn, disabled, keep, ...rest }: KeptChoiceProps) {
  const toast = useToast();
  // What is kept is a frame late: until then the tick would go back.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const shown = disabled ? isOn : (chosen ?? isOn);
  const toggle = async () => {
    setChosen(!shown);
    const { error } = await keep(!shown);
    if (!error) return;
    setChosen(null);
    toast({ tone: 'danger', title: t('Your settings were not saved'), ...failureOf(error) });
  };
  return (
    <Checkbox
      {...rest}
      className={styles.choice}
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={shown}
      disabled={disabled}
      onChange={() => void toggle()}
    />
  );
}
