import {
  acceptsData,
  type MedicalTestState,
  type MedicalTestType,
  type RangeProfile,
} from '@healzy/domain/medical-tests';
import { may, type AccessLevel } from '@healzy/domain/session';
import type { MedicalTest } from '@healzy/api/schema';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';

export interface TestSpecialistRow {
  professionalId: string;
  name: string;
  surname: string;
  isPrincipal: boolean;
}

export interface TestRow {
  id: string;
  version: number;
  patientId: string;
  type: MedicalTestType;
  state: MedicalTestState;
  name: string;
  observations: string | null;
  rangeProfile: RangeProfile;
  createdAt: string;
  inProgressAt: string | null;
  finishedAt: string | null;
  canceledAt: string | null;
  specialists: TestSpecialistRow[];
}

export const TEST_COLUMNS = `t.id, t.version, t.patient_id, t.type, t.state, t.name, t.observations,
  t.range_profile, t.created_at, t.in_progress_at, t.finished_at, t.canceled_at,
  (SELECT coalesce(json_agg(json_build_object('professionalId', s.professional_id, 'name', u.name, 'surname', u.surname,
     'isPrincipal', s.is_principal) ORDER BY s.is_principal DESC, u.surname, u.name), '[]')
   FROM medical_test_specialists s JOIN professionals pr ON pr.id = s.professional_id JOIN users u ON u.id = pr.user_id
   WHERE s.medical_test_id = t.id) AS specialists`;

export async function findTest(sql: Sql, accountId: string, id: string): Promise<TestRow | undefined> {
  const { rows } = await sql.query<TestRow>(
    `SELECT ${TEST_COLUMNS} FROM medical_tests t WHERE t.account_id = $1 AND t.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** The answer for a test, with what the caller may do with it. */
export function toMedicalTest(row: TestRow, caller: Caller, clinical: AccessLevel): MedicalTest {
  const [main, ...viewers] = row.specialists.map(({ professionalId, name, surname }) => ({
    professionalId,
    name,
    surname,
  }));
  if (main === undefined) throw new Error('A stored test has no main specialist.');
  return {
    id: row.id,
    version: row.version,
    patientId: row.patientId,
    type: row.type,
    state: row.state,
    name: row.name,
    observations: row.observations,
    rangeProfile: row.rangeProfile,
    mainSpecialist: main,
    viewerSpecialists: viewers,
    createdAt: row.createdAt,
    inProgressAt: row.inProgressAt,
    finishedAt: row.finishedAt,
    canceledAt: row.canceledAt,
    canEdit: clinical === 'edit' && acceptsData(row.state) && may('cancelMedicalTest', caller.roles),
  };
}
