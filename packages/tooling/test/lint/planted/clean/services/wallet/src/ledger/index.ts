export { transfer } from './transfer.ts';
