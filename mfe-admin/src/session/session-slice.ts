import { createSlice, isOperatorsChange, isRequestError, operatorsRefusal, type Action, type RequestError } from '@facet/remote-kit';

interface SessionState {
  /** The server refused a call because the session is over: the login stands over the page until somebody signs in. */
  isOver: boolean;
  /** How often a role was not enough: each time it may be another one than what is known here. */
  roleRefusals: number;
  /** How often a remote's tab changed something. */
  changes: number;
}

/** Calls that a wrong password refuses with 401 as well. */
const SIGN_IN_CALLS = ['adminLogin'];

export const sessionSlice = createSlice({
  name: 'session',
  reducerPath: 'mfe-admin/session',
  initialState: { isOver: false, roleRefusals: 0, changes: 0 } as SessionState,
  reducers: {
    sessionEnded: (state) => void (state.isOver = true),
    sessionResumed: (state) => void (state.isOver = false),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isSessionRefusal, (state) => void (state.isOver = true))
      .addMatcher(isRoleRefusal, (state) => void (state.roleRefusals += 1))
      .addMatcher(isOperatorsChange, (state) => void (state.changes += 1)),
  selectors: {
    isSessionOver: (state) => state.isOver,
    countRoleRefusals: (state) => state.roleRefusals,
    countChanges: (state) => state.changes,
  },
});

export const { sessionEnded, sessionResumed } = sessionSlice.actions;
export const { isSessionOver, countRoleRefusals, countChanges } = sessionSlice.selectors;

interface Refused extends Action {
  payload?: unknown;
  meta?: { arg?: { endpointName?: string } };
}

/** The session is over, or was begun too long ago for this act: both are cured by signing in. */
function isSessionRefusal(action: Action): boolean {
  const { meta } = action as Refused;
  const refusal = refusalOf(action);
  const wantsSignIn = refusal?.status === 401 || refusal?.code === 'sign_in_again';
  return wantsSignIn && !SIGN_IN_CALLS.includes(meta?.arg?.endpointName ?? '');
}

/** Somebody has changed the operator's role, or requires a second step of everybody now. */
function isRoleRefusal(action: Action): boolean {
  return ['role_required', 'totp_required'].includes(refusalOf(action)?.code ?? '');
}

/** Of a call of the console's own, or of a remote's tab. */
function refusalOf(action: Action): (RequestError & { kind: 'refused' }) | null {
  const ofTab = operatorsRefusal(action);
  if (ofTab) return ofTab;
  const { type, payload } = action as Refused;
  if (!type.startsWith('mfe-admin/api/') || !type.endsWith('/rejected') || !isRequestError(payload)) return null;
  return payload.kind === 'refused' ? payload : null;
}
