import type { ReactNode } from 'react';
import { Link } from '@facet/remote-kit';
import { Badge, Button, Card, Skeleton, Split, Text, useToast } from '@facet/ui';
import styles from './lobby.module.css';

export interface GameCardProps {
  name: string;
  words: string;
  picture: ReactNode;
  maxMultiplier: string;
  /** What comes back of each R$; undefined while it is not known. */
  rtp?: number | undefined;
  /** Absent: coming soon. */
  to?: string;
}

/** One game: what it costs, what it may pay, what it returns. */
export function GameCard({ name, words, picture, maxMultiplier, rtp, to }: GameCardProps) {
  const isComing = to === undefined;
  const toast = useToast();
  return (
    <Card as="article" flush aria-labelledby={`game-${name}`} className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.body}>
        <Split>
          <h2 id={`game-${name}`} className={styles.name}>
            {name}
          </h2>
          {isComing && <Badge>Coming Soon</Badge>}
        </Split>
        <Text as="p" tone="muted">
          {words}
        </Text>
        <dl className={styles.facts}>
          <Fact name="Min bet">1 R$</Fact>
          <Fact name="Max multiplier">{maxMultiplier}</Fact>
          <Fact name="Returns">
            {isComing ? 'not set' : rtp === undefined ? <Skeleton width={64} /> : `${Number((rtp * 100).toFixed(2))} of 100`}
          </Fact>
        </dl>
        {isComing ? (
          <Button
            wide
            size="large"
            onClick={() => toast({ tone: 'info', title: 'Coming Soon', description: `${name} will be available soon!` })}
          >
            Play {name}
          </Button>
        ) : (
          <Button wide size="large" variant="primary" asChild>
            <Link to={to}>Play {name}</Link>
          </Button>
        )}
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
