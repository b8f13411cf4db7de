import { useToast } from '@facet/ui';
import { FormDialog, useFailure } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useEndHoldRuleMutation, type HoldRule } from './hold-rules-api.ts';
import { ruleLabel } from './rule-values.ts';

export function EndRuleDialog({ rule, onClose }: { rule: HoldRule; onClose: () => void }) {
  const toast = useToast();
  const fail = useFailure();
  const [end] = useEndHoldRuleMutation();

  async function submit(): Promise<boolean> {
    const { error } = await end(rule.id);
    if (error) fail(t('Failed to switch the rule off'), error);
    else toast({ title: t('The rule is off'), description: ruleLabel(rule) });
    return !error;
  }

  return (
    <FormDialog
      title={t('Switch the rule off?')}
      description={t('{rule}. What it holds already arrives on the day that its member was told.', { rule: ruleLabel(rule) })}
      confirm={t('Switch off')}
      check={() => 0}
      submit={submit}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}
