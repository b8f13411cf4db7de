import { formatTime } from '@facet/remote-kit';
import { Stack, SumList, Text, type SumLine } from '@facet/ui';
import type { Earning } from '../api/earn-api.ts';
import { t } from '../texts.ts';
import { SOURCES, labelFor } from './earning-label.ts';

/** The answer to "why?" for one line: from where, by which transaction, what became of it. */
export function WhyEarning({ earning }: { earning: Earning }) {
  return (
    <Stack gap={3}>
      <Text as="p" tone="muted">
        {labelFor(earning).explanation}
      </Text>
      <SumList variant="ruled" lines={linesOf(earning)} />
    </Stack>
  );
}

function linesOf({ source, provider, offer, transaction, earnedAt, releasesAt, creditedAt, reversedAt, key }: Earning): SumLine[] {
  const lines: [label: string, value: string | null][] = [
    [t('Source'), t(SOURCES[source].label)],
    [t('Wall'), provider?.label ?? null],
    [t('Offer'), offer],
    [t('Transaction'), transaction],
    [t('Earned'), formatTime(earnedAt)],
    [t('Held until'), releasesAt && formatTime(releasesAt)],
    [t('Credited'), creditedAt && formatTime(creditedAt)],
    [t('Reversed'), reversedAt && formatTime(reversedAt)],
    [t('Reference'), key],
  ];
  return lines.flatMap(([label, value]) => (value === null ? [] : { label, value }));
}
