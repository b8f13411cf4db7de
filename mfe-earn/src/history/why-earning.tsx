import { Stack, SumList, Text, type SumLine } from '@facet/ui';
import type { Earning } from '../api/earn-api.ts';
import { formatTime } from '../time/format-time.ts';
import { SOURCES, wordsFor } from './earning-words.ts';

/** The answer to "why?" for one line: from where, by which transaction, what became of it. */
export function WhyEarning({ earning }: { earning: Earning }) {
  return (
    <Stack gap={3}>
      <Text as="p" tone="muted">
        {wordsFor(earning).story}
      </Text>
      <SumList look="ruled" lines={linesOf(earning)} />
    </Stack>
  );
}

function linesOf({ source, provider, offer, transaction, earnedAt, releasesAt, creditedAt, reversedAt, key }: Earning): SumLine[] {
  const lines: [label: string, value: string | null][] = [
    ['Source', SOURCES[source].label],
    ['Wall', provider?.label ?? null],
    ['Offer', offer],
    ['Transaction', transaction],
    ['Earned', formatTime(earnedAt)],
    ['Held until', releasesAt && formatTime(releasesAt)],
    ['Credited', creditedAt && formatTime(creditedAt)],
    ['Taken back', reversedAt && formatTime(reversedAt)],
    ['Reference', key],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : { label, value }));
}
