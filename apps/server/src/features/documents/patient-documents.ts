import type { DocumentEntityType } from '@healzy/domain/documents';
import type { PatientAccess } from '@healzy/domain/session';
import type { PatientDocument } from '@healzy/api/schema';
import type { Sql } from '../../platform/db/database.ts';
import { NEXT_VERSION, type RowOf } from '../../platform/db/table.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { countedPage, searchPatterns } from '../../platform/http/paging.ts';
import { lockRow } from '../../platform/http/lock-row.ts';
import { notFound, recordForbidden, requireFound } from '../../platform/http/http-problem.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { documents, findDocument, requireStored, type DocumentRow } from './document-rows.ts';

const read = documents.omit('createdBy', 'storedAt');
type FiledRow = RowOf<typeof read> & Pick<PatientDocument, 'createdBy' | 'medicalTest'>;

/** Kinds of documents whose owner is a test. */
const OF_TESTS = "('MEDICAL_TEST', 'TEST_RECORDING', 'CGM_IMPORT', 'LABORATORY_REPORT')";

const COLUMNS = `${read.columns('d')},
  CASE WHEN u.id IS NOT NULL THEN json_build_object('name', u.name, 'surname', u.surname) END AS created_by,
  CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name) END AS medical_test`;
const FROM = `documents d LEFT JOIN users u ON u.id = d.created_by
  LEFT JOIN medical_tests t ON t.account_id = d.account_id AND d.entity_type IN ${OF_TESTS}
    AND t.id = d.entity_id`;

/** Documents of patient $2; including their tests' and notes' where $3 is true. */
export const FILED = `d.account_id = $1 AND d.state = 'STORED' AND (
    d.entity_type = 'PATIENT' AND d.entity_id = $2
    OR $3 AND d.entity_type = 'NOTE' AND d.entity_id = $2
    OR $3 AND d.entity_type IN ${OF_TESTS} AND d.entity_id IN (
      SELECT m.id FROM medical_tests m WHERE m.account_id = $1 AND m.patient_id = $2))`;

/** A file's name as search sees it: `searchKey` in SQL, over the few documents of one patient. */
const NAME_KEY = `regexp_replace(normalize(lower(d.file_name), NFKD), '[\u0300-\u036f]', '', 'g')`;

function toFiled(
  { sha256: _hash, storageKey: _key, ...told }: FiledRow,
  access: PatientAccess,
): PatientDocument {
  // Documents of a test or a note are edited on that test or note.
  return { ...told, canEdit: told.entityType === 'PATIENT' && access.identity === 'edit' };
}

export const listPatientDocuments = handler('listPatientDocuments', async ({ caller, path, query }, sql) => {
  const access = await requirePatient(sql, caller, path.patientId);
  const page = await countedPage<FiledRow>(sql, query, {
    name: 'patient-documents',
    columns: COLUMNS,
    from: FROM,
    where: `${FILED} AND ${NAME_KEY} LIKE ALL ($4::text[])`,
    params: [caller.accountId, path.patientId, access.clinical !== 'none', searchPatterns(query.search)],
    by: 'd.created_at',
    id: 'd.id',
    isDescending: true,
    countIn: 'documents d',
  });
  return { status: 200, body: { ...page, items: page.items.map((row) => toFiled(row, access)) } };
});

/** @throws HttpProblem 404 when the patient has no such document */
async function findFiled(
  sql: Sql,
  caller: Caller,
  wanted: { id: string; patientId: string },
): Promise<FiledRow> {
  const { rows } = await sql.query<FiledRow>(
    `SELECT ${COLUMNS} FROM ${FROM} WHERE d.account_id = $1 AND d.id = $2 AND d.entity_type = 'PATIENT' AND d.entity_id = $3
       AND d.state = 'STORED'`,
    [caller.accountId, wanted.id, wanted.patientId],
  );
  return requireFound(rows[0]);
}

export const replacePatientDocument = handler(
  'replacePatientDocument',
  async ({ caller, path, body, ifMatch, services, afterCommit }, sql) => {
    const access = await requirePatient(sql, caller, path.patientId);
    if (access.identity !== 'edit') throw recordForbidden();
    await lockRow(sql, 'documents', { accountId: caller.accountId, id: path.id });
    const before = await findFiled(sql, caller, path);
    requireVersion(ifMatch, toFiled(before, access));
    const fresh = await requireFresh(sql, caller, body.documentId, path);
    await documents.remove(sql, { id: fresh.id });
    const { fileName, contentType, sizeBytes, sha256, storageKey } = fresh;
    const replaced = { fileName, contentType, sizeBytes, sha256, storageKey, replacedAt: services.now() };
    await documents.update(sql, { id: before.id }, { ...replaced, version: NEXT_VERSION });
    const former = before.storageKey;
    if (former !== null) afterCommit(() => services.files.remove(former));
    const row = await findFiled(sql, caller, path);
    return { status: 200, ...versioned(toFiled(row, access)) };
  },
);

/** The uploaded file that replaces another: of the same patient, and not that other itself. */
async function requireFresh(
  sql: Sql,
  caller: Caller,
  documentId: string,
  path: { id: string; patientId: string },
): Promise<DocumentRow> {
  const fresh = await findDocument(sql, caller.accountId, documentId, true);
  const isOfPatient =
    fresh?.entityType === ('PATIENT' satisfies DocumentEntityType) &&
    fresh.entityId === path.patientId.toLowerCase() &&
    fresh.id !== path.id.toLowerCase();
  if (!fresh || !isOfPatient) throw notFound();
  requireStored(fresh);
  return fresh;
}
