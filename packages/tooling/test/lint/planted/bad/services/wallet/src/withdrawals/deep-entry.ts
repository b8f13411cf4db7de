export { transfer } from '../ledger/transfer.ts';
