import { StepRow } from '@facet/console-kit';
import { Link } from '@facet/remote-kit';
import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import { useSecondSteps } from './use-second-steps.ts';

/** Whether a stolen password is enough. */
export function SecondStep() {
  const steps = useSecondSteps();
  return (
    <StepRow
      title={t('Second login step')}
      description={t('A stolen password alone can pay out what the bot has. Add yours under “Your account”, and require it of everyone.')}
      isOpen={steps?.isOpen}
      value={steps ? t('{having} of {all, plural, one {# operator} other {# operators}}', { having: steps.having, all: steps.all }) : '—'}
    >
      <Button asChild size="small">
        <Link to="/admin?tab=admins">{t('Admin Accounts')}</Link>
      </Button>
    </StepRow>
  );
}
