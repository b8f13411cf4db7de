import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorCard } from '@facet/ui';
import { ownVersion, telemetry } from '../telemetry/index.ts';
import { t } from '../texts.ts';
import styles from './page-failure.module.css';

/** When the frame itself breaks: nothing is left but to load the page again. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    telemetry.failed(ownVersion(), 'render', error);
  }, [error]);
  return (
    <main className={styles.screen}>
      <h1>{t('Something went wrong')}</h1>
      <ErrorCard as="h2" title={t('Something on this page broke')} onRetry={() => location.reload()}>
        {t('Your balance is safe. Loading the page again usually helps.')}
      </ErrorCard>
    </main>
  );
}
