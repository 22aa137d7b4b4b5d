import type { TimelineKind } from '@healzy/domain/patients';

/**
 * Where the entries of each kind come from: `subject_id, at, day, user_id, title, code, starts_at, people, figures, fields`.
 * `$1` is the account, `$2` the patient, `$3` now.
 */
interface Source {
  subject: string;
  at: string;
  /** `FROM … WHERE …` */
  from: string;
  day?: string;
  user?: string;
  title?: string;
  code?: string;
  startsAt?: string;
  /** A json list of the ids of professionals. */
  people?: string;
  /** A json object of figures, those that were not measured null. */
  figures?: string;
  /** A json list of names of fields. */
  fields?: string;
}

const OF_PATIENT = '.account_id = $1 AND';
const owned = (alias: string) => `${alias}${OF_PATIENT} ${alias}.patient_id = $2`;

const test = (at: string): Source => ({
  subject: 't.id',
  at: `t.${at}`,
  title: 't.name',
  code: 't.type',
  from: `FROM medical_tests t WHERE ${owned('t')} AND t.${at} IS NOT NULL`,
});

const appointment = (at: string, condition: string): Source => ({
  subject: 'a.id',
  at,
  code: 'a.kind',
  startsAt: 'a.starts_at',
  people: 'json_build_array(a.professional_id)',
  from: `FROM appointments a WHERE ${owned('a')} AND ${condition}`,
});

const intake = (at: string, user: string, state?: string): Source => ({
  subject: 'i.id',
  at: `i.${at}`,
  user,
  from: `FROM intakes i WHERE ${owned('i')} AND i.${at} IS NOT NULL${state ? ` AND i.state = '${state}'` : ''}`,
});

const note = (isFirst: boolean): Source => ({
  subject: 'n.id',
  at: 'v.signed_at',
  user: 'v.author_id',
  title: 'v.title',
  from: `FROM notes n JOIN note_versions v ON v.account_id = $1 AND v.note_id = n.id
    WHERE ${owned('n')} AND n.deleted_at IS NULL AND v.version ${isFirst ? '=' : '>'} 1`,
});

/** The figures of a measuring, by the names that the contract gives them. */
const FIGURES = [
  ['weightKg', 'weight_kg'],
  ['heightCm', 'height_cm'],
  ['fatPercent', 'fat_percent'],
  ['musclePercent', 'muscle_percent'],
  ['waterPercent', 'water_percent'],
  ['visceralFat', 'visceral_fat'],
  ['boneKg', 'bone_kg'],
  ['waistCm', 'waist_cm'],
  ['hipCm', 'hip_cm'],
  ['neckCm', 'neck_cm'],
  ['chestCm', 'chest_cm'],
  ['armCm', 'arm_cm'],
  ['wristCm', 'wrist_cm'],
  ['thighCm', 'thigh_cm'],
  ['calfCm', 'calf_cm'],
] as const;

const ofFirstAssignment = (column: string) =>
  `(SELECT ${column} FROM patient_specialist_changes c WHERE ${owned('c')} ORDER BY c.at LIMIT 1)`;
const IS_SAME_DAY = '((m.created_at AT TIME ZONE p.timezone)::date = m.measured_on)';

/** The state and the specialists that a patient began with are told by PATIENT_CREATED. */
const TIMELINE_SOURCES: Record<TimelineKind, Source> = {
  PATIENT_CREATED: {
    subject: 'p.id',
    at: 'p.created_at',
    user: ofFirstAssignment('c.user_id'),
    people: `coalesce(${ofFirstAssignment('to_json(array_prepend(c.principal_id, c.observer_ids))')}, '[]')`,
    from: 'FROM patients p WHERE p.account_id = $1 AND p.id = $2',
  },
  CARD_CHANGED: {
    subject: 'c.patient_id',
    at: 'c.at',
    user: 'c.user_id',
    fields: 'to_json(c.fields)',
    from: `FROM patient_card_changes c WHERE ${owned('c')}`,
  },
  STATE_CHANGED: {
    subject: 'c.patient_id',
    at: 'c.at',
    user: 'c.user_id',
    code: 'c.state',
    from: `FROM patient_state_changes c WHERE ${owned('c')}
      AND c.id > (SELECT min(first.id) FROM patient_state_changes first WHERE ${owned('first')})`,
  },
  SPECIALISTS_CHANGED: {
    subject: 'c.patient_id',
    at: 'c.at',
    user: 'c.user_id',
    people: 'to_json(array_prepend(c.principal_id, c.observer_ids))',
    from: `FROM patient_specialist_changes c JOIN patients p ON p.account_id = $1 AND p.id = c.patient_id
      WHERE ${owned('c')} AND c.at > p.created_at`,
  },
  TEST_CREATED: { ...test('created_at'), user: 't.created_by' },
  TEST_BEGUN: test('in_progress_at'),
  TEST_FINISHED: test('finished_at'),
  TEST_CANCELED: test('canceled_at'),
  CGM_DATA_ADDED: {
    subject: 't.id',
    at: 'i.created_at',
    user: 'i.created_by',
    title: 't.name',
    from: `FROM cgm_imports i JOIN medical_tests t ON t.account_id = $1 AND t.id = i.medical_test_id WHERE ${owned('t')}
      AND i.account_id = $1`,
  },
  MEASURED: {
    subject: 'm.id',
    // Of another day no hour is known: its noon. Of the same day it is the moment at which it was written down.
    at: `CASE WHEN ${IS_SAME_DAY} THEN m.created_at ELSE (m.measured_on + time '12:00') AT TIME ZONE p.timezone END`,
    day: `CASE WHEN NOT ${IS_SAME_DAY} THEN m.measured_on END`,
    user: 'm.created_by',
    figures: `json_build_object(${FIGURES.map(([name, column]) => `'${name}', m.${column}`).join(', ')})`,
    from: `FROM body_measurements m JOIN patients p ON p.account_id = $1 AND p.id = m.patient_id WHERE ${owned('m')}`,
  },
  DATA_ANSWERED: {
    subject: 'v.patient_id',
    at: 'v.created_at',
    user: 'v.author_id',
    code: 'v.section',
    from: `FROM patient_data_versions v WHERE ${owned('v')}`,
  },
  INTAKE_SENT: intake('created_at', 'i.created_by'),
  INTAKE_SUBMITTED: intake('submitted_at', 'NULL'),
  INTAKE_ACCEPTED: intake('decided_at', 'i.decided_by', 'ACCEPTED'),
  INTAKE_DECLINED: intake('decided_at', 'i.decided_by', 'DECLINED'),
  NOTE_WRITTEN: note(true),
  NOTE_CHANGED: note(false),
  // One that was entered after it took place was not made ahead.
  APPOINTMENT_MADE: {
    ...appointment('a.created_at', 'a.created_at < a.starts_at'),
    user: 'a.created_by',
  },
  APPOINTMENT_HELD: appointment('a.starts_at', `a.state = 'SCHEDULED' AND a.ends_at <= $3::timestamptz`),
  APPOINTMENT_CANCELED: appointment('a.canceled_at', 'a.canceled_at IS NOT NULL'),
  DOCUMENT_FILED: {
    subject: 'd.id',
    at: 'd.stored_at',
    user: 'd.created_by',
    title: 'd.file_name',
    from: `FROM documents d WHERE d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = $2
      AND d.state = 'STORED' AND d.stored_at IS NOT NULL`,
  },
};

/** The statement of all entries of these kinds; the ids are made, since one record has several entries. */
export function entriesStatement(kinds: readonly TimelineKind[]): string {
  return kinds
    .map((kind) => {
      const source = TIMELINE_SOURCES[kind];
      const { subject, at, from } = source;
      return `SELECT md5('${kind}' || ${subject}::text || extract(epoch FROM ${at})::text)::uuid AS id, '${kind}' AS kind,
        ${subject} AS subject_id, ${at} AS at, ${source.day ?? 'NULL'}::date AS day, ${source.user ?? 'NULL'}::uuid AS user_id,
        ${source.title ?? 'NULL'}::text AS title, ${source.code ?? 'NULL'}::text AS code,
        ${source.startsAt ?? 'NULL'}::timestamptz AS starts_at, ${source.people ?? `'[]'`}::json AS people,
        ${source.figures ?? `'{}'`}::json AS figures,
        ${source.fields ?? `'[]'`}::json AS fields ${from}`;
    })
    .join(' UNION ALL ');
}
