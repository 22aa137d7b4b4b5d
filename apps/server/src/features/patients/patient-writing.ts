import { PATIENT_FIELD_NAMES, type PatientField, type PatientInput } from '@healzy/domain/patients';
import { searchKey } from '@healzy/domain/shared';
import { breaksUnique, type Sql } from '../../platform/db/database.ts';
import { columnOf } from '../../platform/db/field-names.ts';
import { newId } from '../../platform/db/ids.ts';
import { conflict } from '../../platform/http/http-problem.ts';
import { recordCardFigures, type CardFigures } from '../../shared/body-figures/card-figures.ts';
import { addTags } from './tags.ts';

export const emailTaken = () =>
  conflict('PATIENT_EMAIL_TAKEN', 'The account has a patient with this e-mail address.');

/** The text that is searched: a telephone number matches with and without its spaces. */
function searchTextOf({
  name,
  surname,
  email,
  phone,
}: Pick<NewPatient, 'name' | 'surname' | 'email' | 'phone'>): string {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return searchKey([name, surname, email, phone ?? '', digits === phone ? '' : digits].join(' '));
}

type Unknown = { [Field in PatientField]: null extends PatientInput[Field] ? Field : never }[PatientField];

/** A card as stored; unknown values are left out. */
export type NewPatient = Omit<PatientInput, Unknown | 'tags'> &
  Partial<Pick<PatientInput, Unknown>> & {
    tags?: readonly string[];
    /** Which of weight and height have been confirmed; left out by callers who ask about them themselves. */
    confirmed?: CardFigures['confirmed'];
  };

/** The columns of the input, in the order of both statements below. */
function columnsOf(form: NewPatient): unknown[] {
  return [
    form.state,
    ...PATIENT_FIELD_NAMES.map((name) => form[name] ?? null),
    searchTextOf(form),
    searchKey(`${form.name} ${form.surname}`),
    searchKey(`${form.surname} ${form.name}`),
    form.email.toLowerCase(),
  ];
}

const COLUMN_NAMES = [
  'state',
  ...PATIENT_FIELD_NAMES.map(columnOf),
  'search_text',
  'name_key',
  'surname_key',
  'email_key',
];

/**
 * Inserts a new patient with their specialists; the caller has checked permissions.
 *
 * @throws HttpProblem 422 `IMPLAUSIBLE_CHANGE` for a weight or height that `confirmed` does not have
 * @param createdAt since when the patient exists; now by default
 * @param now when the weight and height of the card were measured
 */
export async function insertPatient(
  sql: Sql,
  accountId: string,
  form: NewPatient,
  id = newId(),
  createdAt: Date | null = null,
  now: Date = createdAt ?? new Date(),
): Promise<string> {
  const { specialists } = form;
  const values = [id, accountId, ...columnsOf(form)];
  const [at, who, isPrincipal] = [1, 2, 3].map((more) => `$${values.length + more}`);
  const since = `coalesce(${at}::timestamptz, now())`;
  try {
    // Both in one statement, to save a round trip.
    await sql.query(
      `WITH added AS (
         INSERT INTO patients (id, account_id, ${COLUMN_NAMES.join(', ')}, created_at, updated_at)
         VALUES (${values.map((_, i) => `$${i + 1}`).join(', ')}, ${since}, ${since}) RETURNING id, account_id
       )
       INSERT INTO patient_specialists (account_id, patient_id, professional_id, is_principal)
       SELECT added.account_id, added.id, s.id, s.is_principal
       FROM added, unnest(${who}::uuid[], ${isPrincipal}::boolean[]) AS s (id, is_principal)`,
      [
        ...values,
        createdAt?.toISOString() ?? null,
        specialists.map((one) => one.professionalId),
        specialists.map((one) => one.isPrincipal),
      ],
    );
  } catch (error) {
    throw breaksUnique(error, 'patients_email_key') ? emailTaken() : error;
  }
  if (form.tags?.length) await addTags(sql, accountId, [id], form.tags);
  const { weightKg = null, heightCm = null, confirmed = 'BOTH' } = form;
  const figures = { ...form, weightKg, heightCm, confirmed };
  await recordCardFigures(sql, { ...figures, accountId, patientId: id, now, isNew: true });
  return id;
}

/** Updates the card of an existing patient; the caller has checked permissions. */
export async function writeCard(sql: Sql, id: string, form: PatientInput): Promise<void> {
  try {
    await sql.query(
      `UPDATE patients SET version = version + 1, updated_at = now(),
       ${COLUMN_NAMES.map((name, i) => `${name} = $${i + 2}`).join(', ')} WHERE id = $1`,
      [id, ...columnsOf(form)],
    );
  } catch (error) {
    throw breaksUnique(error, 'patients_email_key') ? emailTaken() : error;
  }
}
