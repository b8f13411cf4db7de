import { useEffect, useRef } from 'react';
import { Button, classes, Icon, Money, Text, TextLink } from '@facet/ui';
import { t, Trans } from '../texts.ts';
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
          <Text truncate>{t('{label}, opens here', { label })}</Text>
          <span className={styles.end}>
            {credit && <CreditMark key={credit.id} amount={credit.amount} />}
            <Button variant="quiet" icon="x" aria-label={t('Close {label}', { label })} onClick={onClose}>
              {t('Close')}
            </Button>
          </span>
        </div>
        <WallFrame wall={wall} />
      </div>
      <Text as="p" tone="muted" size={12}>
        <Trans
          id="A credit arrives when {label} confirms it, normally within a minute. {holdDays, plural, =0 {} one {It is held for a day first: Rewards shows it as pending, with its date. } other {It is held for # days first: Rewards shows it as pending, with its date. }}{label} can reverse it later; you then see it in your activity with its reason. If the frame stays empty, an ad blocker may be stopping it: <link>try {label} in a new tab</link>."
          values={{ label, holdDays }}
          components={{ link: <TextLink href={url} target="_blank" rel="noopener noreferrer" /> }}
        />
      </Text>
    </section>
  );
}

/** Counts up from nothing. Seen only: a toast tells each credit once, however many frames are open. */
function CreditMark({ amount }: { amount: string }) {
  return (
    <span className={styles.credit} aria-hidden="true">
      <Trans id="{amount} credited" values={{ amount: <Money amount={amount} countFrom="0.00" signed mark /> }} />
    </span>
  );
}
