import { classes, Columns, PageHeader, Segmented, Stack } from '@facet/ui';
import { useState } from 'react';
import { useListWallsQuery } from './api/earn-api.ts';
import styles from './earn-page.module.css';
import { t } from './texts.ts';
import { Offers } from './offers/offers.tsx';
import { useOffersAreThere } from './offers/use-offers.ts';
import { SocialTasks } from './tasks/social-tasks.tsx';
import { HowToEarn } from './walls/how-to-earn.tsx';
import { Walls } from './walls/walls.tsx';

type Part = 'offers' | 'tasks';

/** /earn; on a phone one of its two parts at a time. */
export function Component() {
  const [shown, setShown] = useState<Part>('offers');
  // A site may have four walls or none, few offers or many: what stands below them is drawn with them.
  const { isLoading } = useListWallsQuery();
  const areOffersThere = useOffersAreThere();
  return (
    <Stack gap={6} className={styles.page} data-shown={shown}>
      <PageHeader title={t('Earn Robux')}>{t('Each wall lists one partner’s surveys and offers. Open as many as you like.')}</PageHeader>
      <div className={styles.choice}>
        <Segmented label={t('Shown')} options={parts()} value={shown} onValueChange={setShown} />
      </div>
      <Stack gap={6} className={styles.offers}>
        <Walls />
        <Stack gap={6} className={classes(isLoading && styles.waits)}>
          <Offers />
        </Stack>
      </Stack>
      <Columns className={classes(styles.tasks, (isLoading || !areOffersThere) && styles.waitsBelow)}>
        <SocialTasks />
        <HowToEarn />
      </Columns>
    </Stack>
  );
}

function parts() {
  return [
    { value: 'offers', label: t('Offers') },
    { value: 'tasks', label: t('Tasks') },
  ] as const;
}
