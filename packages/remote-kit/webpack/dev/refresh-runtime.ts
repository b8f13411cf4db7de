// Runs in the browser before React does: React's refresh must know of every root from the first, and there is one of it
// for shell and remote.
import runtime from 'react-refresh/runtime';

declare global {
  interface Window {
    facetRefreshRuntime?: typeof runtime;
  }
}

runtime.injectIntoGlobalHook(window);
window.facetRefreshRuntime = runtime;
