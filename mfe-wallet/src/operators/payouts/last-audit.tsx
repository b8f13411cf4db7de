import { Text } from '@facet/ui';
import { sinceLabel } from '@facet/console-kit';
import { t } from '../texts.ts';
import { AuditButton } from './audit-button.tsx';
import { useWalletAudits } from './use-wallet-audits.ts';

/** When the wallet last proved its accounts, and having it done again. */
export function LastAudit() {
  const last = useWalletAudits().data?.audits[0];
  return (
    <>
      <Text tone="muted" size={12}>
        {last && t('Last audit {time} ago', { time: sinceLabel(last.takenAt) })}
      </Text>
      <AuditButton />
    </>
  );
}
