// A process that builds one workspace after the other, so that webpack is loaded once (build-all.mjs).
import { buildWorkspace } from './build-workspace.mjs';

process.on('message', (workspace) => {
  buildWorkspace(workspace).then(
    (report) => process.send({ report }),
    (error) => process.send({ failure: error.message }),
  );
});
