import { Avatar, Badge, Button, classes, Drawer, IconButton, Menu, RankBadge, Skeleton, SkeletonCard, Tabs, toRank } from '@facet/ui';
import { LoadFailure, StateMark } from '@facet/console-kit';
import { useBrought } from '../../brought/index.ts';
import { t } from '../../texts.ts';
import { useReadMemberQuery, type User } from '../members-api.ts';
import { useMemberAddress } from '../use-member-address.ts';
import { useMemberDialogs, type MemberDialogs } from '../use-member-dialogs.tsx';
import { AuditPart } from './audit-part.tsx';
import { FactsComing, MemberFacts } from './member-facts.tsx';
import { MemberPanel } from './member-panel.tsx';
import { Neighbours } from './neighbours.tsx';
import { Overview } from './overview.tsx';
import { TabLabel } from './tab-label.tsx';
import styles from './drawer.module.css';

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
  const user = member?.user;
  const dialogs = useMemberDialogs(user);
  const isComing = !user && !error;
  return (
    <>
      <Drawer
        onClose={onClose}
        title={user?.username ?? t('Member')}
        leading={<Avatar name={user?.username ?? ''} tinted />}
        marks={user ? <Marks user={user} /> : isComing && <Skeleton width={120} height={20} />}
        below={user ? <MemberFacts user={user} /> : isComing && <FactsComing />}
        actions={
          <>
            {user && <Actions user={user} dialogs={dialogs} />}
            {isComing && <Skeleton width={180} height={36} />}
            <Neighbours id={id} />
          </>
        }
      >
        {error && !user && <LoadFailure title={t('The member did not load')} error={error} isFetching={isFetching} refetch={refetch} />}
        {isComing && <SkeletonCard />}
        {user && (
          <Tabs key={id} label={t('Parts of the profile')} value={part} onValueChange={onPart} items={partsOf(user, memberPanels, part)} />
        )}
      </Drawer>
      {dialogs.dialogs}
    </>
  );
}

/**
 * The console's own parts and those of all remotes, in their order: `order` as in remotes' `operators.memberPanels`,
 * which begin at 10. Something to do is a button of the head: a tab only while it is open.
 */
function partsOf(user: User, panels: ReturnType<typeof useBrought>['memberPanels'], open: string) {
  const { id } = user;
  const own = [
    { value: 'timeline', label: t('Timeline'), order: 0, content: <Overview user={user} /> },
    { value: 'audit', label: t('Audit'), order: 100, content: <AuditPart id={id} /> },
  ];
  const brought = panels
    .filter(({ inMenu, id: panel }) => !inMenu || panel === open)
    .map((panel) => ({
      value: panel.id,
      label: panel.label,
      order: panel.order,
      content: <MemberPanel key={panel.id} panel={panel} user={user} />,
    }));
  return [...own, ...brought]
    .toSorted((one, other) => one.order - other.order)
    .map((part) => ({ ...part, label: <TabLabel id={id} part={part.value} label={part.label} /> }));
}

function Marks({ user }: { user: User }) {
  return (
    <>
      <RankBadge rank={toRank(user.rank)} />
      {user.adminRole !== null && <Badge tone="info">{user.adminRole}</Badge>}
      {user.disabled ? <StateMark tone="danger">{t('Banned')}</StateMark> : <StateMark tone="on">{t('Active')}</StateMark>}
    </>
  );
}

function Actions({ user, dialogs: { ban, actionsOf, broughtOf } }: { user: User; dialogs: MemberDialogs }) {
  return (
    <>
      {broughtOf(user).map(({ label, icon, refusal, onSelect }, index) => (
        <Button
          key={index}
          size="small"
          className={styles.act}
          icon={icon}
          disabled={Boolean(refusal)}
          title={refusal ?? undefined}
          onClick={onSelect}
        >
          {label}…
        </Button>
      ))}
      {!user.isAdmin && !user.disabled && (
        <Button size="small" className={classes(styles.act, styles.ban)} icon="ban" onClick={() => ban([user])}>
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

function menuOf(actions: ReturnType<MemberDialogs['actionsOf']>) {
  return actions.map(({ label, icon, danger, refusal, onSelect }) => ({
    label,
    icon,
    danger: danger && !refusal,
    disabled: Boolean(refusal),
    onSelect,
  }));
}
