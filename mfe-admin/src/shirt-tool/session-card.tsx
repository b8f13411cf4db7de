import { dateFormat, useOperator } from '@facet/remote-kit';
import { Badge, Card, CardHead } from '@facet/ui';
import { t } from '../texts.ts';
import type { Run } from './run.ts';
import styles from './shirt-tool.module.css';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** On whose account, and by whose right. */
export function SessionCard({ state: { session, confirmedAt } }: { state: Run }) {
  const { username } = useOperator();
  return (
    <Card aria-labelledby="shirt-session">
      <CardHead id="shirt-session" title={t('Session')}>
        {session?.valid ? <Badge tone="accent">{t('Valid')}</Badge> : <Badge>{t('None')}</Badge>}
      </CardHead>
      <dl className={styles.figures}>
        {session && (
          <>
            <div>
              <dt>{t('Account')}</dt>
              <dd>{`${session.userInfo.displayName} (${session.userInfo.name})`}</dd>
            </div>
            <div>
              <dt>{t('CSRF token')}</dt>
              <dd>{t('taken at {time}', { time: clock(session.takenAt) })}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t('License')}</dt>
          <dd>
            {confirmedAt === null ? t('not confirmed') : t('confirmed by {username}, {time}', { username, time: clock(confirmedAt) })}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
