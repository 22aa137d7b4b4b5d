import { describe, expect, it } from 'vitest';
import { MAGNITUDE_CODES, UNIT_FACTORS } from '../patient-data/fhir-codes.ts';
import { BODY_MAGNITUDE_IDS } from '../patient-data/index.ts';
import { fhirBundleSteps, recordFilePath, type BundleReading, type ReadBundle } from './index.ts';
import { FORMER_ROWS, RECORD_ROWS } from './record-rows.ts';

function inOneGo(json: unknown, reading: BundleReading): ReadBundle | null {
  const steps = fhirBundleSteps(json, reading);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

it.each([
  ['informe.pdf', 'files/a/informe.pdf'],
  ['../../etc/passwd', 'files/a/.._.._etc_passwd'],
  ['c:\\x.pdf', 'files/a/c:_x.pdf'],
])('stores %j in an archive where it can do no harm', (fileName, path) =>
  expect(recordFilePath({ id: 'a', fileName })).toBe(path),
);

/** The check digit of a LOINC code (Luhn), which reveals a mistyped one. */
const checkDigit = (code: string): number => {
  const sum = [...(code.split('-')[0] ?? '')].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
};

describe('records that an earlier version exported', () => {
  const at = '2026-03-02T10:00:00.000Z';
  const id = '7f1c0a52-6f3e-4d53-9d5c-0f7a5f2f0a01';
  const step = {
    id,
    followUpPlanId: id,
    version: 1,
    code: 'WELCOME_CALL',
    dueDay: 1,
    note: null,
    doneAt: null,
    doneBy: null,
    doneByName: null,
  };

  it('have steps that are a code only', () => {
    expect(RECORD_ROWS.followUpSteps.parse(FORMER_ROWS['followUpSteps']?.(step))).toMatchObject({
      nameEs: 'Llamada de bienvenida',
      phase: 'STARTED',
      proof: null,
      position: 2,
    });
  });

  it('have messages that point at nothing, and menus as old as their last change', () => {
    const message = {
      id,
      sequence: 1,
      kind: 'TEXT',
      isFromPatient: true,
      authorId: null,
      authorName: 'Ana',
      text: 'Hola',
      documentId: null,
      recording: null,
      createdAt: at,
    };
    expect(RECORD_ROWS.chatMessages.parse(message).citation).toBeNull();
    expect(FORMER_ROWS['menus']?.({ changedAt: at })).toEqual({
      changedAt: at,
      createdAt: at,
      earlierFoods: [],
    });
    expect(FORMER_ROWS['menus']?.({ changedAt: at, createdAt: 'earlier' })['createdAt']).toBe('earlier');
  });
});

describe('figures in FHIR', () => {
  it('have one code each, and a unit that we store them in', () => {
    const codes = BODY_MAGNITUDE_IDS.flatMap((id) => {
      const { loinc, alsoRead = [] } = MAGNITUDE_CODES[id];
      return loinc === undefined ? [] : [loinc, ...alsoRead];
    });
    for (const code of codes) expect(checkDigit(code), code).toBe(Number(code.at(-1)));
    expect(new Set(codes).size).toBe(codes.length);
    for (const id of BODY_MAGNITUDE_IDS) {
      const { unit } = MAGNITUDE_CODES[id];
      expect(UNIT_FACTORS[unit][unit], id).toBe(1);
    }
  });

  let count = 0;
  const reading: BundleReading = {
    newId: () => `id ${(count += 1)}`,
    now: '2026-11-21T10:00:00.000Z',
    zone: 'Europe/Madrid',
  };
  const patient = { resource: { resourceType: 'Patient', name: [{ family: 'A', given: ['B'] }] } };
  const figure = (code: string, value: number, unit: string, day = '2026-01-02') => ({
    resource: {
      resourceType: 'Observation',
      code: { coding: [{ system: 'http://loinc.org', code }] },
      effectiveDateTime: day,
      valueQuantity: { value, code: unit },
    },
  });
  const measured = (entry: unknown[]) => {
    const read = inOneGo({ resourceType: 'Bundle', entry: [patient, ...entry] }, reading);
    const record: unknown = read?.record;
    return (record as { sections: { measurements: Record<string, unknown>[] } }).sections.measurements;
  };

  it.each([
    ['29463-7', 70_500, 'g', 'weightKg', 70.5],
    ['29463-7', 155.4, '[lb_av]', 'weightKg', 70.488_254_298],
    ['8302-2', 1.75, 'm', 'heightCm', 175],
    ['8280-0', 33, '[in_i]', 'waistCm', 83.82],
    ['41982-0', 24.5, '%', 'fatPercent', 24.5],
    ['73965-6', 41, '%', 'musclePercent', 41],
    ['101684-9', 55.5, '%', 'waterPercent', 55.5],
    ['56074-8', 0.36, 'm', 'neckCm', 36],
    ['3141-9', 70, 'kg', 'weightKg', 70],
    ['56115-9', 82, 'cm', 'waistCm', 82],
  ])('%s: %d %s is %s %d', (code, value, unit, field, expected) =>
    expect(measured([figure(code, value, unit)])[0]?.[field]).toBeCloseTo(expected, 6),
  );

  it('of one day are one measurement, and none in unknown units', () => {
    const both = measured([figure('29463-7', 70, 'kg'), figure('8302-2', 175, 'cm')]);
    expect(both).toMatchObject([{ weightKg: 70, heightCm: 175 }]);
    expect(measured([figure('29463-7', 70, 'stone')])).toEqual([]);
    expect(
      measured([figure('29463-7', 70, 'kg', '2026-01-02'), figure('29463-7', 71, 'kg', '2026-02-02')]),
    ).toHaveLength(2);
  });

  it.each([
    [[{ coding: ['fr'] }, { coding: ['en-GB'], preferred: true }], 'en'],
    [[{ coding: ['es-419'] }], 'es'],
    [[{ coding: ['pt'] }], null],
    ['Spanish', null],
    [undefined, null],
  ])('come with a patient whose languages are %j: %s', (languages, expected) => {
    const communication = Array.isArray(languages)
      ? languages.map(({ coding, ...rest }) => ({
          ...rest,
          language: { coding: coding.map((code) => ({ code })) },
        }))
      : languages;
    const resource = { ...patient.resource, communication };
    const read = inOneGo({ resourceType: 'Bundle', entry: [{ resource }] }, reading);
    expect(read?.record).toMatchObject({ patient: { language: expected } });
  });

  it('of two patients, or of none, are not a record', () => {
    expect(inOneGo({ resourceType: 'Bundle', entry: [patient, patient] }, reading)).toBeNull();
    expect(inOneGo({ resourceType: 'Bundle', entry: [] }, reading)).toBeNull();
    expect(inOneGo(null, reading)).toBeNull();
  });
});
