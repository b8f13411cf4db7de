import { skipToken } from '@facet/remote-kit';
import { Stack, TextField, useToast } from '@facet/ui';
import { FormDialog, Pair, useActFailure, useActKey, useForm } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useBeginHoldRuleMutation, useSimulateHoldRuleQuery } from './hold-rules-api.ts';
import { FIRST_RULE, ruleLabel, ruleProblems, ruleTerms } from './rule-values.ts';
import { RuleSimulation } from './rule-simulation.tsx';

/** A rule is switched on once its owner has seen what it would have held: of these very values. */
export function BeginRuleDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const fail = useActFailure();
  const { key } = useActKey();
  const { values, field, check } = useForm(FIRST_RULE, ruleProblems);
  const terms = ruleTerms(values);
  const { currentData: simulation } = useSimulateHoldRuleQuery(terms ?? skipToken);
  const [begin] = useBeginHoldRuleMutation();

  async function submit(): Promise<boolean> {
    if (!terms) return false;
    const { error } = await begin({ 'idempotency-key': key, body: terms });
    if (error) fail(t('Failed to switch the rule on'), error);
    else toast({ title: t('The rule is on'), description: ruleLabel(terms) });
    return !error;
  }

  return (
    <FormDialog
      title={t('New rule')}
      description={t(
        'It holds what walls credit from now on. Members see their credit as pending, with the reason and the day it arrives.',
      )}
      confirm={t('Switch on')}
      disabled={terms !== undefined && !simulation}
      aside={
        <Stack gap={3}>
          <RuleSimulation terms={terms} />
        </Stack>
      }
      check={check}
      submit={submit}
      onClose={onClose}
    >
      <TextField label={t('Credits above, R$')} inputMode="decimal" autoComplete="off" {...field('above')} />
      <Pair>
        <TextField label={t('Joined in the last … days')} inputMode="numeric" autoComplete="off" {...field('newDays')} />
        <TextField label={t('Wait … days')} inputMode="numeric" autoComplete="off" {...field('holdDays')} />
      </Pair>
    </FormDialog>
  );
}
