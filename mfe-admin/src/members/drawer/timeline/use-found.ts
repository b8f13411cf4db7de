import { useAuditLabels } from '../../../audit/audit-labels.ts';
import { lineLabel } from './line-label.ts';
import type { TimelineItem } from './timeline-items.ts';

/** Whether a line has these words, as it stands there. */
export function useFound(search: string): (item: TimelineItem) => boolean {
  const labels = useAuditLabels();
  const wanted = search.toLowerCase();
  return (item) => {
    if (wanted === '') return true;
    const { title, detail, amount } = lineLabel([item], labels);
    return `${title} ${detail} ${amount ?? ''}`.toLowerCase().includes(wanted);
  };
}
