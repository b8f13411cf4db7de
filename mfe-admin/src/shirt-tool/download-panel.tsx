import { Button } from '@facet/ui';
import { t } from '../texts.ts';
import { figuresOf } from './run-rules.ts';
import { BETWEEN_DOWNLOADS_MS, type Run } from './run.ts';
import { RunPanel } from './run-panel.tsx';
import type { ShirtRun } from './shirt-run.ts';

export function DownloadPanel({ run, state }: { run: ShirtRun; state: Run }) {
  const { all, downloaded, downloadFailed, waiting } = figuresOf(state);
  return (
    <RunPanel
      title={t('Downloading templates')}
      done={downloaded + downloadFailed}
      all={all}
      halt={state.halt}
      lines={[
        [t('Downloaded'), downloaded],
        [t('Failed'), downloadFailed],
        [t('Waiting'), waiting],
        [t('Between two'), t('{pause} ms', { pause: BETWEEN_DOWNLOADS_MS })],
      ]}
    >
      {state.isRunning ? (
        <Button icon="square" wide onClick={() => run.stop()}>
          {t('Stop')}
        </Button>
      ) : (
        <>
          {waiting > 0 || all === 0 ? (
            <Button variant="primary" onClick={() => void run.download()}>
              {t('Continue')}
            </Button>
          ) : (
            <Button variant="primary" icon="rotate-cw" onClick={() => void run.downloadAgain()}>
              {t('Try {count} again', { count: downloadFailed })}
            </Button>
          )}
          {downloaded > 0 && <Button onClick={() => run.goToUploads()}>{t('Upload what is here')}</Button>}
        </>
      )}
    </RunPanel>
  );
}
