import { Badge, Text, VisuallyHidden } from '@facet/ui';
import { useRef, type ReactNode } from 'react';
import { t } from '../texts.ts';
import { ChannelStep } from './channel-step.tsx';
import { CutStone } from './cut-stone.tsx';
import { DailyStep } from './daily-step.tsx';
import type { FirstSteps } from './first-cut-api.ts';
import styles from './first-cut.module.css';
import { FoldAway } from './fold-away.tsx';
import { GamepassStep } from './gamepass-step.tsx';
import { GoodSurveys } from './good-surveys.tsx';
import { GoalStep } from './goal-step.tsx';
import { SurveyStep } from './survey-step.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { WholeStone } from './whole-stone.tsx';

/** From here on they may leave it: a site without channels has no fifth step. */
const MOST = 3;

interface FirstCutProps {
  steps: FirstSteps;
  /** Stands below. */
  children: ReactNode;
}

/** The first five steps of a newcomer, each a real one: a facet shines when the ledger, or the wallet, has it. */
export function FirstCut({ steps, children }: FirstCutProps) {
  const card = useRef<HTMLElement>(null);
  const { dailyBonus, socialTask, survey, goal, gamepassName } = steps;
  const done = [dailyBonus, socialTask, survey, goal, gamepassName].map((step) => step !== null);
  const isWhole = done.every(Boolean);
  useKeptFocus(card, isWhole);
  return (
    <>
      <section ref={card} tabIndex={-1} className={styles.card} aria-labelledby="first-cut">
        <div className={styles.picture}>
          <CutStone done={done} />
        </div>
        {isWhole ? <WholeStone steps={steps} /> : <Steps steps={steps} done={done} />}
      </section>
      <GoodSurveys />
      {children}
    </>
  );
}

function Steps({ steps, done }: { steps: FirstSteps; done: readonly boolean[] }) {
  const { dailyBonus, socialTask, survey, gamepassName } = steps;
  const [count, all] = [done.filter(Boolean).length, done.length];
  const place = (index: number) => ({ place: index + 1, isNext: index === done.indexOf(false) });
  return (
    <div className={styles.text}>
      <div className={styles.head}>
        <div>
          <h2 id="first-cut">{t('Your first steps')}</h2>
          <Text as="p" tone="muted">
            {count === 0
              ? t('Five small steps, about ten minutes. Each one cuts a facet.')
              : t('In any order you like. Each step cuts one facet.')}
          </Text>
        </div>
        <Badge tone={count === 0 ? 'default' : 'accent'}>{t('{count} of {all}', { count, all })}</Badge>
      </div>
      <VisuallyHidden as="output">{t('{count} of {all} steps done', { count, all })}</VisuallyHidden>
      <ol className={styles.steps}>
        <DailyStep {...place(0)} credit={dailyBonus} />
        <ChannelStep {...place(1)} credit={socialTask} />
        <SurveyStep {...place(2)} credit={survey} />
        <GoalStep {...place(3)} steps={steps} />
        <GamepassStep {...place(4)} gamepassName={gamepassName} />
      </ol>
      {count >= MOST && <FoldAway />}
    </div>
  );
}
