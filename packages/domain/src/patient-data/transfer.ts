import { OWN } from '../shared/fhir/codes.ts';
import { extensionOf, idOf, instantOf, type FhirObservation } from '../shared/fhir/resources.ts';
import { ownId, plain, without, type Reference, type Resource } from '../shared/fhir/writing.ts';
import { transferPart, type BundleSource } from '../shared/transfer-part.ts';
import type { z } from 'zod';
import { BODY_MAGNITUDE_IDS, type BodyMagnitude } from './body/magnitudes.ts';
import { LOINC, MAGNITUDE_CODES, OWN_CODES, UCUM, UNIT_FACTORS } from './fhir-codes.ts';
import { answersRecord, intakeRecord, measurementRecord } from './record.ts';

/** The questionnaire and the body over time; in FHIR an Observation for each figure. */
export const patientDataTransfer = transferPart({
  rows: { measurements: measurementRecord, answers: answersRecord, intakes: intakeRecord },
  fhir: {
    *write({ measurements }, subject) {
      for (const measurement of measurements) {
        for (const magnitude of BODY_MAGNITUDE_IDS) {
          const resource = observation(measurement, magnitude, subject);
          if (resource !== null) yield plain(resource);
        }
      }
    },
    *read(source) {
      yield;
      return { measurements: measurementsOf(source) };
    },
  },
});

function observation(
  measurement: z.infer<typeof measurementRecord>,
  magnitude: BodyMagnitude,
  subject: Reference,
): Resource | null {
  const value: unknown = measurement[magnitude as keyof typeof measurement];
  if (typeof value !== 'number') return null;
  const { display, unit, loinc } = MAGNITUDE_CODES[magnitude];
  const own = { system: OWN_CODES, code: magnitude, display };
  return without({
    resourceType: 'Observation',
    id: `${measurement.id}-${magnitude.toLowerCase()}`,
    // Figures that were measured together share one identifier.
    identifier: [ownId(measurement.id)],
    status: 'final',
    category: [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' },
        ],
      },
    ],
    code: {
      coding: loinc === undefined ? [own] : [{ system: LOINC, code: loinc, display }, own],
      text: display,
    },
    subject,
    effectiveDateTime: measurement.measuredOn,
    issued: measurement.createdAt,
    valueQuantity: { value, unit, system: UCUM, code: unit },
    note: measurement.note === null ? null : [{ text: measurement.note }],
    extension: [{ url: OWN.source, valueCode: measurement.source }],
  });
}

function magnitudeOf({ code }: FhirObservation): BodyMagnitude | null {
  const codings = code.coding ?? [];
  const isCalled = (id: BodyMagnitude, { system, code: name }: (typeof codings)[number]): boolean => {
    if (name === undefined) return false;
    const { loinc, alsoRead = [] } = MAGNITUDE_CODES[id];
    return system === LOINC ? name === loinc || alsoRead.includes(name) : system === OWN_CODES && name === id;
  };
  return BODY_MAGNITUDE_IDS.find((id) => codings.some((one) => isCalled(id, one))) ?? null;
}

/** One measurement for all figures with one identifier or, where a product gives none, of one day. */
function measurementsOf({ observations, newId, now }: BundleSource) {
  const found = new Map<string, Record<string, unknown>>();
  for (const one of observations) {
    const magnitude = magnitudeOf(one);
    const day = one.effectiveDateTime?.slice(0, 10);
    const { value, code, unit } = one.valueQuantity ?? {};
    if (magnitude === null || day === undefined || value === undefined) continue;
    const factor = UNIT_FACTORS[MAGNITUDE_CODES[magnitude].unit][code ?? unit ?? ''];
    if (factor === undefined) continue;
    const id = idOf({ identifier: one.identifier });
    const key = id ?? day;
    const before = found.get(key) ?? {
      id: id ?? newId(),
      version: 1,
      measuredOn: day,
      ...Object.fromEntries(BODY_MAGNITUDE_IDS.map((each) => [each, null])),
      note: one.note?.[0]?.text ?? null,
      source: extensionOf(one, OWN.source) ?? 'STAFF',
      createdBy: null,
      createdAt: instantOf(one.issued, now),
      updatedAt: instantOf(one.issued, now),
    };
    found.set(key, { ...before, [magnitude]: factor === 1 ? value : value * factor });
  }
  return [...found.values()];
}
