import type { AuditKind, AuditLogsQuery } from '@healzy/api/audit-log';
import { given } from '../../app/given.ts';
import {
  chosenOf,
  dates,
  idsOf,
  type ListDefinition,
  type Listing,
  oneId,
  someOf,
} from '../../app/lists/list-address.ts';

/** What people filter by; each group covers the kinds of one topic. */
export const KIND_GROUPS = {
  SIGN_IN: ['SIGN_IN'],
  FAILED: ['SIGN_IN_FAILED', 'BLOCKED', 'SECOND_FACTOR_FAILED'],
  SIGN_OUT: ['SIGN_OUT', 'SESSION_ENDED'],
  SECURITY: [
    'PASSWORD_CHANGED',
    'PASSWORD_RESET_REQUESTED',
    'TOTP_ON',
    'TOTP_OFF',
    'RECOVERY_CODES_RENEWED',
    'RECOVERY_CODE_USED',
    'PASSKEY_ADDED',
    'PASSKEY_REMOVED',
  ],
  PEOPLE: ['INVITED', 'INVITATION_ACCEPTED', 'ROLE_CHANGED', 'USER_CHANGED', 'USER_REMOVED'],
  ACCOUNT: ['ACCOUNT_CHANGED', 'FOODS_IMPORTED'],
  EXPORTED: ['EXPORTED'],
  PATIENTS: [
    'PATIENT_DELETED',
    'PATIENT_RESTORED',
    'PATIENT_ERASED',
    'PATIENT_IMPORTED',
    'ENERGY_CONFIRMED',
    'NOTE_DELETED',
    'NOTE_RESTORED',
  ],
} as const satisfies Record<string, readonly AuditKind[]>;

export type KindGroup = keyof typeof KIND_GROUPS;
export const KIND_GROUP_IDS = Object.keys(KIND_GROUPS) as KindGroup[];

/** The log is filtered by period, person and kind (`?from=…&to=…&person=…&kind=FAILED`), and sorted by time. */
export const AUDIT_LIST: ListDefinition<'at' | '-at'> = {
  filters: { period: dates, person: oneId, kind: someOf(KIND_GROUP_IDS) },
  sorts: { at: ['at', '-at'] },
  defaultSort: '-at',
};

/** The query for the server. A period that ends before it begins filters nothing: its field shows the error. */
export function queryOf({ search, filters, sort }: Listing<'at' | '-at'>): AuditLogsQuery {
  const { period } = filters;
  const { from, to } = period?.kind === 'dates' ? period : { from: null, to: null };
  const isReversed = from !== null && to !== null && from > to;
  return {
    sort,
    ...(isReversed ? {} : given({ from, to })),
    ...given({
      userId: idsOf(filters.person)[0],
      kind: chosenOf(filters.kind, KIND_GROUP_IDS).flatMap((id): readonly AuditKind[] => KIND_GROUPS[id]),
      search,
    }),
  };
}
