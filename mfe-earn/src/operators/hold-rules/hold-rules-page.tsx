import { PageHeader } from '@facet/ui';
import { t } from '../texts.ts';
import { HoldRulesCard } from './hold-rules-card.tsx';
import styles from './hold-rules.module.css';

/** /admin/hold-rules */
export function Component() {
  return (
    <>
      <PageHeader title={t('Risk rules')}>
        {t('What is held before it is credited, so that a wall can still take it back. An owner switches rules on and off.')}
      </PageHeader>
      <div className={styles.page}>
        <HoldRulesCard />
      </div>
    </>
  );
}
