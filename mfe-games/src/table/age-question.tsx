import { useState } from 'react';
import { failureOf } from '@facet/remote-kit';
import { Button, Notice, Stack, TextField, useToast } from '@facet/ui';
import { useConfirmAgeMutation } from '../api/games-api.ts';
import { t } from '../texts.ts';
import styles from './table.module.css';

/** Asked once, where something is for older players than the site. */
export function AgeQuestion({ title }: { title: string }) {
  const [age, setAge] = useState('');
  const toast = useToast();
  const [confirm, { isLoading }] = useConfirmAgeMutation();
  const send = async () => {
    const { error } = await confirm({ age: Number(age) });
    if (error) toast({ tone: 'danger', title: t('You cannot play yet'), ...failureOf(error) });
  };
  return (
    <Notice title={title}>
      <form
        className={styles.age}
        onSubmit={(event) => {
          event.preventDefault();
          if (age !== '' && !isLoading) void send();
        }}
      >
        <Stack gap={3}>
          <TextField
            label={t('Your age')}
            hint={t('Asked once')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={age}
            onChange={(event) => setAge(event.target.value.replaceAll(/\D/g, ''))}
          />
          <Button type="submit" busy={isLoading} disabled={age === ''}>
            {t('Confirm my age')}
          </Button>
        </Stack>
      </form>
    </Notice>
  );
}
