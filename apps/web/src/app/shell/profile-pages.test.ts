import { ROLES } from '@healzy/domain/session';
import { describe, expect, it } from 'vitest';
import '../../features/index.ts';
import { profilePages } from './profile-pages.tsx';

describe('the profile menu', () => {
  const STAFF = ['/profile'];
  const ADMIN = ['/profile', '/account-settings', '/users', '/users-audit'];
  it.each(ROLES)('shows %s exactly the mounted screens that the specification gives that role', (role) => {
    const specified = role === 'ADMIN' ? ADMIN : ['RECEPTIONIST', 'SPECIALIST'].includes(role) ? STAFF : [];
    const shown = profilePages([role], (name) => name);
    expect(shown.map((page) => page.href)).toEqual(specified);
  });
});
