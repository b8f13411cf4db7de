import { formatAmount, toHundredths } from '@facet/ui';
import { FormDialog, SecondOperator, useActKey, useForm, useKeyedAct, waitsForAnother } from '@facet/console-kit';
import { t } from '../texts.ts';
import { EventForm } from './event-form.tsx';
import { EventPreview } from './event-preview.tsx';
import { copyOf, eventOf, eventProblems, noEvent, weeksLater } from './event-values.ts';
import { useCreateEventMutation, useReadEventLimitQuery, type SiteEvent } from './events-api.ts';

/** A new event, or one like another. */
export function NewEventDialog({ copied, onClose }: { copied?: SiteEvent; onClose: () => void }) {
  const act = useKeyedAct();
  const { key } = useActKey();
  const { values, field, check } = useForm(copied ? copyOf(copied) : noEvent(), (typed) => eventProblems(typed));
  const [create] = useCreateEventMutation();
  const { data: limit } = useReadEventLimitQuery(undefined, { refetchOnMountOrArgChange: true });
  const cost = toHundredths(values.prize.trim()) ?? 0n;

  function submit(): Promise<boolean> {
    const { maxParticipants, ...event } = eventOf(values);
    const body = { ...event, ...(maxParticipants !== null && { maxParticipants }) };
    return act(create({ 'idempotency-key': key, body }), t('Failed to create event'), (made) =>
      'proposal' in made ? waitsForAnother() : { title: t('Event created'), description: event.title },
    );
  }

  return (
    <FormDialog
      title={copied ? t('Duplicate {title}', { title: copied.title }) : t('Create event')}
      description={
        copied
          ? t('Participants and the draw are not copied. The times are {weeks, plural, one {# week} other {# weeks}} later.', {
              weeks: weeksLater(copied),
            })
          : t('A winner is drawn at random when it ends, and the prize is credited immediately.')
      }
      confirm={t('Create event')}
      note={cost > 0n && t('Costs {prize}', { prize: formatAmount(values.prize.trim()) })}
      aside={<EventPreview values={values} />}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <EventForm field={field} />
      <SecondOperator promised={cost} left={limit?.left} />
    </FormDialog>
  );
}
