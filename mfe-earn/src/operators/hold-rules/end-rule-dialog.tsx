import { FormDialog, useAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useEndHoldRuleMutation, type HoldRule } from './hold-rules-api.ts';
import { ruleLabel } from './rule-values.ts';

export function EndRuleDialog({ rule, onClose }: { rule: HoldRule; onClose: () => void }) {
  const act = useAct();
  const [end] = useEndHoldRuleMutation();
  return (
    <FormDialog
      title={t('Switch the rule off?')}
      description={t('{rule}. What it holds already arrives on the day that its member was told.', { rule: ruleLabel(rule) })}
      confirm={t('Switch off')}
      check={() => 0}
      submit={() => act(end(rule.id), t('Failed to switch the rule off'), { title: t('The rule is off'), description: ruleLabel(rule) })}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}
