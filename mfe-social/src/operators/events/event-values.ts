import { formatAmount } from '@facet/ui';
import { typedAmount, typedCount, utcOf, utcValue, type Change } from '@facet/console-kit';
import { t } from '../texts.ts';
import type { SiteEvent } from './events-api.ts';

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

const WEEK_MS = 7 * 24 * 3_600_000;

/** Begins now; the rest is the operator's. */
export function noEvent(): EventValues {
  return { title: '', description: '', prize: '', entryFee: '0', startsAt: utcValue(new Date()), endsAt: '', maxParticipants: '' };
}

export function valuesOf({ title, description, prize, entryFee, startsAt, endsAt, maxParticipants }: SiteEvent): EventValues {
  return {
    title,
    description,
    prize,
    entryFee,
    startsAt: utcValue(new Date(startsAt)),
    endsAt: utcValue(new Date(endsAt)),
    maxParticipants: maxParticipants === null ? '' : String(maxParticipants),
  };
}

/** By how many weeks a copy lies later: it begins on the same day of the week, at the same time, in the future. */
export function weeksLater({ startsAt }: SiteEvent): number {
  return Math.max(1, Math.ceil((Date.now() - Date.parse(startsAt)) / WEEK_MS));
}

export function copyOf(event: SiteEvent): EventValues {
  const later = (at: string) => utcValue(new Date(Date.parse(at) + weeksLater(event) * WEEK_MS));
  return { ...valuesOf(event), startsAt: later(event.startsAt), endsAt: later(event.endsAt) };
}

/** As it is sent. A time that was not touched keeps its seconds, which the field does not show. */
export function eventOf(values: EventValues, seen?: SiteEvent) {
  const timeOf = (name: 'startsAt' | 'endsAt') =>
    seen && values[name] === valuesOf(seen)[name] ? seen[name] : (utcOf(values[name]) ?? '');
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    prize: values.prize.trim(),
    entryFee: values.entryFee.trim(),
    maxParticipants: typedCount(values.maxParticipants),
    startsAt: timeOf('startsAt'),
    endsAt: timeOf('endsAt'),
  };
}

/** What is wrong, by field; of an edit, also what those who joined were promised. */
export function eventProblems(values: EventValues, seen?: SiteEvent): Partial<Record<keyof EventValues, string>> {
  const [prize, fee] = [typedAmount(values.prize), typedAmount(values.entryFee)];
  const [starts, ends] = [utcOf(values.startsAt), utcOf(values.endsAt)];
  const isOver = seen?.status === 'ended';
  const endsBadly = isOver ? null : endProblem(starts, ends);
  return {
    ...(seen !== undefined && seen.currentParticipants > 0 && promiseProblems(values, seen)),
    ...(values.title.trim() === '' && { title: t('Please enter a title') }),
    ...((prize === null || prize === 0n) && {
      prize: values.prize.trim() === '' ? t('Please enter a prize') : t('The prize must be above 0'),
    }),
    ...(fee === null && { entryFee: t('An amount of R$, 0 means free') }),
    ...(starts === null && { startsAt: t('Please enter a day and a time') }),
    ...(endsBadly !== null && { endsAt: endsBadly }),
    ...(values.maxParticipants.trim() !== '' &&
      typedCount(values.maxParticipants) === null && { maxParticipants: t('A whole number above 0, or empty') }),
  };
}

function promiseProblems(values: EventValues, seen: SiteEvent): Partial<Record<keyof EventValues, string>> {
  const [prize, promised] = [typedAmount(values.prize) ?? 0n, typedAmount(seen.prize) ?? 0n];
  const [most, before] = [typedCount(values.maxParticipants) ?? Infinity, seen.maxParticipants ?? Infinity];
  return {
    ...(prize < promised && { prize: t('Members joined for {prize}: it may rise, not fall', { prize: formatAmount(seen.prize) }) }),
    ...(values.endsAt < valuesOf(seen).endsAt && { endsAt: t('Members joined for this end time: it can move later, not earlier') }),
    ...(most < seen.currentParticipants && { maxParticipants: t('At least {count}', { count: seen.currentParticipants }) }),
    ...(most > before && { maxParticipants: t('At most {before}: more would worsen the chances of those who joined', { before }) }),
  };
}

function endProblem(starts: string | null, ends: string | null): string | null {
  if (ends === null) return t('Please enter a day and a time');
  if (starts !== null && ends <= starts) return t('The end is before the start');
  return Date.parse(ends) <= Date.now() ? t('This moment has passed') : null;
}

/** What would be different. */
export function eventChanges(values: EventValues, seen: SiteEvent): Change[] {
  const was = valuesOf(seen);
  const amount = (typed: string) => (typedAmount(typed) === null ? typed : formatAmount(typed.trim()));
  const minute = (typed: string) => typed.replace('T', ' ');
  const show: Record<keyof EventValues, { label: string; words?: (typed: string) => string }> = {
    title: { label: t('Title'), words: (typed) => typed.trim() },
    description: { label: t('Description') },
    prize: { label: t('Prize, R$'), words: amount },
    entryFee: { label: t('Entry fee, R$'), words: amount },
    startsAt: { label: t('Starts (UTC)'), words: minute },
    endsAt: { label: t('Ends (UTC)'), words: minute },
    maxParticipants: { label: t('Max participants'), words: (typed) => typed.trim() || t('no limit') },
  };
  return (Object.keys(show) as (keyof EventValues)[]).flatMap((name) => {
    const { label, words } = show[name];
    const [before, after] = [was[name], values[name]].map((typed) => words?.(typed) ?? typed.trim());
    if (before === after) return [];
    return [words ? { label, before, after } : { label }];
  });
}
