export { confirmTransfer } from './confirm-transfer.ts';
export { readLeaders, referralFigures } from './figures.ts';
