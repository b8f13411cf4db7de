import { Switch } from '@facet/ui';
import { t, Trans } from '../texts.ts';
import styles from './withdrawals.module.css';

/** What single letters do here, and the switch that turns them off. */
export function KeysNote({ isOn, onSwitch }: { isOn: boolean; onSwitch: (isOn: boolean) => void }) {
  return (
    <div className={styles.keys}>
      {isOn && (
        <span>
          <Trans
            id="<kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>X</kbd> select · <kbd>P</kbd> pay · <kbd>R</kbd> reject · <kbd>G</kbd> open gamepass · <kbd>Enter</kbd> open member"
            components={{ kbd: <kbd /> }}
          />
        </span>
      )}
      <Switch label={t('Keyboard shortcuts')} checked={isOn} onChange={({ target }) => onSwitch(target.checked)} />
    </div>
  );
}
