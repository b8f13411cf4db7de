import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, Card, EmptyState, NotFoundDrawing } from '@facet/ui';
import { t } from '../texts.ts';
import { titled } from '../use-page-title.ts';

/** At every path that neither the shell nor a remote knows. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  // With the path: the frame names the tab anew at each navigation.
  useEffect(() => {
    document.title = titled(t('404 Page Not Found'));
  }, [pathname]);
  const home = (
    <Button asChild variant="primary">
      <Link to="/">{t('Go to Dashboard')}</Link>
    </Button>
  );
  return (
    <Card as="div">
      <EmptyState as="h1" drawing={<NotFoundDrawing />} title={t('404 Page Not Found')} action={home}>
        {t('This link may be out of date, or there’s a typo in it.')}
      </EmptyState>
    </Card>
  );
}
