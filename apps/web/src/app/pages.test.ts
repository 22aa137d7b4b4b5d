import { ROUTE_IDS } from '@healzy/domain/session';
import { LANGUAGES } from '@healzy/domain/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import i18next from 'i18next';
import { startI18n } from './i18n.ts';
import '../features/index.ts';
import { breadcrumbPath, isMounted, isScreen, pageOf } from './pages.ts';
import { addressOf } from './paths.ts';

const mounted = ROUTE_IDS.filter(isMounted);

describe('the table of pages', () => {
  beforeAll(async () => {
    await startI18n('es');
    await i18next.changeLanguage('en');
  });

  it('knows the mounted routes', () => {
    expect(mounted).toContain('/patients');
    expect(mounted).toContain('/patient/:patientId/medical-test/cgm/:medicalTest/follow-up');
  });

  it('distinguishes screens from pages that redirect to their first child', () => {
    for (const id of [
      '/',
      '/patients',
      '/patients/import',
      '/patient/:patientId/patient-data/habits',
    ] as const)
      expect(isScreen(id), id).toBe(true);
    for (const id of [
      '/patient/:patientId',
      '/patient/:patientId/patient-data',
      '/patient/:patientId/configuration',
      '/patient/:patientId/medical-test/cgm/:medicalTest',
    ] as const)
      expect(isScreen(id), id).toBe(false);
  });

  it.each(mounted)('%s has a name in both languages and breadcrumbs that begin at a start page', (id) => {
    const { name } = pageOf(id);
    for (const language of LANGUAGES)
      expect(i18next.exists(`app:place.${name}`, { lng: language }), language).toBe(true);
    const way = breadcrumbPath(id);
    expect(way.at(-1)).toBe(id);
    expect(pageOf(way[0] ?? id).parent).toBeNull();
  });

  it.each(mounted)(
    'each step of the breadcrumbs of %s can be addressed with the parameters of its own address',
    (id) => {
      const params = Object.fromEntries([...id.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'a/b']));
      for (const step of breadcrumbPath(id)) expect(addressOf(step, params)).not.toBeNull();
      expect(addressOf(id, params)).not.toContain(':');
    },
  );
});
