// A process that builds one workspace after the other, so that webpack is loaded once (build-all.mjs).
import { buildWorkspace } from './build-workspace.mjs';

process.on('message', async (workspace) => {
  try {
    process.send({ report: await buildWorkspace(workspace) });
  } catch (error) {
    process.send({ failure: error.message });
  }
});
