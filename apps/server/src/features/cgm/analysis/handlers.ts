import { analysisSectionsSchema, writtenSections } from '@healzy/domain/cgm/analysis';
import { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../../platform/db/table.ts';
import { handler, type Caller } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { conflict, recordForbidden } from '../../../platform/http/http-problem.ts';
import { updated } from '../../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../../platform/http/versions.ts';
import { requireCgmTest } from '../../medical-tests/access.ts';
import { takeStep } from '../../medical-tests/steps.ts';
import { isPrincipalOf, type TestRow } from '../../medical-tests/test-rows.ts';
import { touchPatient } from '../../../shared/patient-access/activity.ts';
import { loadSeries } from '../series.ts';
import { analyses, findAnalysis, nameOf, requireAnalysable, toAnalysis } from './analysis-rows.ts';
import { analysisFigures } from './figures.ts';
import { contentsOf } from './report-contents.ts';

export const getCgmFinalAnalysis = handler('getCgmFinalAnalysis', async ({ caller, path }, sql) => {
  const { test, access } = await requireCgmTest(sql, caller, path.medicalTestId, 'read');
  requireAnalysable(test);
  return { status: 200, ...versioned(await analysisNow(sql, caller, test, mayWrite(caller, access))) };
});

async function analysisNow(sql: Sql, caller: Caller, test: TestRow, canEdit: boolean) {
  const row = await findAnalysis(sql, caller.accountId, test.id);
  return toAnalysis(sql, row, { test, caller, canEdit });
}

const mayWrite = (caller: Caller, access: string): boolean =>
  access === 'edit' && caller.roles.includes('SPECIALIST');

/** The analysis as it is, locked with its test, for someone who may write it. */
async function openAnalysis(sql: Sql, caller: Caller, medicalTestId: string) {
  const { test } = await requireCgmTest(sql, caller, medicalTestId, 'edit');
  requireAnalysable(test);
  const row = await findAnalysis(sql, caller.accountId, test.id);
  if (row?.finishedAt != null) {
    throw conflict('CGM_ANALYSIS_FINISHED', 'A finished analysis stays as it is.');
  }
  return { test, row, current: await toAnalysis(sql, row, { test, caller, canEdit: true }) };
}

const bodySchema = z.object({ sections: analysisSectionsSchema });

export const updateCgmFinalAnalysis = handler(
  'updateCgmFinalAnalysis',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { test, row, current } = await openAnalysis(sql, caller, path.medicalTestId);
    requireVersion(ifMatch, current);
    const { sections } = checked(bodySchema, updated('updateCgmFinalAnalysis', current, body));
    if (JSON.stringify(sections) === JSON.stringify(current.sections))
      return { status: 200, ...versioned(current) };
    const now = services.now();
    const saved = { sections, updatedBy: caller.userId, updatedAt: now };
    const owner = { accountId: caller.accountId, patientId: test.patientId, medicalTestId: test.id };
    if (row) await analyses.update(sql, { id: row.id }, { ...saved, version: NEXT_VERSION });
    else await analyses.insert(sql, { ...owner, ...saved, id: newId() });
    await touchPatient(sql, test.patientId, now);
    return { status: 200, ...versioned(await analysisNow(sql, caller, test, true)) };
  },
);

export const finishCgmFinalAnalysis = handler(
  'finishCgmFinalAnalysis',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { test, row, current } = await openAnalysis(sql, caller, path.medicalTestId);
    if (!isPrincipalOf(test, caller)) throw recordForbidden();
    requireVersion(ifMatch, current);
    if (row === undefined || writtenSections(row.sections).length === 0)
      throw conflict('CGM_ANALYSIS_EMPTY', 'Nothing is written yet.');
    const all = await loadSeries(sql, caller.accountId, test.id);
    if (all.epochSeconds.length === 0)
      throw conflict('CGM_ANALYSIS_NO_DATA', 'A test without readings is cancelled, not finished.');
    const now = services.now();
    const whole = { ...test, accountId: caller.accountId };
    const figures = await analysisFigures(sql, whole, all, { unit: body.unit, now });
    const person = await nameOf(sql, caller.userId);
    await analyses.update(
      sql,
      { id: row.id },
      {
        figures,
        contents: await contentsOf(sql, test, all),
        finishedBy: caller.userId,
        finishedAt: now,
        finishedName: `${person?.name ?? ''} ${person?.surname ?? ''}`.trim(),
        version: NEXT_VERSION,
      },
    );
    // One that was finished without its analysis stays finished.
    if (test.state !== 'FINISHED') await takeStep(sql, test, 'FINISH', now);
    return { status: 200, ...versioned(await analysisNow(sql, caller, test, true)) };
  },
);
