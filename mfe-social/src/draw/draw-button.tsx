import { useState } from 'react';
import { Button, Dialog } from '@facet/ui';
import type { Event } from '../api/social-api.ts';
import { t } from '../texts.ts';
import { DrawDetails } from './draw-details.tsx';

/** Opens what is published of the event's draw: the sealed hash before, everything after. */
export function DrawButton({ event }: { event: Event }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = event.status === 'ended' ? t('Check the draw') : t('Sealed draw');
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon="shield-check"
        aria-label={t(event.status === 'ended' ? 'Check the draw of {title}' : 'Sealed draw of {title}', { title: event.title })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('The draw of {title}', { title: event.title })}
        description={t('The number that draws the winner was sealed before anyone joined. Its hash has been shown since then.')}
      >
        {isOpen && <DrawDetails event={event} />}
      </Dialog>
    </>
  );
}
