import { canEnterRoute, ROLES } from '@healzy/domain/session';
import { describe, expect, it } from 'vitest';
import '../../features/index.ts';
import { menuEntries } from './menu-entries.tsx';

type State = Parameters<typeof menuEntries>[0];

const entriesFor = (state: Pick<State, 'roles' | 'here'>) =>
  menuEntries({ ...state, nameOf: (name) => name }, (group) => group);
const linksFor = (state: Pick<State, 'roles' | 'here'>) =>
  entriesFor(state).flatMap((entry) => (entry.kind === 'link' ? [entry] : []));
const administrationFor = (state: Pick<State, 'roles' | 'here'>) =>
  entriesFor(state).flatMap((entry) => (entry.kind === 'group' ? entry.children : []));

/** The specification's entries in its order, with the agenda next to the patients. */
const SPECIFIED = ['/', '/patients', '/appointments', '/chats', '/supplementation', '/foods'] as const;

describe('the side menu', () => {
  it.each(ROLES)('shows %s what may be entered', (role) => {
    const shown = linksFor({ roles: [role], here: null });
    expect(shown.map((entry) => entry.href)).toEqual(
      SPECIFIED.filter((route) => canEnterRoute(route, [role])),
    );
  });

  it('marks the entry to which the current screen belongs', () => {
    const current = (here: State['here']) =>
      linksFor({ roles: ['SPECIALIST'], here })
        .filter((entry) => entry.isCurrent)
        .map((entry) => entry.href);
    expect(current('/patient/:patientId/medical-test/cgm/:medicalTest/follow-up')).toEqual(['/patients']);
    expect(current('/')).toEqual(['/']);
    expect(current('/profile')).toEqual([]);
    expect(current(null)).toEqual([]);
  });

  it('has administration as a group, for administrators, and marks its current entry', () => {
    const shown = administrationFor({ roles: ['ADMIN'], here: '/users' });
    expect(shown.map((entry) => entry.href)).toEqual(['/account-settings', '/users', '/users-audit']);
    expect(shown.filter((entry) => entry.isCurrent).map((entry) => entry.href)).toEqual(['/users']);
    expect(administrationFor({ roles: ['SPECIALIST', 'RECEPTIONIST'], here: null })).toEqual([]);
  });
});
