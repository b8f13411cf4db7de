import { StepRow } from '@facet/console-kit';
import { Link } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { useGetOperatorPolicyQuery, useListAdminsQuery } from '../admins/index.ts';
import { t } from '../texts.ts';

/** Whether a stolen password is enough: somebody logs in with a password alone, and may. */
export function SecondStep() {
  const { data: policy } = useGetOperatorPolicyQuery();
  const admins = useListAdminsQuery().data?.admins;
  const having = admins?.filter(({ hasTotp }) => hasTotp).length ?? 0;
  const all = admins?.length ?? 0;
  const isKnown = admins !== undefined && policy !== undefined;
  return (
    <StepRow
      title={t('Second login step')}
      description={t('A stolen password alone can pay out what the bot has. Add yours under “Your account”, and require it of everyone.')}
      isOpen={isKnown ? !policy.totpRequired && having < all : undefined}
      value={isKnown ? t('{having} of {all, plural, one {# operator} other {# operators}}', { having, all }) : '—'}
    >
      <Button asChild size="small">
        <Link to="/admin?tab=admins">{t('Admin Accounts')}</Link>
      </Button>
    </StepRow>
  );
}
