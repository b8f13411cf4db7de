// Runs in the browser before React does: React's refresh must know of every root from the first, and there is one of it for shell and remote.
import runtime from 'react-refresh/runtime';

runtime.injectIntoGlobalHook(window);
window.facetRefreshRuntime = runtime;
