import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import { figuresOf } from './run-rules.ts';
import { BETWEEN_UPLOADS_MS, copyName, type Run } from './run.ts';
import { RunPanel } from './run-panel.tsx';
import type { ShirtRun } from './shirt-run.ts';

export function UploadPanel({ run, state }: { run: ShirtRun; state: Run }) {
  const { chosen, uploaded, uploadFailed } = figuresOf(state);
  const done = uploaded + uploadFailed;
  return (
    <RunPanel
      title={t('Uploading copies')}
      done={done}
      all={chosen}
      halt={state.halt}
      lines={[
        [t('Uploaded'), uploaded],
        [t('Failed'), uploadFailed],
        [t('Between two'), t('{pause} ms', { pause: BETWEEN_UPLOADS_MS })],
        [t('Named'), `“${copyName('…')}”`],
        [t('Fee'), t('the platform’s, for each')],
      ]}
    >
      {state.isRunning ? (
        <Button icon="square" wide onClick={() => run.stop()}>
          {t('Stop after this one')}
        </Button>
      ) : (
        <Button variant="primary" wide onClick={() => void run.upload()}>
          {done > 0 ? t('Continue') : t('Upload {count, plural, one {# copy} other {# copies}}', { count: chosen })}
        </Button>
      )}
    </RunPanel>
  );
}
