import { useId, type ReactNode } from 'react';
import { Link } from '@facet/remote-kit';
import { Button, Card, classes, Skeleton, Text, useToast, VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import styles from './lobby.module.css';

export interface GameCardProps {
  name: string;
  words: string;
  picture: ReactNode;
  maxMultiplier: string;
  /**
   * What comes back of each R$, and whether an operator has set that for this member; undefined while it is not known.
   */
  rules?: { rtp: number; isSetForYou: boolean } | undefined;
  /** Absent: coming soon. */
  to?: string;
}

/** One game: what it costs, what it may pay, what it returns. */
export function GameCard({ name, words, picture, maxMultiplier, rules, to }: GameCardProps) {
  const nameId = useId();
  const isComing = to === undefined;
  const toast = useToast();
  return (
    <Card as="article" flush aria-labelledby={nameId} className={classes(styles.card, isComing && styles.isComing)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.body}>
        <h2 id={nameId} className={styles.name}>
          {name}
        </h2>
        <Text as="p" tone="muted">
          {words}
        </Text>
        <dl className={styles.facts}>
          <Fact name={t('Min bet')}>1 R$</Fact>
          <Fact name={t('Max multiplier')}>{maxMultiplier}</Fact>
          <Fact name={t('Returns')}>
            {isComing ? (
              t('not set')
            ) : rules === undefined ? (
              <Skeleton width={64} />
            ) : (
              t('{returned} of 100', { returned: Number((rules.rtp * 100).toFixed(2)) })
            )}
          </Fact>
        </dl>
        {rules?.isSetForYou && (
          <Text as="p" tone="muted" size={12}>
            {t('Set for your account')}
          </Text>
        )}
        {isComing ? (
          <Button
            variant="quiet"
            icon="clock"
            wide
            size="large"
            onClick={() => toast({ tone: 'info', title: t('Coming Soon'), description: t('{name} will be available soon!', { name }) })}
          >
            {t('Coming Soon')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </Button>
        ) : (
          <Button wide size="large" variant="primary" asChild>
            <Link to={to}>{t('Play {name}', { name })}</Link>
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
