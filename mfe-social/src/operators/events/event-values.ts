import { typedAmount, typedCount, utcOf, utcValue } from '@facet/console-kit';
import { t } from '../texts.ts';

/** As typed. */
export interface EventValues {
  title: string;
  description: string;
  prize: string;
  entryFee: string;
  startsAt: string;
  endsAt: string;
  maxParticipants: string;
}

/** Begins now; the rest is the operator's. */
export function noEvent(): EventValues {
  return { title: '', description: '', prize: '', entryFee: '0', startsAt: utcValue(new Date()), endsAt: '', maxParticipants: '' };
}

/** What is wrong, by field. */
export function eventProblems(values: EventValues): Partial<Record<keyof EventValues, string>> {
  const [prize, fee] = [typedAmount(values.prize), typedAmount(values.entryFee)];
  const [starts, ends] = [utcOf(values.startsAt), utcOf(values.endsAt)];
  return {
    ...(values.title.trim() === '' && { title: t('Please enter a title') }),
    ...((prize === null || prize === 0n) && {
      prize: values.prize.trim() === '' ? t('Please enter a prize') : t('The prize must be above 0'),
    }),
    ...(fee === null && { entryFee: t('An amount of R$, 0 means free') }),
    ...(starts === null && { startsAt: t('Please enter a day and a time') }),
    ...(endProblem(starts, ends) !== null && { endsAt: endProblem(starts, ends) ?? '' }),
    ...(values.maxParticipants.trim() !== '' &&
      typedCount(values.maxParticipants) === null && { maxParticipants: t('A whole number above 0, or empty') }),
  };
}

function endProblem(starts: string | null, ends: string | null): string | null {
  if (ends === null) return t('Please enter a day and a time');
  if (starts !== null && ends <= starts) return t('The end lies before the start');
  return Date.parse(ends) <= Date.now() ? t('This moment has passed') : null;
}
