import { useState } from 'react';
import { failureOf } from '@facet/remote-kit';
import { Card, CardHead, Stack, Switch, Text, TextField, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { inboxApi, type Push } from './inbox-api.ts';
import styles from './inbox.module.css';

const NIGHT = { from: '21:00', until: '08:00' };

/** Hours in which this device shows no push notification; nothing where it shows none at all. */
export function QuietHoursCard() {
  const { data: push } = inboxApi.useReadPushQuery();
  return push?.isOn ? <QuietHours push={push} /> : null;
}

function QuietHours({ push: { muted, quiet } }: { push: Push }) {
  const toast = useToast();
  const [choosePush] = inboxApi.useChoosePushMutation();
  const [hours, setHours] = useState({ from: quiet?.from ?? NIGHT.from, until: quiet?.until ?? NIGHT.until });
  const keep = async (isOn: boolean) => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const { error } = await choosePush({ muted, quiet: isOn ? { ...hours, timeZone } : null });
    if (error) toast({ tone: 'danger', title: t('Your settings were not saved'), ...failureOf(error) });
  };
  const field = (end: keyof typeof hours, label: string) => (
    <TextField
      type="time"
      label={label}
      value={hours[end]}
      disabled={!quiet}
      // Emptied by the browser’s own cross: as it was.
      onChange={({ target: { value } }) => value && setHours({ ...hours, [end]: value })}
      onBlur={() => quiet && quiet[end] !== hours[end] && void keep(true)}
    />
  );
  return (
    <Card aria-labelledby="quiet-hours">
      <CardHead id="quiet-hours" title={t('Quiet hours')} />
      <Stack gap={3}>
        <Text as="p" tone="muted">
          {t('No push notifications during these hours. The bell keeps everything for later.')}
        </Text>
        <Switch label={t('Stay quiet')} checked={quiet !== null} onChange={() => void keep(quiet === null)} />
        <div className={styles.hours}>
          {field('from', t('From'))}
          {field('until', t('Until'))}
        </div>
      </Stack>
    </Card>
  );
}
