import { useState } from 'react';
import { Badge, Button } from '@facet/ui';
import { timeLabel, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { SettingHistory } from './setting-history.tsx';
import { SettingValue } from './setting-value.tsx';
import type { Setting } from './settings-api.ts';
import { useSaveSetting } from './use-save-setting.ts';
import styles from './settings.module.css';

/** One setting: its effect, its value, its default, who changed it. A switch and a choice are in force at once, a typed value after Save. */
export function SettingRow({ setting }: { setting: Setting }) {
  const { key, value, description, changeableBy, changedAt, changedBy } = setting;
  const [draft, setDraft] = useState(value);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { save, problem, isSaving } = useSaveSetting(setting);
  const refusal = useRefusal(changeableBy);
  const isAtOnce = setting.type === 'on_off' || setting.type === 'choice';
  const change = (next: string): void => {
    setDraft(next);
    if (isAtOnce) void save(next).then((isSaved) => isSaved || setDraft(value));
  };
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.key}>{key}</h2>
        {setting.public && <Badge tone="outline">{t('public')}</Badge>}
        <p>{description}</p>
        <p className={styles.note}>
          {t('Default: {value}', { value: setting.default })}
          {changedAt !== null && <> · {t('changed {time} by {name}', { time: timeLabel(changedAt), name: changedBy ?? t('somebody') })}</>}
          {refusal !== null && <> · {refusal}</>}
        </p>
      </div>
      <form
        className={styles.value}
        onSubmit={(event) => {
          event.preventDefault();
          void save(draft);
        }}
      >
        <SettingValue setting={setting} draft={draft} problem={problem} disabled={refusal !== null || isSaving} onChange={change} />
        {!isAtOnce && draft !== value && (
          <span className={styles.buttons}>
            <Button type="submit" size="small" variant="primary" busy={isSaving}>
              {t('Save')}
            </Button>
            <Button size="small" onClick={() => setDraft(value)}>
              {t('Cancel')}
            </Button>
          </span>
        )}
      </form>
      <div className={styles.buttons}>
        {value !== setting.default && (
          <Button size="small" variant="quiet" icon="undo-2" disabled={refusal !== null} onClick={() => save(setting.default)}>
            {t('Restore default')}
          </Button>
        )}
        <Button size="small" variant="quiet" icon="history" aria-expanded={isHistoryOpen} onClick={() => setHistoryOpen(!isHistoryOpen)}>
          {t('History')}
        </Button>
      </div>
      {isHistoryOpen && <SettingHistory settingKey={key} />}
    </li>
  );
}
