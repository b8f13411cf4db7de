import { useState, type ReactNode } from 'react';
import { refusalOf, type RowAction, useAct, useAsked } from '@facet/console-kit';
import { useOperator } from '@facet/remote-kit';
import { useBrought } from '../brought/index.ts';
import { t } from '../texts.ts';
import { DisableDialog, EndSessionsDialog } from './access-dialogs.tsx';
import { BanDialog } from './ban-dialog.tsx';
import { useEnableUserMutation, type User } from './members-api.ts';
import { useCopyId } from './use-copy-id.ts';
import { useMemberAddress } from './use-member-address.ts';

type Open = { kind: 'disable' | 'end'; user: User } | { kind: 'ban'; users: readonly User[] };

export interface MemberDialogs {
  /** What can be done with one member. */
  actionsOf: (user: User) => RowAction[];
  /** Of these, what remotes bring. */
  broughtOf: (user: User) => RowAction[];
  ban: (users: readonly User[]) => void;
  /** To be rendered once, wherever the actions are. */
  dialogs: ReactNode;
}

/**
 * Bans and the like, and what remotes bring, for the list and for the drawer. Administrators’ own member accounts are
 * neither banned nor enabled. `shown`: whose profile is open, where remotes may ask for the end of their sessions.
 */
export function useMemberDialogs(shown?: User): MemberDialogs {
  const broughtOf = useBroughtActions();
  const enable = useEnable();
  const copyId = useCopyId();
  const [open, setOpen] = useState<Open>();
  const [isEndAsked, endOver] = useAsked('end-sessions', 'moderator');
  const asked: Open | false | undefined = isEndAsked && shown && { kind: 'end', user: shown };
  const over = open ?? asked;
  const onClose = () => (open ? setOpen(undefined) : endOver());

  const accessOf = (user: User): RowAction[] => {
    if (user.isAdmin) return [];
    if (user.disabled) return [{ label: t('Enable'), icon: 'lock-open', onSelect: () => void enable(user) }];
    return [
      { label: t('Disable…'), icon: 'lock', onSelect: () => setOpen({ kind: 'disable', user }) },
      { label: t('Ban with a reason…'), icon: 'ban', danger: true, onSelect: () => setOpen({ kind: 'ban', users: [user] }) },
    ];
  };

  return {
    actionsOf: (user) => [
      ...broughtOf(user),
      { label: t('Copy id'), icon: 'copy', onSelect: () => void copyId(user) },
      { label: t('End all sessions…'), icon: 'log-out', onSelect: () => setOpen({ kind: 'end', user }) },
      ...accessOf(user),
    ],
    broughtOf,
    ban: (users) => setOpen({ kind: 'ban', users }),
    dialogs: over && <OpenDialog open={over} onClose={onClose} />,
  };
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.kind) {
    case 'ban':
      return <BanDialog users={open.users} onClose={onClose} />;
    case 'disable':
      return <DisableDialog user={open.user} onClose={onClose} />;
    case 'end':
      return <EndSessionsDialog user={open.user} onClose={onClose} />;
    default:
      return open satisfies never;
  }
}

/** Panels of the profile that are something to do: each opens there. */
function useBroughtActions(): (user: User) => RowAction[] {
  const { role } = useOperator();
  const { memberPanels } = useBrought();
  const { begin } = useMemberAddress();
  return ({ id }) =>
    memberPanels
      .filter(({ inMenu }) => inMenu)
      .map((panel) => ({
        label: panel.label,
        icon: panel.icon,
        refusal: refusalOf(role, panel.role),
        key: panel.key,
        onSelect: () => begin(id, panel.id),
      }));
}

function useEnable(): (user: User) => Promise<unknown> {
  const act = useAct();
  const [enable] = useEnableUserMutation();
  return ({ id, username }) =>
    act(enable({ id, body: {} }), t('Failed to enable user'), { title: t('User enabled'), description: username });
}
