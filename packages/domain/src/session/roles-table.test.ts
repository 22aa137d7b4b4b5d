import { describe, expect, it } from 'vitest';
import {
  ACTION_ROLES,
  ROUTE_IDS,
  canEnterRoute,
  isStaff,
  may,
  mayCreateAssigned,
  patientAccess,
  readSessionClaims,
  refusalRoute,
  type Action,
} from './index.ts';

const ACTIONS = (Object.keys(ACTION_ROLES) as Action[]).sort();

describe('the roles table', () => {
  it('lets in administrators, receptionists and specialists, and nobody else', () => {
    expect(isStaff(['PATIENT'])).toBe(false);
    expect(isStaff(['USER', 'PROFESSIONAL'])).toBe(false);
    expect(isStaff(['USER', 'RECEPTIONIST'])).toBe(true);
    for (const route of ROUTE_IDS) {
      expect(canEnterRoute(route, ['PATIENT', 'USER', 'PROFESSIONAL']), route).toBe(
        route.startsWith('/error/'),
      );
    }
  });

  it('reserves user management, the logs, account settings, the first steps of a clinic, assigning and erasing patients for administrators', () => {
    for (const route of ['/users', '/users-audit', '/account-settings'] as const) {
      expect(canEnterRoute(route, ['ADMIN'])).toBe(true);
      expect(refusalRoute(route, ['SPECIALIST', 'RECEPTIONIST'])).toBe('/error/no-grants');
      expect(refusalRoute(route, ['PATIENT'])).toBe('/error/access_denied/PROFESSIONAL');
    }
    expect(
      ACTIONS.filter((action) => may(action, ['ADMIN']) && !may(action, ['SPECIALIST', 'RECEPTIONIST'])),
    ).toEqual([
      'createUser',
      'deleteUser',
      'erasePatient',
      'exportAuditLogs',
      'getClinicSetup',
      'listAuditLogs',
      'listDeletedPatients',
      'listPatientAccess',
      'resendInvitation',
      'setPatientSpecialists',
      'updateAccount',
      'updateUser',
    ]);
  });

  it('shows receptionists no test results and no notes', () => {
    const results = ACTIONS.filter((action) => /Cgm|^getMedicalTest$/.test(action));
    expect(results.length).toBeGreaterThan(8);
    for (const action of results) expect(may(action, ['RECEPTIONIST']), action).toBe(false);
    for (const route of ROUTE_IDS) {
      if (/\/medical-test\/|\/notes$/.test(route))
        expect(canEnterRoute(route, ['RECEPTIONIST']), route).toBe(false);
    }
  });

  it('opens the test screens to specialists only and lets administrators read their data', () => {
    expect(canEnterRoute('/patient/:patientId/medical-test/cgm/:medicalTest', ['SPECIALIST'])).toBe(true);
    expect(canEnterRoute('/patient/:patientId/medical-test/cgm/:medicalTest', ['ADMIN'])).toBe(false);
    expect(may('getCgmReadings', ['ADMIN'])).toBe(true);
    expect(may('importCgmFile', ['ADMIN'])).toBe(false);
  });

  it('gives a patient role nothing but the own profile, preferences, sessions and security, the accounts, and links', () => {
    expect(ACTIONS.filter((action) => may(action, ['PATIENT']))).toEqual([
      'addHeldWearableRecords',
      'addPasskey',
      'answerHeldAppointment',
      'answerHeldSurvey',
      'beginHeldWearableImport',
      'changeOwnPassword',
      'completeHeldWearableImport',
      'confirmTotp',
      'createHeldChatDocument',
      'createHeldChatMessage',
      'deleteHeldWearableImport',
      'endOtherSessions',
      'endOwnSession',
      'followHeldChat',
      'getHeldChatDocumentUrl',
      'getOwnPreferences',
      'getOwnProfile',
      'getOwnSecurity',
      'ingestWearableRecords',
      'listMyAccounts',
      'listOwnSessions',
      'markHeldChatRead',
      'openHeldAppointment',
      'openHeldChat',
      'openHeldSurvey',
      'openHeldWearables',
      'openIntake',
      'removePasskey',
      'removeTotp',
      'renewRecoveryCodes',
      'saveIntake',
      'setHeldChatMail',
      'startPasskey',
      'startTotp',
      'submitIntake',
      'updateOwnPreferences',
      'updateOwnProfile',
    ]);
  });
});

describe('access to one patient', () => {
  const assignment = { principalId: 'p1', observerIds: ['p2'] };
  it.each([
    ['principal', ['SPECIALIST'], 'p1', 'edit', 'edit', false],
    ['observer', ['SPECIALIST'], 'p2', 'read', 'read', false],
    ['other specialist', ['SPECIALIST'], 'p3', 'none', 'none', false],
    ['receptionist', ['RECEPTIONIST'], 'p4', 'edit', 'none', false],
    ['administrator', ['ADMIN'], null, 'edit', 'read', true],
    ['administrator who is the principal', ['ADMIN', 'SPECIALIST'], 'p1', 'edit', 'edit', true],
    ['patient', ['PATIENT'], 'p1', 'none', 'none', false],
  ] as const)('%s', (_who, roles, professionalId, identity, clinical, canAssign) => {
    expect(patientAccess({ roles, professionalId }, assignment)).toEqual({ identity, clinical, canAssign });
  });
});

describe('the assignment of a new patient', () => {
  const own = { principalId: 'p1', observerIds: [] };
  const others = { principalId: 'p2', observerIds: [] };
  const observed = { principalId: 'p1', observerIds: ['p2'] };
  it.each([
    ['a receptionist', ['RECEPTIONIST'], 'p4', [true, true, true]],
    ['an administrator', ['ADMIN'], null, [true, true, true]],
    ['a specialist, who takes them on', ['SPECIALIST'], 'p1', [true, false, false]],
    ['a patient', ['PATIENT'], 'p1', [false, false, false]],
  ] as const)('by %s', (_who, roles, professionalId, expected) => {
    const actor = { roles, professionalId };
    expect([own, others, observed].map((assignment) => mayCreateAssigned(actor, assignment))).toEqual(
      expected,
    );
  });
});

describe('claims of a token', () => {
  it('reads accounts and ignores unknown values', () => {
    const claims = readSessionClaims({
      sub: 's',
      userId: 'u',
      timezone: 'Europe/Madrid',
      accountContexts: [
        { accountId: 'a', professionalId: 'p', roles: ['ADMIN', 'ROOT'] },
        { professionalId: 'p' },
        'nonsense',
      ],
    });
    expect(claims).toEqual({
      sub: 's',
      userId: 'u',
      timezone: 'Europe/Madrid',
      language: null,
      accountContexts: [{ accountId: 'a', professionalId: 'p', roles: ['ADMIN'] }],
    });
    expect(readSessionClaims({ accountContexts: [] })).toBeNull();
    expect(readSessionClaims(null)).toBeNull();
  });
});
