export { AdminGate } from './admin-gate.tsx';
export { GateScreen } from './gate-screen.tsx';
export { isEnough, ROLES, type Operator, type Role } from './operator.ts';
export { useOperator, useRefusal } from './operator-context.ts';
export { RoleButton } from './role-button.tsx';
export { sessionSlice } from './session-slice.ts';
export { useAdminLogoutMutation } from './operator-api.ts';
