import { useEffect, useRef } from 'react';
import { Button, classes, Icon, Money, Text, TextLink } from '@facet/ui';
import type { Credit } from './use-credit.ts';
import type { Wall } from './wall.ts';
import { lookOf } from './wall-look.ts';
import { WallFrame } from './wall-frame.tsx';
import styles from './wall-panel.module.css';

export interface WallPanelProps {
  id: string;
  wall: Wall;
  /** What came in last while walls were open. */
  credit: Credit | null;
  onClose: () => void;
}

/** An open wall: its frame, how to close it, and when its credits come. It takes the focus when it opens. */
export function WallPanel({ id, wall, credit, onClose }: WallPanelProps) {
  const { label, url, holdDays } = wall;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} id={id} tabIndex={-1} aria-label={label} className={classes(styles.panel, styles[lookOf(wall).tint])}>
      <div className={styles.window}>
        <div className={styles.bar}>
          <Icon name="lock" size="small" />
          <Text truncate>{label}, runs in its own frame</Text>
          <span className={styles.end}>
            {credit && <CreditMark key={credit.id} amount={credit.amount} />}
            <Button variant="quiet" icon="x" aria-label={`Close ${label}`} onClick={onClose}>
              Close
            </Button>
          </span>
        </div>
        <WallFrame wall={wall} />
      </div>
      <Text as="p" tone="muted" size={12}>
        A credit arrives when {label} confirms it, normally within a minute. {holdNote(holdDays)}
        {label} can reverse it later; you then see it in your activity with its reason. If the frame stays empty, an ad blocker may be
        stopping it:{' '}
        <TextLink href={url} target="_blank" rel="noopener noreferrer">
          try {label} in a new tab
        </TextLink>
        .
      </Text>
    </section>
  );
}

function holdNote(holdDays: number): string {
  if (holdDays === 0) return '';
  return `It is held for ${holdDays === 1 ? 'a day' : `${holdDays} days`} first: Rewards shows it as pending, with its date. `;
}

/** Counts up from nothing. Seen only: a toast tells each credit once, however many frames are open. */
function CreditMark({ amount }: { amount: string }) {
  return (
    <span className={styles.credit} aria-hidden="true">
      <Money amount={amount} countFrom="0.00" signed mark /> credited
    </span>
  );
}
