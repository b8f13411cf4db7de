import { Icon, IconButton, Skeleton } from '@facet/ui';
import { dayLabel, sinceLabel } from '@facet/console-kit';
import { t } from '../../texts.ts';
import type { User } from '../members-api.ts';
import { useCopyId } from '../use-copy-id.ts';
import { useKnown } from './use-known.ts';
import styles from './drawer.module.css';

/** Below the member's name: their id, since when, and where they are on the game platform. */
export function MemberFacts({ user }: { user: User }) {
  const copyId = useCopyId();
  const { lastSeenAt } = useKnown(user.id);
  const { id, createdAt, deletedAt, platformUserId } = user;
  return (
    <div className={styles.facts}>
      <span className={styles.id}>
        <code title={id}>{`${id.slice(0, 8)}…${id.slice(-4)}`}</code>
        <IconButton icon="copy" iconSize="small" label={t('Copy id')} onClick={() => copyId(user)} />
      </span>
      <span>{t('joined {day}', { day: dayLabel(createdAt) })}</span>
      {deletedAt === null && platformUserId && (
        <a href={`https://www.roblox.com/users/${encodeURIComponent(platformUserId)}/profile`} target="_blank" rel="noreferrer">
          {t('platform account')} <Icon name="external-link" size="small" />
        </a>
      )}
      {/* The last: it comes later than the others. */}
      {lastSeenAt !== undefined && <span>{t('seen {since} ago', { since: sinceLabel(lastSeenAt) })}</span>}
    </div>
  );
}

/** Their place. */
export function FactsComing() {
  return (
    <div className={styles.facts} aria-hidden="true">
      <Skeleton width={200} height={16} />
    </div>
  );
}
