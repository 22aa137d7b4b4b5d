import type { SupplementContext, SupplementPreview } from '@healzy/api/schema';
import {
  intakePreview,
  needsAttention,
  patientSupplementFormSchema,
  SUPPLEMENT_LIMITS,
  type Judgement,
  type Known,
} from '@healzy/domain/supplements';
import { newId } from '../../platform/db/ids.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { requireClinical } from '../../shared/patient-access/clinical.ts';
import { readContext } from './context.ts';
import { compositionToSave, patientSupplements } from './patient-rows.ts';

const orNull = <Value>(value: Known<Value>): Value | null => (value === 'UNKNOWN' ? null : value);

export const getSupplementContext = handler(
  'getSupplementContext',
  async ({ caller, path, services }, sql) => {
    await requireClinical(sql, caller, path.patientId, 'read');
    const { accountId } = caller;
    const context = await readContext(sql, { accountId, patientId: path.patientId, now: services.now() });
    const { person, record, today, weighedOn } = context;
    const body: SupplementContext = {
      today,
      person: {
        ageMonths: orNull(person.ageMonths),
        sex: orNull(person.sex),
        pregnancy: person.pregnancy,
        weightKg: orNull(person.weightKg),
        weighedOn,
      },
      record: {
        medicines: record.medicines === null ? null : [...record.medicines],
        allergies: record.allergies === null ? null : [...record.allergies],
        otherAllergies: [...record.otherAllergies],
        diseases: record.diseases === null ? null : [...record.diseases],
        smokes: record.smokes,
      },
    };
    return { status: 200, body };
  },
);

const verdictOf = ({ verdict, amount, level, dependsOn }: Judgement) => ({
  verdict,
  amount,
  level: level && {
    amount: level.amount,
    kind: level.kind,
    counts: level.counts,
    body: level.body,
    source: level.source,
  },
  dependsOn: [...dependsOn],
});

export const previewPatientSupplement = handler(
  'previewPatientSupplement',
  async ({ caller, path, query, body, services }, sql) => {
    const { patientId } = path;
    await requireClinical(sql, caller, patientId, 'edit');
    const form = checked(patientSupplementFormSchema, body);
    const { accountId } = caller;
    const all = await patientSupplements.select(
      sql,
      `WHERE x.account_id = $1 AND x.patient_id = $2 AND x.is_active
       ORDER BY x.created_at, x.id LIMIT ${SUPPLEMENT_LIMITS.perPatient}`,
      [accountId, patientId],
    );
    const context = await readContext(sql, { accountId, patientId, now: services.now() });
    const replaced = query.replaces === undefined ? undefined : all.find(({ id }) => id === query.replaces);
    const supplement = await compositionToSave(sql, accountId, form.supplementId, replaced);
    const draft = { ...form, id: query.replaces ?? newId(), isActive: true, supplement };
    const { totals, duplicates, isCounted, check } = intakePreview(all, draft, context);
    const preview: SupplementPreview = {
      totals: totals.map((total) => ({
        code: total.code,
        unit: total.unit,
        before: total.before,
        highestDay: total.highestDay,
        highestOn: total.highestOn,
        mean: total.mean,
        perDose: total.perDose,
        needsAttention: needsAttention(total),
        day: verdictOf(total.day),
        dose: total.dose && verdictOf(total.dose),
      })),
      duplicates: duplicates.map(({ code, from }) => ({ code, supplementIds: [...from] })),
      isCounted,
      cautions: check.cautions.map(({ code, medicines, allergies, diseases }) => ({
        code,
        medicines: [...medicines],
        allergies: [...allergies],
        diseases: [...diseases],
      })),
      unchecked: {
        medicines: [...check.unchecked.medicines],
        allergies: [...check.unchecked.allergies],
      },
      unknown: [...check.unknown],
    };
    return { status: 200, body: preview };
  },
);
