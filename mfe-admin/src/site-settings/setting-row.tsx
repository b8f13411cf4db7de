import { useState } from 'react';
import { Badge, Button } from '@facet/ui';
import { timeLabel, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { isChanged } from './find-settings.ts';
import { SettingHistory } from './setting-history.tsx';
import { valueLabel } from './setting-label.ts';
import { SettingValue } from './setting-value.tsx';
import type { Setting } from './settings-api.ts';
import { useSaveSetting } from './use-save-setting.ts';
import styles from './settings.module.css';

/** One setting: its effect, its value, its default, who changed it. A switch and a choice are in force at once, a typed value after Save. */
export function SettingRow({ setting }: { setting: Setting }) {
  const { key, title, value, description, changeableBy, changedAt, changedBy } = setting;
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
        <h3>{title}</h3>
        {setting.public && <Badge tone="outline">{t('Public')}</Badge>}
        <p>{description}</p>
        <p className={styles.note}>
          {t('Default: {value}', { value: valueLabel(setting, setting.default) })}
          {changedAt !== null && <> · {t('Changed {time} by {name}', { time: timeLabel(changedAt), name: changedBy ?? t('someone') })}</>}
          {refusal !== null && <> · {refusal}</>} · <code>{key}</code>
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
            <Button size="small" onClick={() => setDraft(value)}>
              {t('Cancel')}
            </Button>
            <Button type="submit" size="small" variant="primary" busy={isSaving}>
              {t('Save')}
            </Button>
          </span>
        )}
      </form>
      <div className={styles.buttons}>
        {isChanged(setting) && (
          <Button size="small" variant="quiet" icon="undo-2" disabled={refusal !== null} onClick={() => save(setting.default)}>
            {t('Restore default')}
          </Button>
        )}
        <Button size="small" variant="quiet" icon="history" aria-expanded={isHistoryOpen} onClick={() => setHistoryOpen(!isHistoryOpen)}>
          {t('History')}
        </Button>
      </div>
      {isHistoryOpen && <SettingHistory setting={setting} />}
    </li>
  );
}
