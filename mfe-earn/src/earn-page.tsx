import { Columns, PageHeader, Stack } from '@facet/ui';
import { t } from './texts.ts';
import { Offers } from './offers/offers.tsx';
import { SocialTasks } from './tasks/social-tasks.tsx';
import { HowToEarn } from './walls/how-to-earn.tsx';
import { Walls } from './walls/walls.tsx';

/** /earn */
export function Component() {
  return (
    <Stack gap={6}>
      <PageHeader title={t('Earn Robux')}>{t('Each wall lists one partner’s surveys and offers. Open as many as you like.')}</PageHeader>
      <Walls />
      <Offers />
      <Columns>
        <SocialTasks />
        <HowToEarn />
      </Columns>
    </Stack>
  );
}
