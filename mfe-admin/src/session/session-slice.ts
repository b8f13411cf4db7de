import { createSlice, isOperatorsChange, isRequestError, operatorsRefusal, type Action, type RequestError } from '@facet/remote-kit';

interface SessionState {
  /**
   * The server refused a call because the session is over, or too old for it: the login stands over the page until
   * somebody signs in.
   */
  over: 'ended' | 'stale' | null;
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
  initialState: { over: null, roleRefusals: 0, changes: 0 } as SessionState,
  reducers: {
    sessionEnded: (state) => void (state.over = 'ended'),
    signInTooOld: (state) => void (state.over ??= 'stale'),
    sessionResumed: (state) => void (state.over = null),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isSessionRefusal, (state) => void (state.over = 'ended'))
      .addMatcher(isStaleRefusal, (state) => void (state.over ??= 'stale'))
      .addMatcher(isRoleRefusal, (state) => void (state.roleRefusals += 1))
      .addMatcher(isOperatorsChange, (state) => void (state.changes += 1)),
  selectors: {
    howSessionIsOver: (state) => state.over,
    countRoleRefusals: (state) => state.roleRefusals,
    countChanges: (state) => state.changes,
  },
});

export const { sessionEnded, sessionResumed, signInTooOld } = sessionSlice.actions;
export const { howSessionIsOver, countRoleRefusals, countChanges } = sessionSlice.selectors;

interface Refused extends Action {
  payload?: unknown;
  meta?: { arg?: { endpointName?: string } };
}

function isSessionRefusal(action: Action): boolean {
  const { meta } = action as Refused;
  return refusalOf(action)?.status === 401 && !SIGN_IN_CALLS.includes(meta?.arg?.endpointName ?? '');
}

/** The session was begun too long ago for this act. */
function isStaleRefusal(action: Action): boolean {
  return refusalOf(action)?.code === 'sign_in_again';
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
