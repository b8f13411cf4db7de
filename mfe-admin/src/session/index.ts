export type { Account } from './account.ts';
export { useAccount } from './account-context.ts';
export { AdminGate } from './admin-gate.tsx';
export { GateScreen } from './gate-screen.tsx';
export { sessionSlice } from './session-slice.ts';
export { useAdminLogoutMutation } from './operator-api.ts';
