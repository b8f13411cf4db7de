export { changedBuild } from './changed-build.ts';
export { changedCopy, copyWithVersion, editedCopy } from './changed-copy.ts';
export { runRelease, type Released } from './run-release.ts';
export { SteadyTraffic } from './steady-traffic.ts';
