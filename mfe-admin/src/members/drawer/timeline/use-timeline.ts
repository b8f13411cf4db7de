import { addUp, dayOf } from '@facet/console-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Transaction, User } from '../../members-api.ts';
import { foldTimeline, type TimelineDay } from './fold-timeline.ts';
import { mergeTimeline, timeOf } from './merge-timeline.ts';
import { kinds, type Kind, type TimelineItem } from './timeline-items.ts';
import { useTimelineParts, type TimelinePart } from './use-timeline-parts.ts';

/**
 * What one look asks for: so many lines, as long as that takes no more pages than this. Rounds fold: a page of them can
 * be one line.
 */
const LINES = 12;
const PAGES = 8;

export interface Flow {
  in: string;
  out: string;
}

export interface KindCount {
  kind: Kind;
  count: number;
  /** There are more in this time than have been read. */
  hasMore: boolean;
}

export interface Timeline {
  days: TimelineDay[];
  /** What came in and went out on a day; undefined where not all of that day's transactions are known. */
  flowOf: (day: TimelineDay) => Flow | undefined;
  counts: KindCount[];
  isLoading: boolean;
  isReading: boolean;
  failed: TimelinePart[];
  /** Is there more in this time, before it, or nothing more at all. */
  rest: 'here' | 'before' | 'none';
  readOlder: () => void;
}

interface Look {
  chosen: readonly Kind[];
  since: number | null;
  isFound: (item: TimelineItem) => boolean;
}

/** A member's timeline since a moment (null: from the beginning), of these kinds (none: of all), with these words. */
export function useTimeline(user: User, { chosen, since, isFound }: Look): Timeline {
  const { parts, transactions } = useTimelineParts(user);
  const [goal, setGoal] = useState({ lines: LINES, pages: parts.length + PAGES });
  const isChosen = (kind: Kind) => chosen.length === 0 || chosen.includes(kind);
  const isInTime = (item: { at: string }) => since === null || timeOf(item) >= since;
  const goesOn = (completeTo: string | null) => completeTo !== null && isInTime({ at: completeTo });

  const asked = parts.filter((part) => part.kinds.some(isChosen));
  const { items, completeTo } = mergeTimeline(asked);
  const days = foldTimeline(items.filter((item) => isChosen(item.kind) && isInTime(item) && isFound(item)));
  const lines = days.reduce((sum, day) => sum + day.lines.length, 0);
  const pages = asked.reduce((sum, part) => sum + part.pages, 0);
  const isReading = asked.some(({ isFetching }) => isFetching);
  const isWanted = goesOn(completeTo) && !isReading && lines < goal.lines && pages < goal.pages;

  const readOn = useEffectEvent(() => asked.filter((part) => part.completeTo === completeTo).forEach((part) => part.readOn()));
  useEffect(() => {
    if (isWanted) readOn();
  }, [isWanted, pages]);

  const ledger = parts.find((part) => part.kinds.includes('earned'));
  return {
    days,
    flowOf: (day) => (chosen.length === 0 && isWhole(day, ledger) ? flowOf(day, transactions) : undefined),
    counts: kinds.map((kind) => countOf(kind, parts, { isInTime, goesOn })),
    isLoading: asked.some((part) => part.isLoading),
    isReading,
    failed: asked.filter(({ error }) => error !== undefined),
    rest: goesOn(completeTo)
      ? 'here'
      : completeTo !== null || items.some((item) => isChosen(item.kind) && !isInTime(item))
        ? 'before'
        : 'none',
    readOlder: () => setGoal({ lines: lines + LINES, pages: pages + PAGES }),
  };
}

function countOf(
  kind: Kind,
  parts: readonly TimelinePart[],
  { isInTime, goesOn }: { isInTime: (item: { at: string }) => boolean; goesOn: (completeTo: string | null) => boolean },
): KindCount {
  const telling = parts.filter((part) => part.kinds.includes(kind));
  const count = telling.flatMap(({ items }) => items).filter((item) => item.kind === kind && isInTime(item)).length;
  return { kind, count, hasMore: telling.some(({ completeTo, error }) => error !== undefined || goesOn(completeTo)) };
}

function isWhole({ at }: TimelineDay, ledger: TimelinePart | undefined): boolean {
  if (!ledger || ledger.error !== undefined || ledger.isLoading) return false;
  return ledger.completeTo === null || Date.parse(ledger.completeTo) < new Date(at).setHours(0, 0, 0, 0);
}

function flowOf({ at }: TimelineDay, transactions: readonly Transaction[]): Flow {
  const amounts = transactions.filter(({ createdAt }) => dayOf(createdAt) === dayOf(at)).map(({ amount }) => amount);
  return { in: addUp(amounts.filter((amount) => !amount.startsWith('-'))), out: addUp(amounts.filter((amount) => amount.startsWith('-'))) };
}
