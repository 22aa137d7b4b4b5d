import { describe, expect, it } from 'vitest';
import { hasPage, LINK_PAGES, ROUTE_IDS } from './index.ts';

describe('whether the app has a page', () => {
  it('is so for every route with its parameters filled in, and for the pages behind links', () => {
    for (const route of ROUTE_IDS) {
      const path = route.replaceAll(/:\w+/g, '0195f3a0-0000-7000-8000-000000000000');
      expect(hasPage(path), path).toBe(true);
      expect(hasPage(`${path}/no-such-part/of/it`), path).toBe(false);
    }
    for (const page of [...LINK_PAGES, '/callback']) expect(hasPage(page)).toBe(true);
  });

  it.each([
    '/wp-login',
    '/patient',
    '/patients/x/y',
    '/intake/x',
    '/callback/x',
    '/error',
    '//x/y/z/w/v/u/t/s',
  ])('is not so for %s', (path) => expect(hasPage(path)).toBe(false));

  it('matches as the router does: in either case, and with a slash at the end', () => {
    expect(hasPage('/Patients/')).toBe(true);
    expect(hasPage('/PATIENT/a/Notes')).toBe(true);
  });
});
