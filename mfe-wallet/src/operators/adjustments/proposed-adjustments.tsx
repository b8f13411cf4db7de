import { Badge, useVisible } from '@facet/ui';
import { MemberLink, Proposals } from '@facet/console-kit';
import { t } from '../texts.ts';
import {
  useConfirmAdjustmentMutation,
  useDeclineAdjustmentMutation,
  useWatchAdjustmentsQuery,
  type ProposedAdjustment,
} from './adjustments-api.ts';

const REFRESH_MS = 60_000;

/** Above the list of members, while there are any: adjustments that wait for a second operator. */
export function Component() {
  const pollingInterval = useVisible() ? REFRESH_MS : 0;
  const { data, ...query } = useWatchAdjustmentsQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const [confirm] = useConfirmAdjustmentMutation();
  const [decline] = useDeclineAdjustmentMutation();
  const waiting = data && { total: data.total, proposals: data.adjustments.map((each) => ({ ...each, promised: each.amount })) };
  return (
    <Proposals
      title={t('Adjustments waiting for confirmation')}
      query={{ ...query, data: waiting }}
      what={({ member, description }) => t('{name}: {description}', { name: member.username, description })}
      row={(adjustment) => <Row adjustment={adjustment} />}
      signed
      confirm={confirm}
      decline={decline}
    />
  );
}

function Row({ adjustment: { member, isBanned, description } }: { adjustment: ProposedAdjustment }) {
  return (
    <>
      <MemberLink id={member.id}>{member.username}</MemberLink> {isBanned && <Badge tone="danger">{t('Banned')}</Badge>} {description}
    </>
  );
}
