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

/** The current questionnaire of a patient, all sections. */
export const usePatientData = (patientId: string) => useQuery(patientDataQuery(useApi(), patientId));

/** Every version of one section, newest first, page by page. */
export const usePatientDataVersions = (patientId: string, section: PatientDataSectionId) =>
  useInfiniteQuery(pagesOptions(useApi(), listPatientDataVersions, { path: { patientId, section } }));

/** Saves the answers of a section on top of the version that was displayed. */
export const useUpdatePatientData = () =>
  useOperation(
    updatePatientData,
    (change: {
      patientId: string;
      section: PatientDataSectionId;
      version: number;
      answers: NonNullable<BodyOf<'updatePatientData'>['answers']>;
    }) => ({
      path: { patientId: change.patientId, section: change.section },
      version: change.version,
      body: { answers: change.answers },
    }),
    // Allergies restrict menus.
    ['patients', 'menus', 'dashboard'],
  );
