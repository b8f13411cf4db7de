export { buildRemoteOrShell } from './build-remote-or-shell.ts';
export { frontEndWorkspaces } from './build-front-end.ts';
export { publishFrontEnd } from './publish-front-end.ts';
export { integrityOf } from './verify-files.ts';
export type { ReleaseRecord } from './release-record.ts';
