/** Raised when the shape of a remote changes incompatibly; the shell refuses remotes that speak another. */
export const CONTRACT_VERSION = 1;
