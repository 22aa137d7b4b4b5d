import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { patientQuery } from './patients.ts';
import { useApi } from './runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf, type QueryOf } from './runtime/operation.ts';

export type {
  Appointment,
  AppointmentAttendance,
  AppointmentCreate,
  AppointmentKind,
  AppointmentMode,
  AppointmentState,
  CalendarFeed,
  WorkingHours,
} from './generated/schema.ts';
export type AppointmentsQuery = QueryOf<'listAppointments'>;

/** How old a calendar on screen may get: others add appointments to it all the time. */
const REFRESH_MS = 60_000;
/** Other features that show appointments. */
const TOLD_BY = ['dashboard', 'patients'];

const listAppointments = operation('listAppointments');
const createAppointment = operation('createAppointment');
const getAppointment = operation('getAppointment');
const updateAppointment = operation('updateAppointment');
const cancelAppointment = operation('cancelAppointment');
const restoreAppointment = operation('restoreAppointment');
const markAppointmentAttendance = operation('markAppointmentAttendance');
const getCalendarFeed = operation('getCalendarFeed');
const renewCalendarFeed = operation('renewCalendarFeed');
const removeCalendarFeed = operation('removeCalendarFeed');
const listWorkingHours = operation('listWorkingHours');
const updateWorkingHours = operation('updateWorkingHours');

export const appointmentsQuery = (scope: ApiScope, query: AppointmentsQuery = {}) =>
  readOptions(scope, listAppointments, { query });
export const appointmentQuery = (scope: ApiScope, id: string) =>
  readOptions(scope, getAppointment, { path: { id } });
export const calendarFeedQuery = (scope: ApiScope) => readOptions(scope, getCalendarFeed);

/** The first page of matching appointments. */
export const useAppointments = (query: AppointmentsQuery = {}) =>
  useQuery(appointmentsQuery(useApi(), query));
/**
 * A span of a calendar, page by page. What was on screen stays until the next span has loaded, but never that of
 * another account.
 */
export const useAppointmentPages = (query: AppointmentsQuery = {}) => {
  const scope = useApi();
  return useInfiniteQuery({
    ...pagesOptions(scope, listAppointments, { query }),
    placeholderData: (previous, last) => (last?.queryKey[1] === scope.accountId ? previous : undefined),
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
};
export const useAppointment = (id: string) => useQuery(appointmentQuery(useApi(), id));

/** The patient for whom an appointment is being made, once one is selected. */
export const useAppointmentPatient = (id: string | null) =>
  useQuery({ ...patientQuery(useApi(), id ?? ''), enabled: id !== null });

export const useCreateAppointment = () =>
  useOperation(
    createAppointment,
    (body: BodyOf<'createAppointment'>) => ({ body, idempotencyKey: idempotencyKeyOf(body) }),
    TOLD_BY,
  );
export const useUpdateAppointment = () =>
  useOperation(
    updateAppointment,
    (change: { id: string; version: number; body: BodyOf<'updateAppointment'> }) => ({
      path: { id: change.id },
      version: change.version,
      body: change.body,
    }),
    TOLD_BY,
  );
export const useCancelAppointment = () =>
  useOperation(
    cancelAppointment,
    (appointment: { id: string }) => ({
      path: { id: appointment.id },
      idempotencyKey: idempotencyKeyOf(appointment),
    }),
    TOLD_BY,
  );
export const useRestoreAppointment = () =>
  useOperation(
    restoreAppointment,
    (appointment: { id: string; allowsOverlap: boolean }) => ({
      path: { id: appointment.id },
      body: { allowsOverlap: appointment.allowsOverlap },
      idempotencyKey: idempotencyKeyOf(appointment),
    }),
    TOLD_BY,
  );
/** Says whether the patient came; null takes it back. */
export const useMarkAttendance = () =>
  useOperation(
    markAppointmentAttendance,
    (said: { id: string } & BodyOf<'markAppointmentAttendance'>) => ({
      path: { id: said.id },
      body: { attendance: said.attendance },
      idempotencyKey: idempotencyKeyOf(said),
    }),
    TOLD_BY,
  );

export const useCalendarFeed = () => useQuery(calendarFeedQuery(useApi()));
/** Creates the address, or replaces it with a new one. */
export const useRenewCalendarFeed = () => useOperation(renewCalendarFeed, () => ({}));
export const useRemoveCalendarFeed = () => useOperation(removeCalendarFeed, () => ({}));

export const workingHoursQuery = (scope: ApiScope) => readOptions(scope, listWorkingHours);
/** Working hours of the account's specialists. */
export const useWorkingHours = () => useQuery(workingHoursQuery(useApi()));
export const useUpdateWorkingHours = () =>
  useOperation(
    updateWorkingHours,
    (change: { userId: string; version: number; body: BodyOf<'updateWorkingHours'> }) => ({
      path: { id: change.userId },
      version: change.version,
      body: change.body,
    }),
  );

/**
 * A specialist's or patient's appointments that overlap a span; disabled while there is none.
 *
 * @param span both as instants
 */
export const useAppointmentsIn = (
  span: { from: string; to: string } | null,
  of: { professionalId: string } | { patientId: string } | null,
) =>
  useQuery({
    ...appointmentsQuery(useApi(), { ...span, ...of, state: 'SCHEDULED', limit: 20 }),
    enabled: span !== null && of !== null,
  });
