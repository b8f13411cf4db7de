export { buildRemote } from './build-remote.mjs';
export { buildShell } from './build-shell.mjs';
export { readRemoteManifest } from './read-remote-manifest.mjs';
