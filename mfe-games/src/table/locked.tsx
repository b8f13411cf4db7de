import { useState } from 'react';
import { Link, messageOf } from '@facet/remote-kit';
import { Button, Notice, Stack, TextField, useToast } from '@facet/ui';
import { useConfirmAgeMutation, useGetPlayLimitsQuery } from '../api/games-api.ts';
import { formatDay, formatTime } from '../time/format-time.ts';

/** Why the member cannot play, and what he can do about it; nothing when he can. */
export function Locked({ missingRobux, minTotalEarned }: { missingRobux: bigint; minTotalEarned: string }) {
  const { data: limits } = useGetPlayLimitsQuery();
  if (missingRobux > 0n)
    return (
      <Notice tone="warning" title="Earning Requirement Not Met">
        You need to earn at least {minTotalEarned.replace(/\.0+$/, '')} R$ in total to play games. <Link to="/earn">Earn Robux</Link>
      </Notice>
    );
  if (limits?.excludedUntil)
    return <Notice title="You have excluded yourself">Games open again on {formatDay(limits.excludedUntil)}.</Notice>;
  if (limits?.timeoutUntil) return <Notice title="You are taking a break">Games open again at {formatTime(limits.timeoutUntil)}.</Notice>;
  if (limits && !limits.ageConfirmed) return <AgeQuestion minimumAge={limits.minimumAge} />;
  return null;
}

/** Asked once. */
function AgeQuestion({ minimumAge }: { minimumAge: number }) {
  const [age, setAge] = useState('');
  const toast = useToast();
  const [confirm, { isLoading }] = useConfirmAgeMutation();
  const send = async () => {
    const { error } = await confirm({ age: Number(age) });
    if (error) toast({ tone: 'danger', title: 'Error', description: messageOf(error) });
  };
  return (
    <Notice title={`Games are for players of ${minimumAge} years and over`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={3}>
          <TextField
            label="Your age"
            inputMode="numeric"
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
