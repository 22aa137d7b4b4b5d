import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canEnterRoute, ROLES } from '@healzy/domain/session';
import { describe, expect, it } from 'vitest';
import { isMounted } from '../mounted-routes.ts';
import '../router.tsx';
import { MENU, menuEntries } from './menuEntries.tsx';

const { routesToCome } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../features.json'), 'utf8'),
) as { routesToCome: Record<string, string> };

const shown = (
  roles: readonly (typeof ROLES)[number][],
  here: Parameters<typeof menuEntries>[0]['here'] = null,
) => menuEntries({ roles, here, nameOf: (name) => name }).filter((entry) => !entry.isHidden);

describe('the side menu', () => {
  it('has the specification’s entries in its order', () => {
    expect(MENU.map(({ route }) => route)).toEqual([
      '/',
      '/patients',
      '/appointments',
      '/chats',
      '/supplementation',
      '/foods',
    ]);
  });

  it.each(ROLES)('shows %s what is mounted and may be entered, and nothing that is still to come', (role) => {
    const places = shown([role]).map((entry) => entry.href);
    const wanted = MENU.map(({ route }) => route).filter(
      (route) => !(route in routesToCome) && canEnterRoute(route, [role]),
    );
    expect(places).toEqual(wanted);
    for (const { route } of MENU) expect(isMounted(route)).toBe(!(route in routesToCome));
  });

  it('marks the place that the open screen hangs on', () => {
    const current = (here: Parameters<typeof menuEntries>[0]['here']) =>
      menuEntries({ roles: ['SPECIALIST'], here, nameOf: (name) => name })
        .filter((entry) => entry.isCurrent)
        .map((entry) => entry.href);
    expect(current('/patient/:patientId/medical-test/cgm/:medicalTest/follow-up')).toEqual(['/patients']);
    expect(current('/foods/:foodId')).toEqual(['/foods']);
    expect(current('/')).toEqual(['/']);
    expect(current('/profile')).toEqual([]);
    expect(current(null)).toEqual([]);
  });
});
