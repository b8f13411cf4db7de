import { Columns, PageHeader, Stack } from '@facet/ui';
import { AskedEarning } from '../history/asked-earning.tsx';
import { BySource } from '../history/by-source.tsx';
import { EarningsChart } from '../history/earnings-chart.tsx';
import { History } from '../history/history.tsx';
import { Pending } from '../history/pending.tsx';
import { useFreshEarnings } from '../history/use-fresh-earnings.ts';
import { PromoCodeForm } from '../promo-codes/promo-code-form.tsx';
import { t } from '../texts.ts';
import { CodePlaces } from './code-places.tsx';
import { RewardsList } from './rewards-list.tsx';

/** /rewards */
export function Component() {
  useFreshEarnings();
  return (
    <Stack gap={6}>
      <PageHeader title={t('Rewards')}>{t('Claim your bonuses and redeem promo codes.')}</PageHeader>
      <AskedEarning />
      <Columns>
        <RewardsList />
        <Stack>
          <PromoCodeForm />
          <CodePlaces />
        </Stack>
      </Columns>
      <Columns listFirst>
        <Stack>
          <EarningsChart />
          <History />
        </Stack>
        <Stack>
          <Pending />
          <BySource />
        </Stack>
      </Columns>
    </Stack>
  );
}
