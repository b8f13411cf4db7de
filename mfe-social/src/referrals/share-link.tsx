import { Button, useToast } from '@facet/ui';
import { t } from '../texts.ts';

/** The system’s own way to send the link on. */
export function ShareLink({ link }: { link: string }) {
  const toast = useToast();
  const share = async () => {
    try {
      await navigator.share({ url: link });
    } catch (error) {
      if (!isClosed(error))
        toast({ tone: 'danger', title: t('Failed to share link'), description: t('Copy the link and send it yourself.') });
    }
  };
  return (
    <Button variant="primary" size="large" icon="share-2" onClick={share}>
      {t('Share')}
    </Button>
  );
}

/** Who closes it has sent nothing, and is told nothing. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** On desktops not every browser has one. */
export function canShare(link: string): boolean {
  return 'share' in navigator && (!('canShare' in navigator) || navigator.canShare({ url: link }));
}
