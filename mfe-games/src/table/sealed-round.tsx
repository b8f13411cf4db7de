import { Link } from '@facet/remote-kit';
import { Card, CardHead, Icon, TextLink, Text } from '@facet/ui';
import styles from './table.module.css';

export interface Seal {
  serverSeedHash: string;
  /** Once the round has ended. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
}

/** What was sealed before the bet, and the seed once the round has ended. */
export function SealedRound({ seal, promise }: { seal: Seal | null; promise: string }) {
  if (!seal) return null;
  const isOpen = seal.serverSeed !== null;
  return (
    <Card aria-labelledby="sealed-round">
      <CardHead
        id="sealed-round"
        title={
          <span className={styles.sealTitle}>
            <Icon name={isOpen ? 'lock-open' : 'lock'} size="small" /> {isOpen ? 'Round opened' : 'Sealed round'}
          </span>
        }
      >
        <TextLink asChild>
          <Link to="/games/fairness">{isOpen ? 'Check it' : 'How to check'}</Link>
        </TextLink>
      </CardHead>
      <dl className={styles.seal}>
        <dt>Hash of the seed</dt>
        <dd>{seal.serverSeedHash}</dd>
        {seal.serverSeed && <dt>Seed</dt>}
        {seal.serverSeed && <dd>{seal.serverSeed}</dd>}
        <dt>Your seed and round</dt>
        <dd>
          {seal.clientSeed}:{seal.nonce}
        </dd>
      </dl>
      <Text as="p" tone="muted" size={12}>
        {promise}
      </Text>
    </Card>
  );
}
