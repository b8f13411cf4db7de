import { RoleButton, useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useStartWalletAuditMutation } from './payouts-api.ts';
import { useWalletAudits } from './use-wallet-audits.ts';

/** Has the wallet prove all of its money now. */
export function AuditButton() {
  const act = useAct();
  const { data } = useWalletAudits();
  const [start, { isLoading }] = useStartWalletAuditMutation();
  const run = () =>
    act(start(), t('Failed to start the audit'), {
      title: t('The audit is under way'),
      description: t('Stopped payouts resume once the failed checks have run again without findings.'),
    });
  return (
    <RoleButton needs="admin" size="small" icon="shield-check" busy={isLoading || data?.running === true} onClick={() => void run()}>
      {t('Run audit now')}
    </RoleButton>
  );
}
