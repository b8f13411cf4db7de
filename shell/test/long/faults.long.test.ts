/** Every fault of every file of a remote, in a browser. */
import '../remotes/remotes.browser.test.ts';
