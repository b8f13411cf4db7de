import { createSlice, isRequestError, type Action } from '@facet/remote-kit';

interface SessionState {
  /** The server refused a call because the session is over: the login stands over the page until somebody signs in. */
  isOver: boolean;
}

/** Calls that a wrong password refuses with 401 as well. */
const SIGN_IN_CALLS = ['adminLogin'];

export const sessionSlice = createSlice({
  name: 'session',
  reducerPath: 'mfe-admin/session',
  initialState: { isOver: false } as SessionState,
  reducers: {
    sessionEnded: (state) => void (state.isOver = true),
    sessionResumed: (state) => void (state.isOver = false),
  },
  extraReducers: (builder) => builder.addMatcher(isSessionRefusal, (state) => void (state.isOver = true)),
  selectors: { isSessionOver: (state) => state.isOver },
});

export const { sessionEnded, sessionResumed } = sessionSlice.actions;
export const { isSessionOver } = sessionSlice.selectors;

interface Refused extends Action {
  payload?: unknown;
  meta?: { arg?: { endpointName?: string } };
}

function isSessionRefusal(action: Action): boolean {
  const { type, payload, meta } = action as Refused;
  if (!type.startsWith('mfe-admin/api/') || !type.endsWith('/rejected') || !isRequestError(payload)) return false;
  return payload.kind === 'refused' && payload.status === 401 && !SIGN_IN_CALLS.includes(meta?.arg?.endpointName ?? '');
}
