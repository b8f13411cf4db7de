import { useEffect, useState, type ReactNode } from 'react';
import { Link } from '@facet/remote-kit';
import { Badge, Card, CardHead, classes, Icon, Text, TextLink } from '@facet/ui';
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
    <SealCard icon="lock" title={t('Sealed round')} seal={seal} aside={<HowToCheck>{t('How to check')}</HowToCheck>}>
      {promise}
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
  const isUnknown = hash === null;
  const holds = hash === serverSeedHash;
  const verdict = holds ? (
    <Badge tone="accent" icon="check">
      {t('Checked')}
    </Badge>
  ) : (
    <Badge tone="danger">{t('Not the promised seed')}</Badge>
  );
  return (
    <SealCard icon="lock-open" title={t('Round opened')} seal={seal} aside={isUnknown ? <HowToCheck>{t('Check it')}</HowToCheck> : verdict}>
      {holds && t('Your browser hashed the seed and got the same hash: nothing was changed after you bet.')}
      {!isUnknown && !holds && t('Your browser hashed the seed and got another hash. Export the round and tell the operators.')}
      {!isUnknown && ' '}
      {!isUnknown && <HowToCheck>{t('Check the whole round')}</HowToCheck>}
    </SealCard>
  );
}

interface SealCardProps {
  icon: 'lock' | 'lock-open';
  title: string;
  seal: Seal;
  aside: ReactNode;
  children: ReactNode;
}

function SealCard({ icon, title, seal, aside, children }: SealCardProps) {
  return (
    <Card aria-labelledby="sealed-round" className={classes(seal.serverSeed !== null && styles.opened)}>
      <CardHead
        id="sealed-round"
        title={
          <span className={styles.sealTitle}>
            <Icon name={icon} size="small" /> {title}
          </span>
        }
      >
        <span>{aside}</span>
      </CardHead>
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
