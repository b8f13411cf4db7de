import { Button } from '@facet/ui';
import { FormDialog, useActFailure, useForm, UtcField, utcOf, utcValue } from '@facet/console-kit';
import { useState } from 'react';
import { t } from '../texts.ts';
import { useSnoozeCaseMutation, type QueuedCase } from './cases-api.ts';

const DAY_MS = 86_400_000;

/** Takes a case out of the queue until a time. */
export function SnoozeDialog({ of, onClose }: { of: QueuedCase; onClose: () => void }) {
  const [snooze] = useSnoozeCaseMutation();
  const fail = useActFailure();
  const [tomorrow] = useState(tomorrowMorning);
  const form = useForm({ until: tomorrow }, ({ until }) => {
    const time = utcOf(until);
    return time !== null && Date.parse(time) > Date.now() ? {} : { until: t('Enter a time that is still to come.') };
  });

  async function put(until: string | null): Promise<boolean> {
    const { error } = await snooze({ id: of.id, body: { until } });
    if (error) fail(t('Failed to snooze'), error);
    return !error;
  }
  const wake = async () => (await put(null)) && onClose();

  return (
    <FormDialog
      title={t('Snooze case {number}', { number: of.number })}
      description={t('It leaves the queue until then, or until the member writes. They are not told.')}
      confirm={t('Snooze')}
      check={form.check}
      submit={() => put(utcOf(form.values.until))}
      onClose={onClose}
    >
      <UtcField label={t('Until (UTC)')} {...form.field('until')} />
      {of.snoozedUntil && (
        <Button type="button" size="small" onClick={() => void wake()}>
          {t('Back into the queue now')}
        </Button>
      )}
    </FormDialog>
  );
}

const tomorrowMorning = (): string => `${utcValue(new Date(Date.now() + DAY_MS)).slice(0, 10)}T08:00`;
