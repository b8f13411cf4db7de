import { useState } from 'react';
import { Button, Dialog } from '@facet/ui';
import type { Event } from '../api/social-api.ts';
import { DrawDetails } from './draw-details.tsx';

/** Opens what is published of the event's draw: the sealed hash before, everything after. */
export function DrawButton({ event }: { event: Event }) {
  const [isOpen, setIsOpen] = useState(false);
  const label = event.status === 'ended' ? 'Check the draw' : 'Sealed draw';
  return (
    <>
      <Button variant="quiet" size="small" icon="shield-check" aria-label={`${label} of ${event.title}`} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`The draw of ${event.title}`}
        description="The number that draws the winner was sealed before anyone joined. Its hash has been shown since then."
      >
        {isOpen && <DrawDetails event={event} />}
      </Dialog>
    </>
  );
}
