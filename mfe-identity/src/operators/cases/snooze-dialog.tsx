import { Button, Choice, ChoiceList, Field, Input, useNow } from '@facet/ui';
import { FormDialog, minuteLabel, useForm, useKeyedAct } from '@facet/console-kit';
import { msg, type Message } from '@facet/remote-kit';
import { useState } from 'react';
import { t } from '../texts.ts';
import { useSnoozeCaseMutation, type QueuedCase } from './cases-api.ts';
import { localTime, localValue, snoozeTimes, zoneLabel, type SnoozeTimes } from './snooze-times.ts';

type Preset = keyof SnoozeTimes;

const PRESETS: Record<Preset, Message> = {
  hour: msg('In one hour'),
  tomorrow: msg('Tomorrow, 9:00'),
  monday: msg('Monday, 9:00'),
};
const TICK_MS = 10_000;
const isPreset = (choice: string): choice is Preset => choice in PRESETS;

/** Takes a case out of the queue until a time of the operator's own zone. */
export function SnoozeDialog({ of, onClose }: { of: QueuedCase; onClose: () => void }) {
  const [snooze] = useSnoozeCaseMutation();
  const act = useKeyedAct();
  const times = snoozeTimes(new Date(useNow(true, TICK_MS)));
  const [choice, setChoice] = useState<Preset | 'other'>('hour');
  // Counted from when it is asked: the dialog may have stood open for hours.
  const timeOf = (typed: string): Date | null => (choice === 'other' ? localTime(typed) : snoozeTimes(new Date())[choice]);
  const form = useForm({ until: localValue(times.tomorrow) }, (typed) => {
    const time = timeOf(typed.until);
    return time !== null && time.getTime() > Date.now() ? {} : { until: t('Enter a time that is still to come.') };
  });
  const zone = zoneLabel(timeOf(form.values.until) ?? times.hour);

  const put = (time: string | null) => act(snooze({ id: of.id, body: { until: time } }), t('Failed to snooze'));
  const wake = async () => (await put(null)) && onClose();

  return (
    <FormDialog
      title={t('Snooze case {number}', { number: of.number })}
      description={t('It leaves the queue until then, or until the member writes. They are not told.')}
      confirm={t('Snooze')}
      note={t('Your time: {zone}', { zone })}
      check={form.check}
      submit={() => put(timeOf(form.values.until)?.toISOString() ?? null)}
      onClose={onClose}
    >
      <ChoiceList legend={t('Until')}>
        {Object.entries(PRESETS).map(([preset, label]) => (
          <Choice
            key={preset}
            name="until"
            value={preset}
            checked={choice === preset}
            onChoose={(chosen) => isPreset(chosen) && setChoice(chosen)}
            title={t(label)}
            detail={isPreset(preset) && minuteLabel(times[preset].toISOString())}
          />
        ))}
        <Choice name="until" value="other" checked={choice === 'other'} onChoose={() => setChoice('other')} title={t('Another time')} />
      </ChoiceList>
      {choice === 'other' && (
        <Field label={t('Until ({zone})', { zone })} error={form.field('until').error}>
          <Input type="datetime-local" value={form.values.until} onChange={form.field('until').onChange} />
        </Field>
      )}
      {of.snoozedUntil && (
        <Button type="button" size="small" onClick={() => void wake()}>
          {t('Back into the queue now')}
        </Button>
      )}
    </FormDialog>
  );
}
