import { skipToken } from '@facet/remote-kit';
import { Stack, TextField } from '@facet/ui';
import { FormDialog, Pair, useActKey, useForm, useKeyedAct } from '@facet/console-kit';
import { t } from '../texts.ts';
import { useBeginHoldRuleMutation, useSimulateHoldRuleQuery } from './hold-rules-api.ts';
import { FIRST_RULE, ruleLabel, ruleProblems, ruleTerms } from './rule-values.ts';
import { RuleSimulation } from './rule-simulation.tsx';

/** A rule is switched on once its owner has seen what it would have held: of these very values. */
export function BeginRuleDialog({ onClose }: { onClose: () => void }) {
  const act = useKeyedAct();
  const { key } = useActKey();
  const { values, field, check } = useForm(FIRST_RULE, ruleProblems);
  const terms = ruleTerms(values);
  const { currentData: simulation } = useSimulateHoldRuleQuery(terms ?? skipToken);
  const [begin] = useBeginHoldRuleMutation();

  async function submit(): Promise<boolean> {
    if (!terms) return false;
    const done = { title: t('The rule is on'), description: ruleLabel(terms) };
    return act(begin({ 'idempotency-key': key, body: terms }), t('Failed to switch the rule on'), done);
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
