import { useId, useState } from 'react';
import { Button, Choice, ChoiceList } from '@facet/ui';
import { RoleButton } from '@facet/console-kit';
import { valueLabel, type Setting } from '../site-settings/index.ts';
import { t } from '../texts.ts';
import styles from './first-steps.module.css';

interface ChoicesProps {
  setting: Setting;
  values: readonly string[];
  onUse: (value: string) => Promise<void>;
  onClose: () => void;
}

/** All that can be chosen, each with what follows of it, in the row itself. */
export function Choices({ setting, values, onUse, onClose }: ChoicesProps) {
  const name = useId();
  const [chosen, setChosen] = useState(setting.value);
  const label = valueLabel(setting, chosen);
  return (
    <div className={styles.opened}>
      <ChoiceList legend={setting.title} beside>
        {values.map((value) => (
          <Choice
            key={value}
            name={name}
            value={value}
            checked={value === chosen}
            onChoose={setChosen}
            title={valueLabel(setting, value)}
            detail={setting.consequences?.[value]}
          />
        ))}
      </ChoiceList>
      <div className={styles.foot}>
        <Button size="small" variant="quiet" onClick={onClose}>
          {setting.changedAt === null ? t('Decide later') : t('Cancel')}
        </Button>
        <RoleButton needs={setting.changeableBy} size="small" variant="primary" onClick={() => onUse(chosen)}>
          {t('Use “{value}”', { value: label })}
        </RoleButton>
      </div>
    </div>
  );
}
