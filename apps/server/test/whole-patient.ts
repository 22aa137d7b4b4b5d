import { strFromU8, strToU8 } from 'fflate';
import { analysisText, emptySections } from './analysis-samples.ts';
import type { TestBed } from './api-test-bed.ts';
import { addCgmTest, patientForm, type Clinic } from './clinics.ts';
import { addFeatureRecords } from './feature-samples.ts';
import { uploadPaper } from './patient-papers.ts';
import { importSensorFile, sensorFile } from './sensor-files.ts';
import type { Target } from './sample-calls.ts';

/** What identifies an invented patient, and nobody else: none of these may be found after their erasure. */
export const IDENTIFIERS = {
  name: 'Zoraida',
  surname: 'Quintanilla Wrobel',
  email: 'zoraida.wrobel@correo-raro.example',
  phone: '+34 699 123 457',
  address: 'Callejón del Zurrón 17',
  coupon: 'FERIA-ZURRONES',
  inText: 'vive con su hermana Gumersinda',
  inMeasurement: 'medida tras la boda de Gumersinda',
  inAnswers: 'alergia al polen de zarzaparrilla',
  inDocument: 'Informe de Zoraida Quintanilla',
  inEvent: 'cena en casa de Gumersinda',
  inAnalysis: 'analizado con Gumersinda delante',
  inPlace: 'despacho de Gumersinda',
  tag: 'zurronera',
} as const;

/** The card as input. */
export const wholeForm = (clinic: Clinic, change: Record<string, unknown> = {}) => {
  const { name, surname, email, phone, address, coupon } = IDENTIFIERS;
  return patientForm(clinic.people.specialist.professionalId ?? '', {
    name,
    surname,
    email,
    phone,
    address,
    coupon,
    weightKg: null,
    heightCm: null,
    ...change,
  });
};

/** Whole milk of the catalogue: its id follows from its source. */
const CATALOGUE_MILK = 'e1cc1cf7-585b-8706-8019-2622c792bc17';

/** Two days of a sensor, the first reading of which is below what it measures. */
const readings = (): Uint8Array =>
  strToU8(strFromU8(sensorFile({ days: 2 })).replace(/(?<=,EGV,,,,demo,)\d+/, 'Low'));

/** A patient with something in every part of the record; their test is finished, so they can be deleted. */
export async function addWholePatient(bed: TestBed, clinic: Clinic): Promise<Target> {
  const { specialist, receptionist } = clinic.people;
  const key = { 'idempotency-key': crypto.randomUUID() };
  const created = await bed.call('createPatient', {
    as: receptionist,
    body: wholeForm(clinic),
    headers: key,
  });
  const patientId = created.body.id as string;
  const path = { patientId };
  const testId = await addCgmTest(bed.database, { ...clinic, patientId });
  const imported = await importSensorFile(bed, clinic, { testId, bytes: readings() });
  const event = await bed.call('createCgmEvent', {
    as: specialist,
    path: { medicalTestId: testId },
    body: {
      type: 'MEAL',
      name: 'Cena',
      description: IDENTIFIERS.inEvent,
      start: '2026-03-02T20:00:00Z',
      foods: [{ foodId: CATALOGUE_MILK, amount: 1.5, unit: 'PORTION', portion: '1 taza' }],
      carbohydrates: 12.5,
    },
  });
  const sensor = await bed.call('createCgmSensor', {
    as: specialist,
    path: { medicalTestId: testId },
    body: {
      model: 'Dexcom G7',
      bodySite: 'UPPER_ARM',
      side: 'LEFT',
      placedAt: '2026-03-02T08:00:00Z',
      removedAt: '2026-03-03T18:00:00Z',
      remarks: IDENTIFIERS.inEvent,
    },
  });
  const recommendation = await bed.call('createCgmRecommendation', {
    as: specialist,
    path: { medicalTestId: testId },
    body: { message: IDENTIFIERS.inEvent, language: 'es', eventId: event.body.id as string },
  });
  const analysis = await bed.call('updateCgmFinalAnalysis', {
    as: specialist,
    path: { medicalTestId: testId },
    headers: { 'if-match': '"0"' },
    body: { sections: { ...emptySections(), meals: analysisText(IDENTIFIERS.inAnalysis) } },
  });
  await bed.call('cancelMedicalTest', { as: specialist, path: { id: testId } });
  let measurementId = '';
  for (const [measuredOn, weightKg] of [
    ['2026-01-05', 82.4],
    ['2026-02-05', 80.1],
    ['2026-03-05', 79.3],
  ] as const) {
    const measured = await bed.call('createBodyMeasurement', {
      as: specialist,
      path,
      body: {
        measuredOn,
        figures: { weightKg, heightCm: 171, waistCm: 84.5, visceralFat: 7.5 },
        note: IDENTIFIERS.inMeasurement,
      },
    });
    measurementId = measured.body.id as string;
  }
  const documentId = await uploadPaper(bed, specialist, {
    entityType: 'PATIENT',
    patientId,
    text: IDENTIFIERS.inDocument,
  });
  const recordIds = await addFeatureRecords(bed, clinic, patientId, IDENTIFIERS.inText);
  const intake = await bed.call('createIntake', {
    as: specialist,
    path,
    body: { language: 'es', delivery: 'EMAIL' },
  });
  const appointment = await bed.call('createAppointment', {
    as: receptionist,
    body: {
      patientId,
      professionalId: specialist.professionalId,
      kind: 'FOLLOW_UP',
      mode: 'IN_PERSON',
      place: IDENTIFIERS.inPlace,
      startsAt: '2026-03-04T09:30:00Z',
      minutes: 30,
    },
  });
  await bed.database.asAccount({ accountId: clinic.accountId, userId: specialist.userId }, async (sql) => {
    await sql.query(
      'INSERT INTO patient_tags (account_id, patient_id, tag, tag_key) VALUES ($1, $2, $3, $3)',
      [clinic.accountId, patientId, IDENTIFIERS.tag],
    );
    await sql.query(
      `INSERT INTO patient_data_versions (account_id, patient_id, section, version, answers, source, author_id)
       VALUES ($1, $2, 'medical-history', 1, $3::text::jsonb, 'STAFF', $4)`,
      [
        clinic.accountId,
        patientId,
        JSON.stringify({ otherDisease: IDENTIFIERS.inAnswers }),
        specialist.userId,
      ],
    );
  });
  const answers = { intake, appointment, event, imported, sensor, recommendation, analysis };
  for (const [name, answer] of Object.entries(answers)) {
    if (answer.status >= 300) throw new Error(`The ${name} answered ${answer.text}.`);
  }
  return {
    accountId: clinic.accountId,
    userId: clinic.people.observer.userId,
    patientId,
    testId,
    documentId,
    importId: imported.body.id as string,
    eventId: event.body.id as string,
    measurementId,
    intakeId: intake.body.id as string,
    appointmentId: appointment.body.id as string,
    recordIds,
  };
}
