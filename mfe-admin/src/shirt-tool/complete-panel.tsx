import { Button, Notice, type NoticeTone } from '@facet/ui';
import { t } from '../texts.ts';
import { figuresOf, verdictOn, type Figures, type Verdict } from './run-rules.ts';
import type { Run } from './run.ts';
import { RunPanel } from './run-panel.tsx';
import type { ShirtRun } from './shirt-run.ts';

const tones: Record<Verdict, NoticeTone> = { none: 'danger', partial: 'warning', success: 'accent' };

export function CompletePanel({ run, state }: { run: ShirtRun; state: Run }) {
  const figures = figuresOf(state);
  const { chosen, uploaded, uploadFailed, uncertain } = figures;
  const verdict = verdictOn(figures);
  const certain = uploadFailed - uncertain;
  return (
    <RunPanel title={t('Complete')} done={uploaded + uploadFailed} all={chosen} halt={state.halt}>
      <Notice tone={tones[verdict]} title={titleOf(verdict, figures)}>
        {detailOf(verdict, figures)}
      </Notice>
      {uncertain > 0 && (
        <Notice tone="warning" title={t('{uncertain, plural, one {# copy} other {# copies}} may have been uploaded', { uncertain })}>
          {t('The platform’s answer was lost. Look at your creations there first.')}
        </Notice>
      )}
      {uploadFailed > 0 && (
        <Button icon="cookie" onClick={() => run.signOut()}>
          {t('Check the cookie')}
        </Button>
      )}
      {certain > 0 && (
        <Button variant="primary" icon="rotate-cw" onClick={() => void run.uploadAgain({ uncertain: false })}>
          {t('Try {count} again', { count: certain })}
        </Button>
      )}
      {uncertain > 0 && (
        <Button variant="danger" onClick={() => void run.uploadAgain({ uncertain: true })}>
          {t('They are not there: upload {count} again', { count: uncertain })}
        </Button>
      )}
      <Button onClick={() => run.startOver()}>{t('Start over')}</Button>
    </RunPanel>
  );
}

function titleOf(verdict: Verdict, { uploaded, chosen }: Figures): string {
  switch (verdict) {
    case 'none':
      return t('No Uploads Successful');
    case 'partial':
      return t('Partial Success');
    case 'success':
      return t('{uploaded} of {chosen} uploaded', { uploaded, chosen });
    default:
      return verdict satisfies never;
  }
}

function detailOf(verdict: Verdict, { uploaded, chosen, uploadFailed }: Figures): string {
  switch (verdict) {
    case 'none':
      return t('All uploads failed. Check the cookie.');
    case 'partial':
      return t('{uploaded} of {chosen} uploaded. The session may have ended: check the cookie.', { uploaded, chosen });
    case 'success':
      return uploadFailed > 0 ? t('{count} failed: each shirt says why.', { count: uploadFailed }) : t('All of them are on your account.');
    default:
      return verdict satisfies never;
  }
}
