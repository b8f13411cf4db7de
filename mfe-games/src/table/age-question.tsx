import { useState } from 'react';
import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Button, Notice, Stack, TextField } from '@facet/ui';
import { useConfirmAgeMutation } from '../api/games-api.ts';
import { t } from '../texts.ts';
import styles from './table.module.css';

/** Asked once, where something is for older players than the site. */
export function AgeQuestion({ title }: { title: string }) {
  const [age, setAge] = useState('');
  const [confirm, { isLoading, error, reset }] = useConfirmAgeMutation();
  return (
    <Notice title={title}>
      <form
        className={styles.age}
        onSubmit={(event) => {
          event.preventDefault();
          if (age !== '' && !isLoading) void confirm({ age: Number(age) });
        }}
      >
        <Stack gap={3}>
          <TextField
            label={t('Your age')}
            hint={t('Asked once')}
            error={error && messageOf(error)}
            requestId={requestIdOf(error)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={age}
            onChange={(event) => {
              reset();
              setAge(event.target.value.replaceAll(/\D/g, ''));
            }}
          />
          <Button type="submit" busy={isLoading} disabled={age === ''}>
            {t('Confirm my age')}
          </Button>
        </Stack>
      </form>
    </Notice>
  );
}
