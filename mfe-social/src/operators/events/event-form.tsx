import { Field, TextArea, TextField } from '@facet/ui';
import { Optional, Pair, UtcField, type Form } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { EventValues } from './event-values.ts';
import type { SiteEvent } from './events-api.ts';

/** The fields of an event; of one that is edited, what cannot change any more stands still. */
export function EventForm({ field, seen }: { field: Form<EventValues>['field']; seen?: SiteEvent | undefined }) {
  const isOver = seen?.status === 'ended';
  const joined = seen?.currentParticipants ?? 0;
  const isFixed = isOver || joined > 0;
  const { error, ...description } = field('description');
  return (
    <>
      <TextField label={t('Title')} maxLength={200} autoComplete="off" {...field('title')} />
      <Field label={<Optional>{t('Description')}</Optional>} error={error}>
        <TextArea maxLength={2000} rows={3} {...description} />
      </Field>
      <Pair>
        <TextField label={t('Prize, R$')} inputMode="decimal" disabled={isOver} {...field('prize')} />
        <TextField
          label={t('Entry fee, R$')}
          hint={
            joined > 0
              ? t('{count, plural, one {Fixed: # member joined} other {Fixed: # members joined}}', { count: joined })
              : t('0 means free')
          }
          inputMode="decimal"
          disabled={isFixed}
          {...field('entryFee')}
        />
      </Pair>
      <UtcField label={t('Starts (UTC)')} disabled={isFixed} {...field('startsAt')} />
      <UtcField label={t('Ends (UTC)')} disabled={isOver} {...field('endsAt')} />
      <TextField
        label={<Optional>{t('Max participants')}</Optional>}
        placeholder={t('no limit')}
        inputMode="numeric"
        disabled={isOver}
        {...field('maxParticipants')}
      />
    </>
  );
}
