export type { Account } from './account.ts';
export { useAccount } from './account-context.ts';
export { AdminGate } from './admin-gate.tsx';
export { GateScreen } from './gate-screen.tsx';
export { typedIn } from './typed-in.ts';
export { sessionSlice } from './session-slice.ts';
export { useAdminLogoutMutation } from './operator-api.ts';
