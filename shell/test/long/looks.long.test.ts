// @vitest-environment node
/** Every screen and state, on a phone and on a desktop. */
import '../screens/browser.test.ts';
