import { messageOf, requestIdOf } from '@facet/remote-kit';
import { Badge, Button, Drawer, ErrorCard, IconButton, Menu, RankBadge, SkeletonCard, Tabs, toRank } from '@facet/ui';
import { dayLabel, RoleButton, StateMark } from '@facet/console-kit';
import { BroughtPart, useBrought } from '../../brought/index.ts';
import { t } from '../../texts.ts';
import { useReadMemberProfileQuery, type MemberProfile } from '../members-api.ts';
import { useMemberAddress } from '../use-member-address.ts';
import { useMemberDialogs, type MemberDialogs } from '../use-member-dialogs.tsx';
import { DevicesPart } from './devices-part.tsx';
import { AuditPart } from './audit-part.tsx';
import { EarningsPart, TransactionsPart, RoundsPart, WithdrawalsPart } from './list-parts.tsx';
import { Neighbours } from './neighbours.tsx';
import { Overview } from './overview.tsx';
import { ReferralsPart } from './referrals-part.tsx';
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
  const { currentData: profile, error, isFetching, refetch } = useReadMemberProfileQuery(id, { refetchOnMountOrArgChange: true });
  const { memberPanels } = useBrought();
  const dialogs = useMemberDialogs();
  const user = profile?.user;
  return (
    <>
      <Drawer
        onClose={onClose}
        title={user?.username ?? t('Member')}
        below={user && <Below user={user} />}
        actions={
          <>
            {user && <Actions user={user} dialogs={dialogs} />}
            <Neighbours id={id} />
          </>
        }
      >
        {error && !profile && (
          <ErrorCard title={t('The member did not load')} onRetry={refetch} retrying={isFetching} requestId={requestIdOf(error)}>
            {messageOf(error)}
          </ErrorCard>
        )}
        {!profile && !error && <SkeletonCard />}
        {profile && (
          <Tabs
            key={id}
            label={t('Parts of the profile')}
            value={part}
            onValueChange={onPart}
            items={[
              {
                value: 'story',
                label: t('Timeline'),
                content: <Overview profile={profile} retry={refetch} retrying={isFetching} />,
              },
              { value: 'transactions', label: t('Transactions'), content: <TransactionsPart id={id} /> },
              { value: 'earnings', label: t('Earnings'), content: <EarningsPart id={id} /> },
              { value: 'withdrawals', label: t('Withdrawals'), content: <WithdrawalsPart id={id} /> },
              { value: 'rounds', label: t('Rounds'), content: <RoundsPart id={id} /> },
              { value: 'devices', label: t('Devices'), content: <DevicesPart id={id} /> },
              { value: 'referrals', label: t('Referrals'), content: <ReferralsPart id={id} /> },
              ...memberPanels.map((panel) => ({
                value: panel.id,
                label: panel.label,
                content: <BroughtPart key={panel.id} kind="memberPanels" part={panel} props={{ memberId: id }} />,
              })),
              { value: 'audit', label: t('Audit'), content: <AuditPart id={id} /> },
            ]}
          />
        )}
      </Drawer>
      {dialogs.dialogs}
    </>
  );
}

function Actions({ user, dialogs: { adjust, ban, actionsOf } }: { user: MemberProfile['user']; dialogs: MemberDialogs }) {
  return (
    <>
      <RoleButton needs="admin" size="small" icon="coins" onClick={() => adjust(user)}>
        {t('Adjust balance…')}
      </RoleButton>
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

function Below({ user }: { user: MemberProfile['user'] }) {
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

function menuOf(actions: ReturnType<ReturnType<typeof useMemberDialogs>['actionsOf']>) {
  return actions.map(({ label, icon, danger, refusal, onSelect }) => ({
    label,
    icon,
    danger: danger && !refusal,
    disabled: Boolean(refusal),
    onSelect,
  }));
}
