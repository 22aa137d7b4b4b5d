import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from './runtime/context.tsx';
import { pagesOptions, readOptions, useOperation } from './runtime/hooks.ts';
import { operation, type ApiScope, type BodyOf } from './runtime/operation.ts';
import type { PatientDataSectionId } from './generated/schema.ts';

export type {
  PatientData,
  PatientDataAuthor,
  PatientDataSection,
  PatientDataSectionId,
  PatientDataSource,
  PatientDataVersion,
} from './generated/schema.ts';

const getPatientData = operation('getPatientData');
const updatePatientData = operation('updatePatientData');
const listPatientDataVersions = operation('listPatientDataVersions');

export const patientDataQuery = (scope: ApiScope, patientId: string) =>
  readOptions(scope, getPatientData, { path: { patientId } });

/** The whole questionnaire of a patient as it stands. */
export const usePatientData = (patientId: string) => useQuery(patientDataQuery(useApi(), patientId));

/** Every state of one section, newest first, page after page. */
export const usePatientDataVersions = (patientId: string, section: PatientDataSectionId) =>
  useInfiniteQuery(pagesOptions(useApi(), listPatientDataVersions, { path: { patientId, section } }));

/** Answers a section over the version that was seen. */
export const useUpdatePatientData = () =>
  useOperation(
    updatePatientData,
    (change: {
      patientId: string;
      section: PatientDataSectionId;
      version: number;
      answers: BodyOf<'updatePatientData'>['answers'];
    }) => ({
      path: { patientId: change.patientId, section: change.section },
      version: change.version,
      body: { answers: change.answers },
    }),
    ['patients'],
  );
