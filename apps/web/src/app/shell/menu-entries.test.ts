import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canEnterRoute, ROLES } from '@healzy/domain/session';
import { describe, expect, it } from 'vitest';
import '../../features/index.ts';
import { menuEntries } from './menu-entries.tsx';

const { routesToCome } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../features.json'), 'utf8'),
) as { routesToCome: Record<string, string> };

/** The specification's entries in its order, with the agenda next to the patients. */
const SPECIFIED = ['/', '/patients', '/appointments', '/chats', '/supplementation', '/foods'] as const;

describe('the side menu', () => {
  it.each(ROLES)('shows %s what is mounted and may be entered, and nothing that is not built yet', (role) => {
    const shown = menuEntries({ roles: [role], here: null, nameOf: (name) => name });
    expect(shown.map((entry) => entry.href)).toEqual(
      SPECIFIED.filter((route) => !(route in routesToCome) && canEnterRoute(route, [role])),
    );
  });

  it('marks the entry to which the current screen belongs', () => {
    const current = (here: Parameters<typeof menuEntries>[0]['here']) =>
      menuEntries({ roles: ['SPECIALIST'], here, nameOf: (name) => name })
        .filter((entry) => entry.isCurrent)
        .map((entry) => entry.href);
    expect(current('/patient/:patientId/medical-test/cgm/:medicalTest/follow-up')).toEqual(['/patients']);
    expect(current('/')).toEqual(['/']);
    expect(current('/profile')).toEqual([]);
    expect(current(null)).toEqual([]);
  });
});
