import { Badge, Button, Drawer, IconButton, Menu, RankBadge, Skeleton, SkeletonCard, Tabs, toRank } from '@facet/ui';
import { dayLabel, LoadFailure, StateMark } from '@facet/console-kit';
import { BroughtPart, useBrought } from '../../brought/index.ts';
import { t } from '../../texts.ts';
import { useReadMemberQuery, type User } from '../members-api.ts';
import { useMemberAddress } from '../use-member-address.ts';
import { useMemberDialogs, type MemberDialogs } from '../use-member-dialogs.tsx';
import { DevicesPart } from './devices-part.tsx';
import { AuditPart } from './audit-part.tsx';
import { Neighbours } from './neighbours.tsx';
import { Overview } from './overview.tsx';
import styles from '../members.module.css';

/** One member's whole profile over whatever list it was opened from. */
export function MemberDrawer() {
  const { id, part, show, close } = useMemberAddress();
  return id === null ? null : <OpenDrawer id={id} part={part} onPart={show} onClose={close} />;
}

interface OpenDrawerProps {
  id: string;
  part: string;
  onPart: (part: string) => void;
  onClose: () => void;
}

function OpenDrawer({ id, part, onPart, onClose }: OpenDrawerProps) {
  const { currentData: member, error, isFetching, refetch } = useReadMemberQuery(id, { refetchOnMountOrArgChange: true });
  const { memberPanels } = useBrought();
  const dialogs = useMemberDialogs();
  const user = member?.user;
  const isComing = !user && !error;
  return (
    <>
      <Drawer
        onClose={onClose}
        title={user?.username ?? t('Member')}
        below={user ? <Below user={user} /> : isComing && <BelowComing />}
        actions={
          <>
            {user && <Actions user={user} dialogs={dialogs} />}
            {isComing && <Skeleton width={136} height={44} />}
            <Neighbours id={id} />
          </>
        }
      >
        {error && !user && <LoadFailure title={t('The member did not load')} error={error} isFetching={isFetching} refetch={refetch} />}
        {isComing && <SkeletonCard />}
        {user && (
          <Tabs key={id} label={t('Parts of the profile')} value={part} onValueChange={onPart} items={partsOf(user, memberPanels)} />
        )}
      </Drawer>
      {dialogs.dialogs}
    </>
  );
}

/**
 * The console's own parts and those of all remotes, in their order: `order` as in remotes' `operators.memberPanels`,
 * which begin at 10.
 */
function partsOf(user: User, panels: ReturnType<typeof useBrought>['memberPanels']) {
  const own = [
    { value: 'timeline', label: t('Timeline'), order: 0, content: <Overview user={user} /> },
    { value: 'devices', label: t('Devices'), order: 50, content: <DevicesPart id={user.id} /> },
    { value: 'audit', label: t('Audit'), order: 100, content: <AuditPart id={user.id} /> },
  ];
  const brought = panels.map((panel) => ({
    value: panel.id,
    label: panel.label,
    order: panel.order,
    content: <BroughtPart key={panel.id} kind="memberPanels" part={panel} props={{ memberId: user.id }} />,
  }));
  return [...own, ...brought].toSorted((one, other) => one.order - other.order);
}

function Actions({ user, dialogs: { ban, actionsOf } }: { user: User; dialogs: MemberDialogs }) {
  return (
    <>
      {!user.isAdmin && !user.disabled && (
        <Button size="small" variant="danger" icon="ban" onClick={() => ban([user])}>
          {t('Ban…')}
        </Button>
      )}
      <Menu
        trigger={<IconButton icon="ellipsis" label={t('Actions for {name}', { name: user.username })} />}
        actions={menuOf(actionsOf(user))}
      />
    </>
  );
}

function Below({ user }: { user: User }) {
  return (
    <div className={styles.below}>
      <RankBadge rank={toRank(user.rank)} />
      {user.adminRole !== null && <Badge tone="info">{user.adminRole}</Badge>}
      {user.disabled ? <StateMark tone="danger">{t('Banned')}</StateMark> : <StateMark tone="on">{t('Active')}</StateMark>}
      <span>{t('joined {day}', { day: dayLabel(user.createdAt) })}</span>
      <code className={styles.id}>{user.id}</code>
    </div>
  );
}

/** The place of it: what stands below the head is not pushed down. */
function BelowComing() {
  return (
    <div className={styles.below} aria-hidden="true">
      <Skeleton width={64} height={20} />
      <Skeleton width={56} height={16} />
      <Skeleton width={110} height={16} />
      <Skeleton width={250} height={16} />
    </div>
  );
}

function menuOf(actions: ReturnType<ReturnType<typeof useMemberDialogs>['actionsOf']>) {
  return actions.map(({ label, icon, danger, refusal, onSelect }) => ({
    label,
    icon,
    danger: danger && !refusal,
    disabled: Boolean(refusal),
    onSelect,
  }));
}
