import { FormDialog, useAct, useForm, useSeen } from '@facet/console-kit';
import { t } from '../texts.ts';
import { EventForm } from './event-form.tsx';
import { EventPreview } from './event-preview.tsx';
import { eventChanges, eventOf, eventProblems, valuesOf } from './event-values.ts';
import { useEditEventMutation, type SiteEvent } from './events-api.ts';

/** Mends an event. `event` is how it stands by now; what was seen counts until the operator is told that it changed. */
export function EditEventDialog({ event, onClose }: { event: SiteEvent; onClose: () => void }) {
  const act = useAct();
  const { seen, conflict, hear } = useSeen(event, 'event_changed');
  const { values, field, check } = useForm(valuesOf(seen), (typed) => eventProblems(typed, seen));
  const [edit] = useEditEventMutation();

  function submit(): Promise<boolean> {
    const body = { ...eventOf(values, seen), version: seen.version };
    return act(hear(edit({ id: seen.id, body })), t('Failed to save event'), { title: t('Event saved'), description: body.title });
  }

  return (
    <FormDialog
      title={t('Edit {title}', { title: seen.title })}
      description={state(seen)}
      confirm={t('Save event')}
      changes={eventChanges(values, seen)}
      conflict={conflict}
      aside={<EventPreview values={values} seen={seen} />}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <EventForm field={field} seen={seen} />
    </FormDialog>
  );
}

function state({ status, currentParticipants: count }: SiteEvent): string {
  if (status === 'ended') return t('It has ended. Only its title and description can still be changed.');
  return t(
    '{count, plural, =0 {Nobody has joined yet. Everything can be changed.} one {# member has joined. What was promised to them can only get better.} other {# members have joined. What was promised to them can only get better.}}',
    { count },
  );
}
