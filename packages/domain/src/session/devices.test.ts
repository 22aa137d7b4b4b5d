import { expect, it } from 'vitest';
import { readUserAgent } from './devices.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36`,
    ['Chrome', 'Windows', 'COMPUTER'],
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`,
    ['Edge', 'Windows', 'COMPUTER'],
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15',
    ['Safari', 'macOS', 'COMPUTER'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
    ['Safari', 'iOS', 'PHONE'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/129.0 Mobile/15E148 Safari/604.1',
    ['Chrome', 'iPadOS', 'TABLET'],
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
    ['Firefox', 'Linux', 'COMPUTER'],
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/129.0.0.0 Mobile Safari/537.36`,
    ['Chrome', 'Android', 'PHONE'],
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X710) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Safari/537.36`,
    ['Samsung Internet', 'Android', 'TABLET'],
  ],
  ['curl/8.5.0', [null, null, 'UNKNOWN']],
  ['', [null, null, 'UNKNOWN']],
  [null, [null, null, 'UNKNOWN']],
] as const)('describes %s', (agent, [browser, system, device]) => {
  expect(readUserAgent(agent)).toEqual({ browser, system, device });
});
