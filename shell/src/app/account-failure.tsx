import { ErrorCard, Page } from '@facet/ui';
import { t } from '../texts.ts';

/** A member is here, as far as this browser knows, and nobody answers who it is. */
export function AccountFailure({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Page>
      <ErrorCard as="h2" title={t('Your account did not load')} retrying={retrying} onRetry={onRetry}>
        {t('You’re still logged in, and your balance is safe. Please try again in a moment.')}
      </ErrorCard>
    </Page>
  );
}
