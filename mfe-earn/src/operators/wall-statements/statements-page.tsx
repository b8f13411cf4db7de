import { PageHeader } from '@facet/ui';
import { t } from '../texts.ts';
import { StatementsCard } from './statements-card.tsx';
import styles from './statements.module.css';

/** /admin/statements: what walls say that they reported, beside what was credited here. */
export function Component() {
  return (
    <>
      <PageHeader title={t('Statements')}>{t('What walls say they reported, next to what was credited here.')}</PageHeader>
      <div className={styles.page}>
        <StatementsCard />
      </div>
    </>
  );
}
