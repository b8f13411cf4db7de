const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d*)/, 'Edge'],
  [/\bOPR\/(\d*)/, 'Opera'],
  [/\bSamsungBrowser\/(\d*)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, 'Firefox'],
  [/\b(?:Chrome|CriOS)\/(\d*)/, 'Chrome'],
  [/\bVersion\/(\d+).*\bSafari\//, 'Safari'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

interface UserAgent {
  browser: string | undefined;
  /** The first number of it. */
  version: string | undefined;
  system: string | undefined;
  /** Held in the hand. */
  isPhone: boolean;
}

/** What people call a browser and what it runs on, from what it says of itself. */
export function userAgentOf(words: string | null): UserAgent {
  const said = words ?? '';
  const browser = BROWSERS.find(([pattern]) => pattern.test(said));
  return {
    browser: browser?.[1],
    version: browser?.[0].exec(said)?.[1],
    system: SYSTEMS.find(([pattern]) => pattern.test(said))?.[1],
    isPhone: /\b(iPhone|iPad|Android)\b/.test(said),
  };
}
