import { msg, type Message } from '@facet/remote-kit';
import { Icon, Spinner } from '@facet/ui';
import { t } from '../texts.ts';
import { STEPS, type Step, type StepState } from './run.ts';
import styles from './tool-steps.module.css';

const names: Record<Step, Message> = {
  setup: msg('Setup'),
  login: msg('Login'),
  downloading: msg('Downloading'),
  uploading: msg('Uploading'),
  complete: msg('Complete'),
};

const words: Record<StepState, Message> = {
  pending: msg('pending'),
  current: msg('current'),
  running: msg('running'),
  complete: msg('complete'),
};

/** Where the tool is, each step with its state in a word. */
export function ToolSteps({ states }: { states: Record<Step, StepState> }) {
  return (
    <ol className={styles.steps} aria-label={t('Steps')}>
      {STEPS.map((step, index) => (
        <li key={step} className={styles.step} data-state={states[step]} aria-current={isAtHand(states[step]) ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            <Mark state={states[step]} number={index + 1} />
          </span>
          <span className={styles.name}>
            {t(names[step])} <small>{t(words[states[step]])}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ state, number }: { state: StepState; number: number }) {
  if (state === 'complete') return <Icon name="check" size="small" />;
  return state === 'running' ? <Spinner /> : number;
}

function isAtHand(state: StepState): boolean {
  return state === 'current' || state === 'running';
}
