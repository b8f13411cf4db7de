// A process that builds one workspace after the other, so that webpack is loaded once (build-all.ts).
import { buildWorkspace } from './build-workspace.ts';

export type WorkerAnswer = { report: string } | { failure: string };

const answer = (given: WorkerAnswer): void => void process.send?.(given);

process.on('message', (workspace: string) => {
  void buildWorkspace(workspace).then(
    (report) => answer({ report }),
    (error: Error) => answer({ failure: error.message }),
  );
});
