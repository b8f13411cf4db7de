export { transfer } from '../ledger/index.ts';
