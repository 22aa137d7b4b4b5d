import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../runtime/context.tsx';
import { idempotencyKeyOf, pagesOptions, readOptions, useOperation } from '../runtime/hooks.ts';
import { operation, type BodyOf } from '../runtime/operation.ts';

export type { Intake, IntakeAcceptance, IntakeDetail, IntakeState } from '../generated/schema.ts';

const listIntakes = operation('listIntakes');
const getIntake = operation('getIntake');
const createIntake = operation('createIntake');
const withdrawIntake = operation('withdrawIntake');
const acceptIntake = operation('acceptIntake');
const declineIntake = operation('declineIntake');

/** Questionnaires sent to a patient as a link, latest first, page by page. */
export const useIntakePages = (patientId: string) =>
  useInfiniteQuery(pagesOptions(useApi(), listIntakes, { path: { patientId } }));

/** One questionnaire with what the patient has sent in. */
export const useIntake = (patientId: string, intakeId: string) =>
  useQuery(readOptions(useApi(), getIntake, { path: { patientId, intakeId } }));

export const useCreateIntake = (patientId: string) =>
  useOperation(createIntake, (body: BodyOf<'createIntake'>) => ({
    path: { patientId },
    body,
    idempotencyKey: idempotencyKeyOf(body),
  }));

export const useWithdrawIntake = (patientId: string) =>
  useOperation(withdrawIntake, (intakeId: string) => ({ path: { patientId, intakeId } }));

/** Accepts chosen answers into the record. */
export const useAcceptIntake = (patientId: string) =>
  useOperation(
    acceptIntake,
    (decision: { id: string; version: number; body: BodyOf<'acceptIntake'> }) => ({
      path: { patientId, intakeId: decision.id },
      version: decision.version,
      body: decision.body,
    }),
    ['patients'],
  );

export const useDeclineIntake = (patientId: string) =>
  useOperation(declineIntake, (decision: { id: string; version: number }) => ({
    path: { patientId, intakeId: decision.id },
    version: decision.version,
  }));
