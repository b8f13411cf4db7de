import { Badge } from '@facet/ui';
import { defineProposals, MemberLink, ProposalsDock } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useWatchAdjustmentsQuery,
  useWithdrawAdjustmentMutation,
  type WaitingAdjustment,
} from './adjustments-api.ts';

const ProposedAdjustments = defineProposals<WaitingAdjustment>({
  title: () => t('Adjustments waiting for confirmation'),
  useWaiting: useWatchAdjustmentsQuery,
  useConfirm: useConfirmAdjustmentMutation,
  useDecline: useDeclineAdjustmentMutation,
  useWithdraw: useWithdrawAdjustmentMutation,
  limit: 'adjustment_limit',
  signed: true,
  what: ({ member, description }) => t('{name}: {description}', { name: member.username, description }),
  row: ({ member, isBanned, description }) => (
    <>
      <MemberLink id={member.id}>{member.username}</MemberLink> {isBanned && <Badge tone="danger">{t('Banned')}</Badge>} {description}
    </>
  ),
});

/** Below the list of members. */
export function Component() {
  return (
    <ProposalsDock>
      <ProposedAdjustments />
    </ProposalsDock>
  );
}
