import { Columns, Stack, Text } from '@facet/ui';
import { BackHeader } from '../table/back-header.tsx';
import { t } from '../texts.ts';
import { HowItIsSealed } from './how-it-is-sealed.tsx';
import { NextSeed } from './next-seed.tsx';
import { RoundList } from './round-list.tsx';

/** /games/fairness */
export function Component() {
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <BackHeader title={t('Past rounds')} />
        <Text as="p" tone="muted">
          {t('Every round was sealed before you bet. Check any of them here, or with a program of your own.')}
        </Text>
      </Stack>
      <Columns listFirst>
        <RoundList />
        <Stack>
          <NextSeed />
          <HowItIsSealed />
        </Stack>
      </Columns>
    </Stack>
  );
}
