import { VisuallyHidden } from '@facet/ui';
import { t } from '../texts.ts';
import { figuresOf, stepAtHand } from './run-rules.ts';
import type { Run } from './run.ts';

const EVERY = 10;

/** How far it is, for screen readers: every tenth download, every upload, and why it stands still. */
export function ProgressVoice({ run }: { run: Run }) {
  return (
    <VisuallyHidden>
      <output>{labelOf(run)}</output>
    </VisuallyHidden>
  );
}

function labelOf(run: Run): string {
  const { all, downloaded, downloadFailed, chosen, uploaded, uploadFailed } = figuresOf(run);
  if (run.halt !== null) return run.halt;
  switch (stepAtHand(run)) {
    case 'downloading':
      return t('{done} of {all} templates', { done: tens(downloaded + downloadFailed), all });
    case 'uploading':
      return run.isRunning ? t('{done} of {all} copies', { done: uploaded + uploadFailed, all: chosen }) : '';
    case 'complete':
      return t('{uploaded} of {chosen} uploaded', { uploaded, chosen });
    default:
      return '';
  }
}

const tens = (count: number): number => Math.floor(count / EVERY) * EVERY;
