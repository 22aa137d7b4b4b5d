import { describe, expect, it } from 'vitest';
import type { BloodValueRecord } from '../index.ts';
import { bytesBeside, hasDataBeside } from '../../shared/testing/beside/index.ts';
import { BLOOD_MARKERS } from '../markers/index.ts';
import { fhirOfResults, readFhirResults } from './index.ts';

const value = (marker: string, more: Partial<BloodValueRecord> = {}): BloodValueRecord => ({
  marker,
  value: 90,
  comparator: null,
  unit: 'mg/dL',
  rangeText: '70 - 99',
  low: 70,
  high: 99,
  rangeKind: 'INTERVAL',
  flag: null,
  comment: null,
  reportId: null,
  proposalId: null,
  isConfirmed: false,
  ...more,
});

const written = (values: BloodValueRecord[]) =>
  fhirOfResults({
    id: 'a0000000-0000-4000-8000-000000000001',
    name: 'Analítica de marzo',
    language: 'es',
    patient: {
      id: 'a0000000-0000-4000-8000-000000000002',
      name: 'Ana',
      surname: 'García',
      birthdate: '1980-03-04',
      sex: 'FEMALE',
    },
    sampledAt: '2026-03-02',
    laboratory: 'Laboratorio del Sur',
    isFasting: null,
    issuedAt: '2026-03-03T10:00:00.000Z',
    isFinal: true,
    values,
    absent: [{ marker: 'ferritin', reason: 'PENDING' }],
  });

describe('results in FHIR', () => {
  const values = [
    value('glucose', { comment: 'Suero ligeramente hemolizado' }),
    value('hs_crp', {
      value: 0.41,
      comparator: '<',
      unit: 'mg/L',
      rangeText: '< 5',
      low: null,
      high: 5,
      rangeKind: 'LIMIT',
    }),
    value('wbc', { value: 6.2, unit: 'x10^3/µL', rangeText: null, low: null, high: null, rangeKind: null }),
    value('tsh', { value: 2.1, unit: 'µUI/mL', rangeText: '0,4 - 4,0', low: 0.4, high: 4 }),
  ];

  it('come back as they were written', () => {
    const { bundle } = written(values);
    const read = readFhirResults(JSON.parse(JSON.stringify(bundle)));
    expect(read?.samples[0]?.patient).toMatchObject({
      name: 'Ana García',
      born: '1980-03-04',
      sex: 'FEMALE',
    });
    expect(
      read?.samples[0]?.proposals.map((each) => [
        each.marker,
        each.comparator,
        each.value,
        each.unit,
        each.range?.text ?? null,
        each.sampledAt,
        each.doubts,
      ]),
    ).toEqual(
      values.map((each) => [
        each.marker,
        each.comparator,
        each.value,
        each.unit,
        each.rangeText,
        '2026-03-02',
        [],
      ]),
    );
    expect(read?.notTaken.map(({ reason }) => reason)).toEqual(['NOT_FINAL']);
  });

  it('give a class of results no limits of what is normal, there and back', () => {
    const rangeText = 'Insuficiencia 10 - 30';
    const vitamin = value('vitamin_d', {
      value: 14.2,
      unit: 'ng/mL',
      rangeText,
      low: 10,
      high: 30,
      rangeKind: 'CLASS',
    });
    const { bundle } = written([vitamin]);
    expect(JSON.stringify(bundle)).toContain(`"referenceRange":[{"text":"${rangeText}"}]`);
    const back = (range: object) =>
      readFhirResults({
        resourceType: 'Observation',
        status: 'final',
        code: { coding: [{ system: 'http://loinc.org', code: '1989-3' }] },
        valueQuantity: { value: 14.2, unit: 'ng/mL' },
        referenceRange: [range],
      })?.samples[0]?.proposals[0]?.range;
    expect(back({ text: rangeText })).toMatchObject({ kind: 'CLASS', text: rangeText });
    expect(back({ text: rangeText, low: { value: 10 }, high: { value: 30 } })).toMatchObject({
      kind: 'CLASS',
    });
  });

  it('have codes by unit, and say what has none', () => {
    const { bundle, notSaid } = written([value('glucose'), value('glucose_2h', { flag: 'H' })]);
    const text = JSON.stringify(bundle);
    expect(text).toContain('"code":"2345-7"');
    expect(text).toContain('"code":"temp-unknown"');
    expect(notSaid).toEqual([{ reason: 'FLAG', subject: 'glucose_2h', text: 'H' }]);
    expect(JSON.stringify(written([value('glucose', { unit: 'mmol/L', value: 5 })]).bundle)).toContain(
      '"code":"14749-6"',
    );
  });
});

describe('a file in FHIR', () => {
  const one = {
    resourceType: 'Observation',
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '2345-7' }] },
  };

  it('says what is not taken over', () => {
    const reasons = (...resources: object[]) =>
      readFhirResults(resources)?.notTaken.map(({ reason }) => reason);
    expect(reasons({ ...one, status: 'preliminary', valueQuantity: { value: 5 } })).toEqual(['NOT_FINAL']);
    expect(reasons({ ...one, dataAbsentReason: { text: 'x' } })).toEqual(['DATA_ABSENT']);
    expect(reasons({ ...one, valueString: 'negative' })).toEqual(['NO_QUANTITY']);
    expect(reasons({ resourceType: 'MedicationRequest' })).toEqual(['OTHER_RESOURCE']);
    expect(readFhirResults({ a: 1 })).toBeNull();
    expect(readFhirResults('text')).toBeNull();
  });

  it('with a sign that is not known here is named, and not taken', () => {
    const read = readFhirResults({ ...one, valueQuantity: { value: 90, comparator: 'ad', unit: 'mg/dL' } });
    expect(read?.samples).toEqual([]);
    expect(read?.notTaken).toEqual([{ reason: 'NO_QUANTITY', subject: 'Observation', text: '2345-7' }]);
  });

  it('about two people says so and keeps their results apart', () => {
    const person = (id: string, family: string) => ({ resourceType: 'Patient', id, name: [{ family }] });
    const of = (reference: string, value: number) => ({
      ...one,
      subject: { reference },
      effectiveDateTime: '2026-01-20',
      valueQuantity: { value, unit: 'mg/dL' },
    });
    const patients = [person('1', 'García'), person('2', 'Pérez')];
    const read = readFhirResults([...patients, of('Patient/1', 90), of('urn:uuid:2', 200)]);
    expect(read?.doubts).toEqual(['SEVERAL_PEOPLE']);
    expect(read?.samples.map(({ patient, proposals }) => [patient.name, proposals[0]?.value])).toEqual([
      ['García', 90],
      ['Pérez', 200],
    ]);
    expect(readFhirResults([of('Patient/1', 90), of('Patient/2', 200)])?.doubts).toEqual(['SEVERAL_PEOPLE']);
    expect(readFhirResults([patients[0], of('Patient/1', 90), of('#1', 91)])?.doubts).toEqual([]);
  });

  it('whose unit contradicts its code, or the code of its analyte, is doubted', () => {
    const doubts = (valueQuantity: object, code = '2345-7') =>
      readFhirResults({ ...one, code: { coding: [{ system: 'http://loinc.org', code }] }, valueQuantity })
        ?.samples[0]?.proposals[0]?.doubts;
    expect(doubts({ value: 90, unit: 'mg/dL', code: 'mg/dL' })).toEqual([]);
    expect(doubts({ value: 20, unit: 'mg/dL', code: 'mmol/L' })).toContain('UNIT_UNCERTAIN');
    // A mass with the code of moles.
    expect(doubts({ value: 20, unit: 'mg/dL' }, '14749-6')).toContain('UNIT_UNCERTAIN');
    expect(doubts({ value: 5, unit: 'mmol/L' }, '14749-6')).toEqual([]);
  });

  it('with a range in another unit than the value has it converted, or no verdict', () => {
    const rangeIn = (unit: string) => {
      const referenceRange = [{ low: { value: 4, unit }, high: { value: 5.5, unit }, text: '4 - 5.5' }];
      const read = readFhirResults({ ...one, valueQuantity: { value: 90, unit: 'mg/dL' }, referenceRange });
      return read?.samples[0]?.proposals[0]?.range;
    };
    expect(rangeIn('mmol/L')).toEqual({ text: '72.06 - 99.09', low: 72.06, high: 99.09, kind: 'INTERVAL' });
    expect(rangeIn('mg/dL')).toMatchObject({ text: '4 - 5.5', low: 4 });
    expect(rangeIn('U/L')).toEqual({ text: '4 - 5.5', low: null, high: null, kind: 'NONE' });
  });

  it.skipIf(!hasDataBeside)('from elsewhere is read', () => {
    const fileOf = (name: string) =>
      JSON.parse(new TextDecoder().decode(bytesBeside(`blood/${name}`))) as unknown;
    const chol = readFhirResults(fileOf('fhir_Observation-lipid-chol-1.json'));
    expect(chol?.samples[0]?.proposals[0]).toMatchObject({ marker: 'chol_total', comparator: null });
    const ranges = ['chol-1', 'hdl-1-referenceRange-text', 'ldl-1', 'triglyceride-1'].map((name) => {
      const range = readFhirResults(fileOf(`fhir_Observation-lipid-${name}.json`))?.samples[0]?.proposals[0]
        ?.range;
      return [range?.text, range?.low, range?.high];
    });
    expect(ranges).toEqual([
      ['<= 5.6', null, 5.6],
      ['1.0 - 2.2', 1, 2.2],
      ['2 - 3.4', 2, 3.4],
      ['<= 2', null, 2],
    ]);
    const cbc = readFhirResults(fileOf('fhir_diagnosticreport_cbc.json'));
    expect(cbc?.notTaken).toHaveLength(8);
    expect(cbc?.notTaken[0]).toEqual({ reason: 'DATA_ABSENT', subject: 'Observation', text: 'LEUKOCYTES' });
  });
});

describe('what FHIR asks of ids', () => {
  it('has ids of at most 64 characters that differ for all analytes, and references that the bundle resolves', () => {
    const { bundle } = written(BLOOD_MARKERS.map(({ id, unit }) => value(id, { unit })));
    const { entry } = bundle as {
      entry: { fullUrl: string; resource: { id: string; result?: { reference: string }[] } }[];
    };
    const ids = entry.map(({ resource }) => resource.id);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
    expect(new Set(ids).size).toBe(ids.length);
    const addresses = new Set(entry.map(({ fullUrl }) => fullUrl));
    const references = entry.flatMap(({ resource }) => resource.result ?? []);
    expect(references).toHaveLength(BLOOD_MARKERS.length);
    for (const { reference } of references) expect(addresses).toContain(reference);
  });
});
