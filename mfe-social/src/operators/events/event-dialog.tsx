import { Field, TextField, useToast } from '@facet/ui';
import { FormDialog, Optional, Pair, TextArea, typedCount, useActFailure, useActKey, useForm, UtcField, utcOf } from '@facet/console-kit';
import { t } from '../texts.ts';
import { eventProblems, noEvent } from './event-values.ts';
import { useCreateEventMutation } from './events-api.ts';

/** A new event. */
export function EventDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const fail = useActFailure();
  const { key } = useActKey();
  const { values, field, check } = useForm(noEvent(), eventProblems);
  const [create] = useCreateEventMutation();

  async function submit(): Promise<boolean> {
    const title = values.title.trim();
    const maxParticipants = typedCount(values.maxParticipants);
    const event = {
      title,
      description: values.description.trim(),
      prize: values.prize.trim(),
      entryFee: values.entryFee.trim(),
      ...(maxParticipants !== null && { maxParticipants }),
      startsAt: utcOf(values.startsAt) ?? '',
      endsAt: utcOf(values.endsAt) ?? '',
    };
    const { error } = await create({ 'idempotency-key': key, body: event });
    if (error) fail(t('Failed to create event'), error);
    else toast({ title: t('Event created'), description: title });
    return !error;
  }

  return (
    <FormDialog
      title={t('Create event')}
      description={t('A winner is drawn at random when it ends, and the prize is credited immediately.')}
      confirm={t('Create event')}
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Title')} maxLength={200} autoComplete="off" {...field('title')} />
      <Description {...field('description')} />
      <Pair>
        <TextField label={t('Prize, R$')} inputMode="decimal" {...field('prize')} />
        <TextField label={t('Entry fee, R$')} hint={t('0 means free')} inputMode="decimal" {...field('entryFee')} />
      </Pair>
      <UtcField label={t('Starts (UTC)')} {...field('startsAt')} />
      <UtcField label={t('Ends (UTC)')} {...field('endsAt')} />
      <TextField
        label={<Optional>{t('Max participants')}</Optional>}
        placeholder={t('no limit')}
        inputMode="numeric"
        {...field('maxParticipants')}
      />
    </FormDialog>
  );
}

function Description({
  error,
  ...control
}: {
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}) {
  return (
    <Field label={<Optional>{t('Description')}</Optional>} error={error}>
      <TextArea maxLength={2000} rows={3} {...control} />
    </Field>
  );
}
