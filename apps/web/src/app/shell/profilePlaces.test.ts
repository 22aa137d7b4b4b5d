import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '@healzy/domain/session';
import { describe, expect, it } from 'vitest';
import '../router.tsx';
import { profilePlaces } from './profilePlaces.tsx';

const { routesToCome } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../features.json'), 'utf8'),
) as { routesToCome: Record<string, string> };

describe('the profile menu', () => {
  const STAFF = ['/profile'];
  const ADMIN = ['/profile', '/account-settings', '/users', '/users-audit'];
  it.each(ROLES)(
    'shows %s the specification’s screens of that role that are mounted, and no other',
    (role) => {
      const specified = role === 'ADMIN' ? ADMIN : ['RECEPTIONIST', 'SPECIALIST'].includes(role) ? STAFF : [];
      const shown = profilePlaces([role], (name) => name).filter((place) => !place.isHidden);
      expect(shown.map((place) => place.href)).toEqual(specified.filter((route) => !(route in routesToCome)));
    },
  );
});
