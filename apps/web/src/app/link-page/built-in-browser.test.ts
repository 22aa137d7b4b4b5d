import { describe, expect, it } from 'vitest';
import { isBuiltInBrowser } from './built-in-browser.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36';

describe('a built-in browser', () => {
  it.each([
    ['Facebook, iPhone', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.0;FBDV/iPhone15,2]`],
    ['Instagram, iPhone', `${IPHONE} Mobile/22B83 Instagram 360.0.0.30 (iPhone15,2; iOS 18_1; es_ES)`],
    ['Instagram, Android', `${ANDROID} Build/AP2A; wv) ${CHROME} Instagram 360.0.0.0 Android`],
    ['WhatsApp', `${ANDROID}; wv) ${CHROME} WhatsApp/2.24.20.89 A`],
    ['a web view of Android', `${ANDROID} Build/AP2A; wv) ${CHROME}`],
    ['a web view of an iPhone', `${IPHONE} Mobile/15E148`],
    ['Google’s app', `${IPHONE} GSA/340.3 Mobile/15E148 Safari/604.1`],
  ])('is that of %s', (_name, userAgent) => expect(isBuiltInBrowser(userAgent)).toBe(true));

  it.each([
    ['Safari, iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
    ['Chrome, iPhone', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
    ['Firefox, iPhone', `${IPHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`],
    [
      'Chrome, Android',
      `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox, Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
    [
      'Safari, Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    ],
    [
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    ],
  ])('is not %s', (_name, userAgent) => expect(isBuiltInBrowser(userAgent)).toBe(false));
});
