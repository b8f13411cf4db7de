import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@facet/remote-kit';
import { Badge, Card, classes, Disclosure, Icon, Text, TextLink } from '@facet/ui';
import { useGetFairnessQuery } from '../api/games-api.ts';
import { hashOf } from '../fairness/seed-hash.ts';
import { t } from '../texts.ts';
import styles from './table.module.css';

export interface Seal {
  serverSeedHash: string;
  /** Once the round has ended. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
}

/** What was sealed before the bet; once the round has ended its seed, whose hash this browser compares. */
export function SealedRound({ game, promise }: { game: Seal | null; promise: string }) {
  const { data: next } = useGetFairnessQuery(undefined, { refetchOnMountOrArgChange: true });
  const seal = game ?? (next && { ...next, serverSeed: null });
  if (!seal) return null;
  return seal.serverSeed === null ? (
    <SealCard icon="lock" title={t('Sealed round {nonce}', { nonce: seal.nonce })} seal={seal}>
      {promise} <HowToCheck>{t('How to check')}</HowToCheck>
    </SealCard>
  ) : (
    <OpenedRound key={seal.serverSeed} seal={{ ...seal, serverSeed: seal.serverSeed }} />
  );
}

function OpenedRound({ seal }: { seal: Seal & { serverSeed: string } }) {
  const { serverSeed, serverSeedHash } = seal;
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    // A browser that cannot hash (a page without https) leaves it at the link.
    hashOf(serverSeed).then(
      (found) => isShown && setHash(found),
      () => undefined,
    );
    return () => void (isShown = false);
  }, [serverSeed]);
  const holds = hash === null ? null : hash === serverSeedHash;
  return (
    <SealCard
      icon="lock-open"
      title={t('Round {nonce}, opened', { nonce: seal.nonce })}
      seal={seal}
      verdict={<Verdict holds={holds} />}
      isOpen={holds === false}
    >
      {holds === true && t('Your browser hashed the seed and got the same hash: nothing was changed after you bet.')}
      {holds === false && t('Your browser hashed the seed and got a different hash. Export the round and tell our team.')}{' '}
      <HowToCheck>{t('Check the whole round')}</HowToCheck>
    </SealCard>
  );
}

/** Null: it could not be hashed, or not yet. */
function Verdict({ holds }: { holds: boolean | null }) {
  if (holds === null) return null;
  return holds ? (
    <Badge tone="accent" icon="check">
      {t('Checked')}
    </Badge>
  ) : (
    <Badge tone="danger">{t('This is not the promised seed')}</Badge>
  );
}

interface SealCardProps {
  icon: 'lock' | 'lock-open';
  title: string;
  seal: Seal;
  verdict?: ReactNode;
  /** What does not hold is not folded away. */
  isOpen?: boolean;
  children: ReactNode;
}

/** One press away; what the check found stands outside. */
function SealCard({ icon, title, seal, verdict, isOpen, children }: SealCardProps) {
  return (
    <Card aria-label={title} className={classes(styles.sealCard, seal.serverSeed !== null && styles.opened)}>
      <Disclosure
        open={isOpen}
        title={
          <span className={styles.sealTitle}>
            <Icon name={icon} size="small" /> {title} <span className={styles.sealVerdict}>{verdict}</span>
          </span>
        }
      >
        <dl className={styles.seal}>
          <dt>{t('Hash of the seed')}</dt>
          <dd>{seal.serverSeedHash}</dd>
          {seal.serverSeed && <dt>{t('Seed')}</dt>}
          {seal.serverSeed && <dd>{seal.serverSeed}</dd>}
          <dt>{t('Your seed and round')}</dt>
          <dd>
            {seal.clientSeed}:{seal.nonce}
          </dd>
        </dl>
        <Text as="p" tone="muted" size={12}>
          {children}
        </Text>
      </Disclosure>
    </Card>
  );
}

function HowToCheck({ children }: { children: string }) {
  return (
    <TextLink asChild>
      <Link to="/games/fairness">{children}</Link>
    </TextLink>
  );
}
