import type { Ref } from 'react';
import { Button, Card, classes, Icon, RangeScale, Text, WallMark } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './wall-card.module.css';
import type { Wall } from './wall.ts';
import { lookOf } from './wall-look.ts';
import { parseWallRange } from './wall-range.ts';

export interface WallCardProps {
  wall: Wall;
  isOpen: boolean;
  /** Id of the panel that the button opens. */
  panelId: string;
  toggleRef: Ref<HTMLButtonElement>;
  onToggle: () => void;
}

/** A wall with what it usually pays, and the button that opens and closes its frame. */
export function WallCard({ wall, isOpen, panelId, toggleRef, onToggle }: WallCardProps) {
  const { label, url, newTab } = wall;
  const { tint, letter, kind } = lookOf(wall);
  return (
    <Card as="article" aria-label={label} className={classes(styles.card, styles[tint], isOpen && styles.open)}>
      <div className={styles.head}>
        <WallMark wall={tint} letter={letter} />
        <div>
          <h2 className={styles.name}>{label}</h2>
          <Text as="p" tone="muted" size={12}>
            {kind}
          </Text>
        </div>
      </div>
      <WallPay wall={wall} />
      <div className={styles.actions}>
        <Button
          ref={toggleRef}
          className={styles.toggle}
          icon={isOpen ? 'x' : undefined}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={isOpen ? t('Close {label}', { label }) : t('Open {label}', { label })}
          onClick={onToggle}
        >
          {isOpen ? t('Close') : t('Open')}
        </Button>
        {newTab && (
          <Button asChild className={styles.square}>
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={t('Open {label} in a new tab', { label })}>
              <Icon name="external-link" />
            </a>
          </Button>
        )}
      </div>
    </Card>
  );
}

function WallPay({ wall }: { wall: Wall }) {
  const { range } = wall;
  const parsed = parseWallRange(range);
  if (!parsed) return <p className={styles.range}>{range}</p>;
  return (
    <>
      <p className={styles.range}>
        {parsed.figures} <small>{parsed.unit}</small>
      </p>
      <div className={styles.scale}>
        <RangeScale wall={lookOf(wall).tint} from={parsed.from} to={parsed.to} />
      </div>
    </>
  );
}
