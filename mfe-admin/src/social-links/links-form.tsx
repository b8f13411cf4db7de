import { useState } from 'react';
import { msg, type Message } from '@facet/remote-kit';
import { Button, Card, CardHead, TextField, useToast } from '@facet/ui';
import { dayLabel, RoleButton, useFailure, useForm, useRefusal, useSubmit } from '@facet/console-kit';
import { useChangeSettingMutation, type Setting } from '../site-settings/settings-api.ts';
import { t } from '../texts.ts';
import { LINK_KEYS, linkProblems, type LinkKey, type Links } from './link-values.ts';
import styles from './social-links.module.css';

const LABELS: Record<LinkKey, { label: Message; hint: Message }> = {
  discord_link: { label: msg('Discord link'), hint: msg('Landing page, appeal button, Rewards page') },
  twitter_link: { label: msg('Twitter link'), hint: msg('Rewards page') },
  roblox_group_link: { label: msg('Roblox group link'), hint: msg('Where new members are sent to join the group') },
};

/** The three links. What was changed is sent one by one; a colleague's change meanwhile is not overwritten. */
export function LinksForm({ settings }: { settings: readonly Setting[] }) {
  const saved = Object.fromEntries(LINK_KEYS.map((key) => [key, settings.find((each) => each.key === key)?.value ?? ''])) as Links;
  const [seen, setSeen] = useState(saved);
  const { values, field, set, check } = useForm(seen, linkProblems);
  const save = useSaveLinks();
  const changed = LINK_KEYS.filter((key) => values[key].trim() !== seen[key]);
  const [adopted, setAdopted] = useState(saved);
  // A colleague saved: a form in which nothing was typed shows it at once.
  if (LINK_KEYS.some((key) => saved[key] !== adopted[key])) {
    setAdopted(saved);
    if (changed.length === 0) adopt();
  }
  const refusal = useRefusal('admin');
  const { isBusy, onSubmit } = useSubmit({ check, submit, isDisabled: changed.length === 0 || refusal !== null });

  async function submit(): Promise<boolean> {
    const done = await save(changed.map((key) => ({ key, value: values[key].trim(), expected: seen[key] })));
    setSeen((before) => ({ ...before, ...done }));
    return true;
  }

  /** What is in force now, a colleague's change included. */
  function adopt(): void {
    setSeen(saved);
    for (const key of LINK_KEYS) set(key, saved[key]);
  }

  return (
    <Card flush aria-labelledby="social-links">
      <CardHead id="social-links" title={t('Social media links')}>
        <LastSaved settings={settings} />
      </CardHead>
      <form noValidate onSubmit={onSubmit}>
        <div className={styles.form}>
          {LINK_KEYS.map((key) => (
            <TextField
              key={key}
              label={t(LABELS[key].label)}
              hint={t(LABELS[key].hint)}
              type="url"
              maxLength={500}
              autoComplete="off"
              readOnly={refusal !== null}
              {...field(key)}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <span className={styles.note}>{refusal ?? t('Written to the audit log')}</span>
          <Button disabled={changed.length === 0 || isBusy} onClick={adopt}>
            {t('Discard')}
          </Button>
          <RoleButton needs="admin" type="submit" variant="primary" busy={isBusy} disabled={changed.length === 0}>
            {t('Save links')}
          </RoleButton>
        </div>
      </form>
    </Card>
  );
}

interface LinkChange {
  key: LinkKey;
  value: string;
  expected: string;
}

/** Returns the links that are in force now. */
function useSaveLinks(): (changes: readonly LinkChange[]) => Promise<Partial<Links>> {
  const toast = useToast();
  const fail = useFailure();
  const [change] = useChangeSettingMutation();
  return async (changes) => {
    const done: Partial<Links> = {};
    for (const link of changes) {
      const { error } = await change(link);
      if (error) {
        fail(t('Failed to update links'), error);
        return done;
      }
      done[link.key] = link.value;
    }
    toast({ title: t('Social media links updated successfully!') });
    return done;
  };
}

function LastSaved({ settings }: { settings: readonly Setting[] }) {
  const [latest] = settings
    .filter(({ key, changedAt }) => (LINK_KEYS as readonly string[]).includes(key) && changedAt !== null)
    .toSorted((one, other) => (other.changedAt ?? '').localeCompare(one.changedAt ?? ''));
  if (!latest?.changedAt) return null;
  const day = dayLabel(latest.changedAt);
  return (
    <span className={styles.note}>
      {latest.changedBy ? t('Last saved {day} by {by}', { day, by: latest.changedBy }) : t('Last saved {day}', { day })}
    </span>
  );
}
