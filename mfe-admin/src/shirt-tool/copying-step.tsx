import { CompletePanel } from './complete-panel.tsx';
import { DownloadPanel } from './download-panel.tsx';
import type { Run } from './run.ts';
import { SessionCard } from './session-card.tsx';
import { ShirtGrid } from './shirt-grid.tsx';
import type { ShirtRun } from './shirt-run.ts';
import styles from './shirt-tool.module.css';
import { UploadPanel } from './upload-panel.tsx';

/** How far it is at the side, the shirts in the middle. */
export function CopyingStep({ run, state }: { run: ShirtRun; state: Run }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        {state.step === 'downloading' && <DownloadPanel run={run} state={state} />}
        {state.step === 'uploading' && <UploadPanel run={run} state={state} />}
        {state.step === 'complete' && <CompletePanel run={run} state={state} />}
        <SessionCard state={state} />
      </div>
      <ShirtGrid state={state} />
    </div>
  );
}
