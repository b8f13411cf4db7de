import { Badge } from '@facet/ui';
import { verdictWords } from './postback-words.ts';
import type { Postback } from './postbacks-api.ts';

export function VerdictBadge({ postback }: { postback: Postback }) {
  const { words, tone } = verdictWords(postback);
  return <Badge tone={tone}>{words}</Badge>;
}
