import { useState } from 'react';
import { messageOf } from '@facet/remote-kit';
import { Button, Notice, Stack, TextField, useToast } from '@facet/ui';
import { useConfirmAgeMutation } from '../api/games-api.ts';
import styles from './table.module.css';

/** Asked once, where games are for older players than the site. */
export function AgeQuestion({ minimumAge }: { minimumAge: number }) {
  const [age, setAge] = useState('');
  const toast = useToast();
  const [confirm, { isLoading }] = useConfirmAgeMutation();
  const send = async () => {
    const { error } = await confirm({ age: Number(age) });
    if (error) toast({ tone: 'danger', title: 'You cannot play yet', description: messageOf(error) });
  };
  return (
    <Notice title={`Games are for players of ${minimumAge} years and over`}>
      <form
        className={styles.age}
        onSubmit={(event) => {
          event.preventDefault();
          if (age !== '' && !isLoading) void send();
        }}
      >
        <Stack gap={3}>
          <TextField
            label="Your age"
            hint="Asked once"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={age}
            onChange={(event) => setAge(event.target.value.replaceAll(/\D/g, ''))}
          />
          <Button type="submit" busy={isLoading} disabled={age === ''}>
            Confirm my age
          </Button>
        </Stack>
      </form>
    </Notice>
  );
}
