/** What kind of device someone signs in with. */
export type DeviceKind = 'COMPUTER' | 'TABLET' | 'PHONE' | 'UNKNOWN';

/** A browser as people would describe it. */
export interface Device {
  /** Null when it does not say, or names something that is not a browser. */
  browser: string | null;
  system: string | null;
  device: DeviceKind;
}

/** Order matters: most browsers also name their ancestors. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (table: typeof BROWSERS, agent: string): string | null =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

function kindOf(agent: string, system: string | null): DeviceKind {
  if (system === 'iOS') return 'PHONE';
  if (system === 'iPadOS') return 'TABLET';
  // Google's rule: an Android without "Mobile" is a tablet.
  if (system === 'Android') return /\bMobile\b/.test(agent) ? 'PHONE' : 'TABLET';
  return system === null ? 'UNKNOWN' : 'COMPUTER';
}

/**
 * Reads browser, system and kind of device from the user agent. Versions are frozen or false, and therefore left out.
 */
export function readUserAgent(agent: string | null): Device {
  if (agent === null) return { browser: null, system: null, device: 'UNKNOWN' };
  const system = nameIn(SYSTEMS, agent);
  return { browser: nameIn(BROWSERS, agent), system, device: kindOf(agent, system) };
}
