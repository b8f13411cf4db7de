import { Button, Dialog, Skeleton, Table, VisuallyHidden } from '@facet/ui';
import { Amount, dayLabel, deviceName, LoadFailure, minuteLabel, StateMark, TwoLines, type StateTone } from '@facet/console-kit';
import { useState, type ReactNode } from 'react';
import { t } from '../texts.ts';
import { useListMemberSessionsQuery, useReadMemberQuery, type Devices, type SignIn, type User } from './members-api.ts';
import { usePut } from './use-put.ts';
import styles from './members.module.css';

type Sharer = Devices['sharedWith'][number];

interface CompareDialogProps {
  memberId: string;
  others: readonly Sharer[];
  onTellApart: (other: Sharer) => void;
  onClose: () => void;
}

interface Line {
  id: string;
  what: ReactNode;
  mine: ReactNode;
  theirs: ReactNode;
}

/** Two members beside each other: what they have in common first. */
export function CompareDialog({ memberId, others, onTellApart, onClose }: CompareDialogProps) {
  const put = usePut();
  const [index, setIndex] = useState(0);
  const other = others[index];
  const mine = useSide(memberId);
  const theirs = useSide(other?.memberId ?? memberId);
  if (!other) return null;
  const failed = [mine, theirs].find(({ error }) => error !== undefined);
  return (
    <Dialog
      open
      wide
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Compare accounts')}
      description={t('What {name} and {other} have in common, strongest first.', {
        name: mine.user?.username ?? '…',
        other: other.username,
      })}
      actions={
        <div className={styles.answers}>
          {others.length > 1 && (
            <Button onClick={() => setIndex((index + 1) % others.length)}>
              {t('Next pair, {place} of {count}', { place: index + 1, count: others.length })}
            </Button>
          )}
          {other.device && !other.toldApart && (
            <Button
              onClick={() => {
                onClose();
                onTellApart(other);
              }}
            >
              {t('Not the same person…')}
            </Button>
          )}
          <Button icon="user-round" onClick={() => put({ member: other.memberId })}>
            {t('Open {name}', { name: other.username })}
          </Button>
        </div>
      }
    >
      {failed?.error ? (
        <LoadFailure title={t('The member did not load')} error={failed.error} isFetching={failed.isFetching} refetch={failed.refetch} />
      ) : mine.user && theirs.user && mine.sessions && theirs.sessions ? (
        <div className={styles.compare}>
          <Table
            label={t('Compare accounts')}
            compact
            columns={[
              { header: <VisuallyHidden>{t('What')}</VisuallyHidden>, cell: ({ what }) => what },
              { header: mine.user.username, cell: (line) => line.mine },
              { header: theirs.user.username, cell: (line) => line.theirs },
            ]}
            rows={linesOf({ user: mine.user, sessions: mine.sessions }, { user: theirs.user, sessions: theirs.sessions })}
            rowKey={({ id }) => id}
          />
        </div>
      ) : (
        <Skeleton height={240} />
      )}
    </Dialog>
  );
}

function useSide(id: string) {
  const member = useReadMemberQuery(id);
  const devices = useListMemberSessionsQuery(id);
  return {
    user: member.currentData?.user,
    sessions: devices.currentData?.sessions,
    error: member.error ?? devices.error,
    isFetching: member.isFetching || devices.isFetching,
    refetch: () => [member, devices].forEach((query) => void query.refetch()),
  };
}

interface Side {
  user: User;
  sessions: readonly SignIn[];
}

const SHOWN = 5;

function linesOf(mine: Side, theirs: Side): Line[] {
  const both = (what: string, of: (side: Side) => ReactNode): Line => ({ id: what, what, mine: of(mine), theirs: of(theirs) });
  return [
    ...shared(
      mine,
      theirs,
      t('Same browser'),
      'danger',
      ({ device }) => device,
      ({ userAgent }) => deviceName(userAgent),
    ),
    ...shared(
      mine,
      theirs,
      t('Same address'),
      'warning',
      ({ address }) => address,
      ({ address }) => address ?? '',
    ),
    both(t('State'), ({ user }) =>
      user.disabled ? <StateMark tone="danger">{t('Banned')}</StateMark> : <StateMark tone="on">{t('Active')}</StateMark>,
    ),
    both(t('Joined'), ({ user }) => dayLabel(user.createdAt)),
    both(t('Balance'), ({ user }) => (user.balance === null ? '—' : <Amount amount={user.balance} />)),
  ];
}

/** What both have, with when each of them used it last; the sessions are the newest first. */
function shared(
  mine: Side,
  theirs: Side,
  what: string,
  tone: StateTone,
  keyOf: (session: SignIn) => string | null,
  nameOf: (session: SignIn) => string,
): Line[] {
  const cell = (session: SignIn) => <TwoLines below={minuteLabel(session.lastSeenAt)}>{nameOf(session)}</TwoLines>;
  const keys = [...new Set(mine.sessions.map(keyOf))].filter((key) => key !== null);
  return keys
    .flatMap((key) => {
      const [own, other] = [mine, theirs].map(({ sessions }) => sessions.find((session) => keyOf(session) === key));
      return own && other
        ? [{ id: `${what} ${key}`, what: <StateMark tone={tone}>{what}</StateMark>, mine: cell(own), theirs: cell(other) }]
        : [];
    })
    .slice(0, SHOWN);
}
