export { baseConfig } from './base-config.mjs';
export { buildRemote } from './build-remote.mjs';
export { buildShell } from './build-shell.mjs';
export { PagePlugin } from './page-plugin.mjs';
export { readRemoteManifest } from './read-remote-manifest.mjs';
export { runWebpack } from './run-webpack.mjs';
export { stampPage } from './stamp-integrity.mjs';
export { StampPlugin } from './stamp-plugin.mjs';
