import { msg, type Message } from '@facet/remote-kit';
import { Button, Notice, type NoticeTone } from '@facet/ui';
import { t } from '../texts.ts';
import { figuresOf, verdictOn, type Verdict } from './run-rules.ts';
import type { Run } from './run.ts';
import { RunPanel } from './run-panel.tsx';
import type { ShirtRun } from './shirt-run.ts';

const SAID: Record<Verdict, { tone: NoticeTone; title: Message; detail: Message }> = {
  none: { tone: 'danger', title: msg('No Uploads Successful'), detail: msg('All uploads failed. Check the cookie.') },
  partial: {
    tone: 'warning',
    title: msg('Partial Success'),
    detail: msg('{uploaded} of {chosen} uploaded. The session may have ended: check the cookie.'),
  },
  success: { tone: 'accent', title: msg('{uploaded} of {chosen} uploaded'), detail: msg('All of them are on your account.') },
};

export function CompletePanel({ run, state }: { run: ShirtRun; state: Run }) {
  const figures = figuresOf(state);
  const { chosen, uploaded, uploadFailed, uncertain } = figures;
  const verdict = verdictOn(figures);
  const { tone, title, detail } = SAID[verdict];
  const certain = uploadFailed - uncertain;
  return (
    <RunPanel title={t('Complete')} done={uploaded + uploadFailed} all={chosen} halt={state.halt}>
      <Notice tone={tone} title={t(title, { uploaded, chosen })}>
        {verdict === 'success' && uploadFailed > 0
          ? t('{count} failed: each shirt says why.', { count: uploadFailed })
          : t(detail, { uploaded, chosen })}
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
