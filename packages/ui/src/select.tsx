import { useState } from 'react';
import * as Portal from 'radix-ui/portal';
import * as Radix from 'radix-ui/select';
import { classes } from './classes.ts';
import { useFieldControl } from './field/field-context.ts';
import { useLandmark } from './use-landmark.ts';
import { Icon } from './icon/icon.tsx';
import { readStyleNonce } from './apply-style-nonce.ts';
import list from './popover-list.module.css';
import styles from './select.module.css';

export interface SelectOption {
  /** Not empty. */
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps {
  options: readonly SelectOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** Where no Field gives it a label. */
  label?: string | undefined;
  name?: string | undefined;
}

/** One out of a closed list. Inside a Field it takes its label and error from it. */
export function Select({ options, value, onValueChange, placeholder, disabled = false, label, name }: SelectProps) {
  const { landmark, ref } = useLandmark();
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onValueChange}
      disabled={disabled}
      open={open}
      onOpenChange={setOpen}
      {...(name && { name })}
    >
      <Radix.Trigger ref={ref} {...useFieldControl()} className={styles.trigger} aria-label={label}>
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon asChild>
          <Icon name="chevron-down" size="small" />
        </Radix.Icon>
      </Radix.Trigger>
      {/* While it is open nothing else can be reached by key or screen reader: with this, by pointer neither. */}
      {open && <Portal.Root container={landmark} className={styles.shade} />}
      <Radix.Portal container={landmark}>
        <Radix.Content className={classes(list.list, styles.content)} position="popper" sideOffset={4}>
          <Radix.Viewport {...nonceProps()}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={classes(list.item, styles.option)}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon name="check" size="small" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function nonceProps(): { nonce?: string } {
  const nonce = readStyleNonce();
  return nonce ? { nonce } : {};
}
