/** Every screen and state, on a phone and on a desktop. */
import '../screens/screens.browser.test.ts';
