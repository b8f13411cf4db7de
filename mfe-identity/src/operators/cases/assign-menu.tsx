import { useOperator } from '@facet/remote-kit';
import { Button, Icon, KeyCap, Menu, type MenuAction } from '@facet/ui';
import { t } from '../texts.ts';
import { assigneeOf } from './case-labels.ts';
import { useListAdminsQuery, type QueuedCase } from './cases-api.ts';
import { useAssign } from './use-assign.ts';

interface AssignMenuProps {
  of: QueuedCase;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Whose a case is: one takes it, gives it to another operator, or releases it. */
export function AssignMenu({ of, isOpen, onOpenChange }: AssignMenuProps) {
  const assignee = assigneeOf(of);
  const { username } = useOperator();
  const { isMine, assign, take } = useAssign(of);
  const { data } = useListAdminsQuery();
  const others = (data?.admins ?? []).map((admin) => admin.username).filter((name) => name !== username && name !== assignee);
  const give = (name: string): MenuAction => ({
    label: t('Give to {name}', { name }),
    icon: 'user-round',
    onSelect: () => void assign(name),
  });
  return (
    <Menu
      open={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button size="small" icon="user-round">
          {isMine ? t('Yours') : (assignee ?? t('Assign'))} <KeyCap inline>i</KeyCap> <Icon name="chevron-down" size="small" />
        </Button>
      }
      actions={[
        ...(isMine ? [] : [{ label: takeLabel(assignee), icon: 'check', onSelect: () => void take() } satisfies MenuAction]),
        ...others.map(give),
        ...(assignee === null ? [] : [{ label: t('Release'), icon: 'undo-2', onSelect: () => void assign(null) } satisfies MenuAction]),
      ]}
    />
  );
}

const takeLabel = (assignee: string | null): string => (assignee === null ? t('Take it') : t('Take over from {name}', { name: assignee }));
