import { Badge } from '@facet/ui';
import { verdictLabel } from './postback-labels.ts';
import type { Postback } from './postbacks-api.ts';

export function VerdictBadge({ postback }: { postback: Postback }) {
  const { words, tone } = verdictLabel(postback);
  return <Badge tone={tone}>{words}</Badge>;
}
