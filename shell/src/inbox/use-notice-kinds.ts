import type { NoticeKind } from '@facet/remote-kit';
import { useRemotes } from '../app/known-remotes.ts';
import { noticeText } from './notice-text.ts';
import { OWN_NOTICE_KINDS } from './own-notice-kinds.ts';

/** Kinds that the member knows by one name. */
export interface NoticeGroup {
  label: string;
  kinds: NoticeKind[];
}

/** The kinds that the remotes of this site declare, and the shell’s own: in one order, whichever of them came first. */
export function useNoticeKinds(): readonly NoticeKind[] {
  return [...useRemotes().entries.flatMap(({ notices }) => notices), ...OWN_NOTICE_KINDS].sort(byOrder);
}

function byOrder(one: NoticeKind, other: NoticeKind): number {
  const [before = Infinity, after = Infinity] = [one.order, other.order];
  if (before !== after) return before - after;
  return one.kind < other.kind ? -1 : 1;
}

export function useNoticeGroups(): NoticeGroup[] {
  return [...Map.groupBy(useNoticeKinds(), (kind) => noticeText(kind, 'label'))].map(([label, kinds]) => ({ label, kinds }));
}

/**
 * As chips have them, in one line: groups that follow each other with one icon are of one matter, which is called after
 * the first of them.
 */
export function useNoticeMatters(): NoticeGroup[] {
  const matters: NoticeGroup[] = [];
  for (const { label, kinds } of useNoticeGroups()) {
    const last = matters.at(-1);
    if (last && last.kinds[0]?.icon === kinds[0]?.icon) last.kinds.push(...kinds);
    else matters.push({ label, kinds: [...kinds] });
  }
  return matters;
}
