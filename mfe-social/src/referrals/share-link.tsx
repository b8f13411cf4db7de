import { Button } from '@facet/ui';
import { t } from '../texts.ts';

/** The system’s own way to send the link on. Who closes it has sent nothing, and is told nothing. */
export function ShareLink({ link }: { link: string }) {
  const share = () => navigator.share({ url: link }).catch(() => undefined);
  return (
    <Button variant="primary" size="large" icon="share-2" onClick={share}>
      {t('Share')}
    </Button>
  );
}

/** On desktops not every browser has one. */
export function canShare(link: string): boolean {
  return 'share' in navigator && (!('canShare' in navigator) || navigator.canShare({ url: link }));
}
