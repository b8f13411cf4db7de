import { msg, type Message } from '@facet/remote-kit';
import { Card, Stepper } from '@facet/ui';
import { t } from '../texts.ts';
import { STEPS, type Step, type StepState } from './run.ts';

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
    <Card as="div">
      <Stepper
        steps={STEPS.map((step) => t(names[step]))}
        notes={STEPS.map((step) => t(words[states[step]]))}
        current={STEPS.findIndex((step) => states[step] === 'current' || states[step] === 'running')}
        busy={STEPS.some((step) => states[step] === 'running')}
      />
    </Card>
  );
}
