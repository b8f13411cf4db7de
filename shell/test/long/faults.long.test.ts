// @vitest-environment node
/** Every fault of every file of a remote, in a browser. */
import '../remotes/browser.test.ts';
