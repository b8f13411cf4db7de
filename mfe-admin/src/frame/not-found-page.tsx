import { Link } from '@facet/remote-kit';
import { Button, EmptyState, NotFoundDrawing } from '@facet/ui';
import { t } from '../texts.ts';

/** At a path below /admin that nothing stands at. */
export function NotFound() {
  const home = (
    <Button asChild variant="primary">
      <Link to="/admin">{t('Go to the console')}</Link>
    </Button>
  );
  return (
    <EmptyState as="h1" drawing={<NotFoundDrawing />} title={t('404 Page Not Found')} action={home}>
      {t('This link may be out of date, or there’s a typo in it.')}
    </EmptyState>
  );
}
