export { confirmMovement } from './confirm-movement.ts';
