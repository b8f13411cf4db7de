export { groupMembers, processIdentity } from './process-identity.ts';
export { PidFiles } from './pid-files.ts';
export { ProcessLog } from './process-log.ts';
export { SupervisedProcess, type ProcessSpec } from './supervised-process.ts';
