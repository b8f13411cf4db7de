import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { formatAmount, Grid, useToast } from '@facet/ui';
import { t } from '../texts.ts';
import { useCredit } from './use-credit.ts';
import type { Wall } from './wall.ts';
import { WallCard } from './wall-card.tsx';
import { WallPanel } from './wall-panel.tsx';

/**
 * The walls, and the frames of those that are open. A frame keeps its place in the document: moved, it would start
 * anew.
 */
export function WallList({ walls }: { walls: readonly Wall[] }) {
  const [openIds, setOpenIds] = useState<readonly Wall['id'][]>([]);
  const credit = useCredit(openIds.length > 0);
  const toggles = useRef(new Map<Wall['id'], HTMLButtonElement | null>());
  const listId = useId();
  const toast = useToast();

  useEffect(() => {
    if (credit)
      toast({
        title: t('{amount} credited', { amount: formatAmount(credit.amount, { signed: true }) }),
        description: t('The wall has confirmed it.'),
      });
  }, [credit, toast]);

  const open = (id: Wall['id']) => setOpenIds((ids) => [...ids, id]);
  const close = (id: Wall['id']) => {
    setOpenIds((ids) => ids.filter((other) => other !== id));
    // The panel goes away, with the focus that is in it.
    toggles.current.get(id)?.focus();
  };

  return (
    <Grid of={4}>
      {walls.map((wall) => {
        const isOpen = openIds.includes(wall.id);
        const panelId = `${listId}${wall.id}`;
        return (
          <Fragment key={wall.id}>
            <WallCard
              wall={wall}
              isOpen={isOpen}
              panelId={panelId}
              toggleRef={(toggle) => void toggles.current.set(wall.id, toggle)}
              onToggle={() => (isOpen ? close(wall.id) : open(wall.id))}
            />
            {isOpen && <WallPanel id={panelId} wall={wall} credit={credit} onClose={() => close(wall.id)} />}
          </Fragment>
        );
      })}
    </Grid>
  );
}
