import { Dialog, KeyCap, Switch } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './table.module.css';

/** A line of the list: the keys, and what they do. */
export interface KeyLine {
  caps: readonly string[];
  does: string;
}

export interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  lines: readonly KeyLine[];
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Every key of a game, and the switch for all of them. */
export function KeysDialog({ open, onOpenChange, lines, isOn, onSwitch }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('Keys')} description={t('You never need the mouse. Focus stays in the game.')}>
      <dl className={styles.keys}>
        {[...lines, { caps: ['?'], does: t('This list') }].map(({ caps, does }) => (
          <div key={does}>
            <dt>
              {caps.map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t('Use keys in games')}
        className={styles.keysSwitch}
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </Dialog>
  );
}
