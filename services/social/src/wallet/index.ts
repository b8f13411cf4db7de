export { confirmTransfer } from './confirm-transfer.ts';
