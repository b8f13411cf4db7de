import { Button, Card, classes, Skeleton, Stack, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './again.module.css';
import type { WizardEvent } from './wizard-state.ts';

/** While the wallet and the game platform are asked. Whoever knows what they want need not wait for it. */
export function CheckingAgain({ dispatch }: { dispatch: (event: WizardEvent) => void }) {
  return (
    <Card aria-label={t('Withdraw')} className={classes(styles.card, styles.checking)}>
      <Stack gap={5} aria-busy="true">
        <VisuallyHidden as="output">{t('Checking what you can withdraw')}</VisuallyHidden>
        <Skeleton width={240} height={28} />
        <Skeleton height={136} radius="var(--cut-16)" />
        <Skeleton width={320} height={20} />
      </Stack>
      <div className={styles.actions}>
        <Button size="large" variant="quiet" onClick={() => dispatch({ type: 'otherWanted', experiences: [] })}>
          {t('Choose a gamepass myself')}
        </Button>
      </div>
    </Card>
  );
}
