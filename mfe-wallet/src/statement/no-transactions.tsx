import { Link } from '@facet/remote-kit';
import { Button, EmptyState } from '@facet/ui';
import { t } from '../texts.ts';

interface NothingMatchesProps {
  search: string | undefined;
  onShowAll: () => void;
}

/** The filters or the search leave nothing. */
export function NothingMatches({ search, onShowAll }: NothingMatchesProps) {
  const action = <Button onClick={onShowAll}>{t('Show everything')}</Button>;
  if (search === undefined)
    return (
      <EmptyState title={t('Nothing of this type')} action={action}>
        {t('No transactions match these filters.')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('Nothing found for “{search}”', { search })} action={action}>
      {t('Try a name, a code, the beginning of a reference, or the exact amount.')}
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
