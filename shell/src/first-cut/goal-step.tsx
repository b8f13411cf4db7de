import { failureOf } from '@facet/remote-kit';
import { formatAmount, Segmented, useToast } from '@facet/ui';
import { useState } from 'react';
import { t } from '../texts.ts';
import { stepsApi, type FirstSteps } from './first-cut-api.ts';
import { Step } from './step.tsx';

interface GoalStepProps {
  place: number;
  steps: Pick<FirstSteps, 'goals' | 'goal'>;
  isNext: boolean;
}

/** Chooses what to save for; another choice takes its place, so that arrow keys reach each. */
export function GoalStep({ steps: { goals, goal }, ...place }: GoalStepProps) {
  const toast = useToast();
  const [chooseGoal] = stepsApi.useChooseGoalMutation();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (wanted: string) => {
    setChosen(wanted);
    const { error } = await chooseGoal({ goal: wanted });
    if (!error) return;
    setChosen(null);
    toast({ tone: 'danger', title: t('Your goal was not saved'), ...failureOf(error) });
  };
  const title = t('Choose what you’re saving for');
  if (goals.length === 0 && goal === null) {
    return <Step {...place} title={title} detail={t('The amounts aren’t available right now.')} isDone={false} />;
  }
  return (
    <Step
      {...place}
      title={title}
      detail={t('We’ll show you how far you’ve come.')}
      isDone={goal !== null}
      isWide
      action={
        <Segmented
          label={t('What you’re saving for')}
          options={goals.map((value) => ({ value, label: formatAmount(value, { decimals: 0 }) }))}
          value={chosen ?? goal ?? ''}
          onValueChange={(wanted) => void choose(wanted)}
        />
      }
    />
  );
}
