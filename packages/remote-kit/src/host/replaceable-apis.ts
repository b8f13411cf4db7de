import type { Middleware } from '@reduxjs/toolkit';
import type { RemoteApi } from '../contract/remote-module.ts';

/**
 * The api of each remote that is in use: a later version takes the place of an earlier one, whose middleware then sees
 * no action any more.
 */
export class ReplaceableApis {
  readonly #inUse = new Map<string, RemoteApi>();

  get all(): readonly RemoteApi[] {
    return [...this.#inUse.values()];
  }

  /** Puts `api` in use and returns the one that it replaces, or undefined. */
  replace(api: RemoteApi): RemoteApi | undefined {
    const previous = this.#inUse.get(api.reducerPath);
    this.#inUse.set(api.reducerPath, api);
    return previous === api ? undefined : previous;
  }

  /** `api`'s middleware as long as it is in use. */
  middlewareOf(api: RemoteApi): Middleware {
    return (store) => (next) => {
      const handle = api.middleware(store)(next);
      return (action) => (this.#inUse.get(api.reducerPath) === api ? handle(action) : next(action));
    };
  }
}
