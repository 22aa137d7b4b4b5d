import { noAnswers, readAnswers } from '@healzy/domain/patient-data';
import { handler } from '../../platform/http/calls.ts';
import { listPage } from '../../platform/http/paging.ts';
import { VERSION_COLUMNS, type VersionRow } from './answers.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';

export const listPatientDataVersions = handler(
  'listPatientDataVersions',
  async ({ caller, path, query }, sql) => {
    const { patientId, section } = path;
    await requireClinical(sql, caller, patientId, 'read');
    const page = await listPage<VersionRow & { before: unknown }>(sql, query, {
      name: 'patient-data',
      columns: `${VERSION_COLUMNS}, b.answers AS before`,
      from: `patient_data_versions v
        LEFT JOIN patient_data_versions b ON b.account_id = v.account_id AND b.patient_id = v.patient_id
          AND b.section = v.section AND b.version = v.version - 1`,
      where: 'v.account_id = $1 AND v.patient_id = $2 AND v.section = $3',
      params: [caller.accountId, patientId, section],
      by: 'v.version',
      type: 'integer',
      id: 'v.patient_id',
      isDescending: true,
    });
    return {
      status: 200,
      body: {
        ...page,
        items: page.items.map(({ before, ...row }) => ({
          ...row,
          answers: readAnswers(section, row.answers),
          before: before === null ? noAnswers(section) : readAnswers(section, before),
        })),
      },
    };
  },
);
