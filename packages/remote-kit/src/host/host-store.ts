import { combineSlices, configureStore, createDynamicMiddleware, type Middleware } from '@reduxjs/toolkit';
import type { RemoteModule } from '../contract/remote-module.ts';
import { sessionDoubted } from '../request/request-json.ts';
import { sessionApi } from '../session/session-api.ts';
import { outsideNamespace } from './remote-namespace.ts';
import { ReplaceableApis } from './replaceable-apis.ts';

export type HostStore = ReturnType<typeof createHostStore>;

/** The one store of the page: the session, and what the shell and each remote add under their own name. */
export function createHostStore() {
  const apis = new ReplaceableApis();
  const installed = new Set<unknown>();
  const rootReducer = combineSlices(sessionApi);
  const dynamic = createDynamicMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(dynamic.middleware, askAgainWhenDoubted),
    // By default a tab that nobody looks at hears of no answer, and a button is busy for a frame after its answer.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  apis.replace(sessionApi);
  dynamic.addMiddleware(sessionApi.middleware);

  return {
    ...store,
    /**
     * Adds a remote's (or the shell's own) api and slices. Another version of the same remote replaces them: what was
     * answered to the earlier one is forgotten, since it may read the answers in another way. Throws when one lies
     * outside its namespace.
     */
    install(remote: string, { api, slices = [] }: Pick<RemoteModule, 'api' | 'slices'>): void {
      const added = api ? [api, ...slices] : slices;
      const foreign = outsideNamespace(remote, added);
      if (foreign) throw new Error(`the slice "${foreign}" lies outside the remote's namespace`);
      const replaced = api && apis.replace(api);
      if (replaced) store.dispatch(replaced.util.resetApiState());
      for (const slice of added) rootReducer.inject(slice, { overrideExisting: true });
      if (api && !installed.has(api)) {
        installed.add(api);
        dynamic.addMiddleware(apis.middlewareOf(api));
      }
      // Injected reducers get their state with the next action.
      store.dispatch({ type: 'host/remoteInstalled', payload: remote });
    },
    /** Forgets every answer that any call gave: what the member who leaves could see is gone. */
    forgetAnswers(): void {
      for (const api of apis.all) store.dispatch(api.util.resetApiState());
    },
  };
}

const askAgainWhenDoubted: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionDoubted.match(action)) store.dispatch(sessionApi.util.invalidateTags(['Session']));
  return result;
};
