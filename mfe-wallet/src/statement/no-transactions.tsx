import { Link } from '@facet/remote-kit';
import { Button, EmptyState } from '@facet/ui';
import { t } from '../texts.ts';

/** The filters leave nothing. */
export function NothingMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState title={t('Nothing of this type')} action={<Button onClick={onShowAll}>{t('Show everything')}</Button>}>
      {t('No transactions match these filters.')}
    </EmptyState>
  );
}

/** There is nothing yet. */
export function NothingYet() {
  const earn = (
    <Button asChild>
      <Link to="/earn">{t('Earn Robux')}</Link>
    </Button>
  );
  return (
    <EmptyState title={t('No transactions yet')} action={earn}>
      {t('Your first credit will show up here, with its reason.')}
    </EmptyState>
  );
}
