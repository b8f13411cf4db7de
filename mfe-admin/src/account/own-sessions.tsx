import { Badge, Button, Row, Rows, SkeletonRows } from '@facet/ui';
import { LoadFailure, sinceLabel, useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useEndOwnSessionMutation, useListOwnSessionsQuery, type OwnSession } from './account-api.ts';

/** Where the operator is signed in, and how to end what is not his. */
export function OwnSessions() {
  const { data, error, isFetching, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error) return <LoadFailure title={t('Your sessions did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  if (!data) return <SkeletonRows count={2} />;
  return (
    <Rows>
      {data.sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </Rows>
  );
}

function SessionRow({ session: { id, address, userAgent, lastSeenAt, current } }: { session: OwnSession }) {
  const act = useAct();
  const [endSession] = useEndOwnSessionMutation();
  return (
    <Row
      title={userAgent ?? t('Unknown browser')}
      detail={t('{address}, last seen {age} ago', { address: address ?? t('unknown address'), age: sinceLabel(lastSeenAt) })}
      trailing={
        current ? (
          <Badge tone="accent">{t('this one')}</Badge>
        ) : (
          <Button size="small" onClick={() => act(endSession(id), t('Failed to end the session'))}>
            {t('End')}
          </Button>
        )
      }
    />
  );
}
