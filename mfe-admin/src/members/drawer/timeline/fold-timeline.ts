import { dayOf } from '@facet/console-kit';
import type { TimelineItem } from './timeline-items.ts';

/** What stands on one line: one thing, or several of a kind that came one after the other; the newest first. */
export type TimelineLine = readonly [TimelineItem, ...TimelineItem[]];

export interface TimelineDay {
  /** Any moment of it. */
  at: string;
  lines: TimelineLine[];
}

/**
 * By day of the operator's own zone; rounds of one game, and credits of one wall, that follow each other are one line.
 */
export function foldTimeline(items: readonly TimelineItem[]): TimelineDay[] {
  const days: { at: string; lines: [TimelineItem, ...TimelineItem[]][] }[] = [];
  for (const item of items) {
    const day = days.at(-1);
    if (!day || dayOf(day.at) !== dayOf(item.at)) {
      days.push({ at: item.at, lines: [[item]] });
      continue;
    }
    const line = day.lines.at(-1);
    const group = groupOf(item);
    if (line && group !== null && groupOf(line[0]) === group) line.push(item);
    else day.lines.push([item]);
  }
  return days;
}

function groupOf(item: TimelineItem): string | null {
  if (item.what === 'round') return item.round.game;
  if (item.what !== 'transaction') return null;
  const { type, account, undo } = item.transaction;
  if (item.kind === 'games') return 'games';
  return type === 'wall_credit' && !undo ? account : null;
}
