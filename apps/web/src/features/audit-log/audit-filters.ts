import type { AuditKind, AuditLogsQuery } from '@healzy/api/audit-log';
import { daysOfLocalDate, isUuid } from '@healzy/domain/shared';
import type { FilterValue, FilterValues } from '@healzy/ui/patterns/FiltersBar';

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
  ACCOUNT: ['ACCOUNT_CHANGED'],
  EXPORTED: ['EXPORTED'],
  PATIENTS: [
    'PATIENT_DELETED',
    'PATIENT_RESTORED',
    'PATIENT_ERASED',
    'PATIENT_IMPORTED',
    'NOTE_DELETED',
    'NOTE_RESTORED',
  ],
} as const satisfies Record<string, readonly AuditKind[]>;

export type KindGroup = keyof typeof KIND_GROUPS;
export const KIND_GROUP_IDS = Object.keys(KIND_GROUPS) as KindGroup[];

const isGroup = (text: string): text is KindGroup => Object.hasOwn(KIND_GROUPS, text);
const dayIn = (parameters: URLSearchParams, name: string): string | null => {
  const day = parameters.get(name);
  return day !== null && daysOfLocalDate(day) !== null ? day : null;
};

/**
 * The filters in an address (`?from=…&to=…&person=…&kind=FAILED`), so that results can be shared and revisited. Ignores
 * invalid values.
 */
export function filtersOf(parameters: URLSearchParams): FilterValues {
  const from = dayIn(parameters, 'from');
  const to = dayIn(parameters, 'to');
  const person = parameters.get('person');
  const groups = parameters.getAll('kind').filter(isGroup);
  return {
    ...(from === null && to === null ? {} : { period: { kind: 'dates', from, to } as const }),
    ...(person !== null && isUuid(person) ? { person: { kind: 'choice', ids: [person] } as const } : {}),
    ...(groups.length === 0 ? {} : { kind: { kind: 'choice', ids: groups } as const }),
  };
}

const idsOf = (value: FilterValue | undefined): readonly string[] =>
  value?.kind === 'choice' ? value.ids : [];

/** The address for filters. */
export function parametersOf(values: FilterValues): URLSearchParams {
  const { period, person, kind } = values;
  const parameters = new URLSearchParams();
  if (period?.kind === 'dates') {
    if (period.from !== null) parameters.set('from', period.from);
    if (period.to !== null) parameters.set('to', period.to);
  }
  for (const id of idsOf(person)) parameters.set('person', id);
  for (const id of idsOf(kind)) parameters.append('kind', id);
  return parameters;
}

/** The query for the server. A period that ends before it begins filters nothing: its field shows the error. */
export function queryOf(values: FilterValues, search: string): AuditLogsQuery {
  const { period, person, kind } = values;
  const ends = period?.kind === 'dates' ? period : { from: null, to: null };
  const isReversed = ends.from !== null && ends.to !== null && ends.from > ends.to;
  const userId = idsOf(person)[0];
  const kinds = idsOf(kind).flatMap((id): readonly AuditKind[] => (isGroup(id) ? KIND_GROUPS[id] : []));
  return {
    ...(isReversed || ends.from === null ? {} : { from: ends.from }),
    ...(isReversed || ends.to === null ? {} : { to: ends.to }),
    ...(userId === undefined ? {} : { userId }),
    ...(kinds.length === 0 ? {} : { kind: kinds }),
    ...(search === '' ? {} : { search }),
  };
}
