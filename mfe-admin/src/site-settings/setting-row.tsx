import { useState } from 'react';
import { Badge, IconButton } from '@facet/ui';
import { RoleButton, StateMark, timeLabel, useRefusal } from '@facet/console-kit';
import { t } from '../texts.ts';
import { ChangeSettingDialog } from './change-setting-dialog.tsx';
import { isChanged } from './find-settings.ts';
import { SettingHistory } from './setting-history.tsx';
import { boundsLabel, otherValue, valueLabel } from './setting-label.ts';
import type { Setting } from './settings-api.ts';
import styles from './settings.module.css';

/** One setting: what it changes for whom, its value, bounds and default, who changed it. */
export function SettingRow({ setting }: { setting: Setting }) {
  const { key, type, title, value, description, changeableBy } = setting;
  const [to, setTo] = useState<string>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const refusal = useRefusal(changeableBy);
  const notes = [
    isChanged(setting) && t('Default: {value}', { value: valueLabel(setting, setting.default) }),
    boundsLabel(setting),
    setting.service && t('Belongs to {service}', { service: setting.service }),
    refusal,
  ].filter(Boolean);
  const act = type !== 'on_off' ? t('Change') : value === 'on' ? t('Switch off') : t('Switch on');
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{title}</h3>
        {setting.public && <Badge tone="outline">{t('Public')}</Badge>}
        {isChanged(setting) && <Badge tone="info">{t('Not the default')}</Badge>}
        <p>{description}</p>
        <p className={styles.note}>
          {notes.map((note) => `${note} · `)}
          <code>{key}</code>
        </p>
      </div>
      <SettingState setting={setting} />
      <div className={styles.buttons}>
        {isChanged(setting) && (
          <RoleButton
            needs={changeableBy}
            size="small"
            variant="quiet"
            icon="undo-2"
            aria-label={t('Restore default: {title}', { title })}
            onClick={() => setTo(setting.default)}
          >
            {t('Restore default')}
          </RoleButton>
        )}
        <RoleButton needs={changeableBy} size="small" aria-label={`${act}: ${title}`} onClick={() => setTo(otherValue(setting))}>
          {act}
        </RoleButton>
        <IconButton
          icon="history"
          iconSize="small"
          label={t('History: {title}', { title })}
          aria-expanded={isHistoryOpen}
          onClick={() => setHistoryOpen(!isHistoryOpen)}
        />
      </div>
      {isHistoryOpen && <SettingHistory setting={setting} />}
      {to !== undefined && <ChangeSettingDialog setting={setting} to={to} onClose={() => setTo(undefined)} />}
    </li>
  );
}

function SettingState({ setting }: { setting: Setting }) {
  const { type, value, changedAt, changedBy } = setting;
  const label = valueLabel(setting, value);
  return (
    <div className={styles.value}>
      {type === 'on_off' ? <StateMark tone={value === 'on' ? 'on' : 'off'}>{label}</StateMark> : <b>{label}</b>}
      <span className={styles.note}>
        {changedAt === null
          ? !isChanged(setting) && t('Default')
          : t('Changed {time} by {name}', { time: timeLabel(changedAt), name: changedBy ?? t('someone') })}
      </span>
    </div>
  );
}
