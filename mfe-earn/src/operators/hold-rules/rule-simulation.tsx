import { numberFormat, skipToken } from '@facet/remote-kit';
import { LoadFailure } from '@facet/console-kit';
import { formatAmount, Money as Amount, SkeletonRows, SumList, Text } from '@facet/ui';
import { t } from '../texts.ts';
import { useSimulateHoldRuleQuery, type HoldSimulation } from './hold-rules-api.ts';
import type { RuleTerms } from './rule-values.ts';

const whole = numberFormat();

/** What a rule would have held lately. `terms` undefined: they are not whole yet. */
export function RuleSimulation({ terms }: { terms: RuleTerms | undefined }) {
  const { currentData, error, isFetching, refetch } = useSimulateHoldRuleQuery(terms ?? skipToken);
  if (!terms) return <Text tone="muted">{t('Fill in the rule to see what it would have held.')}</Text>;
  if (currentData) return <Simulated simulation={currentData} />;
  if (error) return <LoadFailure title={t('The simulation did not load')} error={error} isFetching={isFetching} refetch={refetch} />;
  return <SkeletonRows count={4} />;
}

function Simulated({ simulation: { days, all, held, takenBack } }: { simulation: HoldSimulation }) {
  return (
    <>
      <Text as="p" tone="strong">
        {t('In the last {days} days this rule would have held:', { days })}
      </Text>
      <SumList
        variant="ruled"
        lines={[
          { label: t('Members'), value: held.members },
          { label: t('Credits'), value: t('{held} of {all}', { held: whole(held.credits), all: whole(all.credits) }) },
          { label: t('Amount'), value: <Amount amount={held.amount} /> },
          { label: t('Taken back by walls before the hold’s end'), value: <Amount amount={takenBack.amount} /> },
        ]}
      />
      <Text as="p" tone="muted">
        {t('Walls credited {amount} to {members, plural, one {# member} other {# members}} in that time.', {
          amount: formatAmount(all.amount),
          members: all.members,
        })}
      </Text>
    </>
  );
}
