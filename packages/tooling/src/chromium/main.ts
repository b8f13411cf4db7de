import { findChromium } from './find-chromium.ts';

/** Makes sure that there is a browser for the journeys, and prints where. */
console.log(findChromium());
