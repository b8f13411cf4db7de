// What a remote takes for react-refresh/runtime: the one that the shell's page has brought.
module.exports = window.facetRefreshRuntime;
