import { PATIENT_FIELD_EXTENSIONS } from '../patients/index.ts';
import { ownId, plain, urn, without, type FhirEntry, type Resource } from '../shared/fhir/writing.ts';
import { TRANSFER_PARTS } from './record-rows.ts';
import type { PatientRecord } from './record.ts';

/** A FHIR R4 bundle in the order in which it is written. */
export interface FhirBundleParts {
  head: string;
  entries: Iterable<FhirEntry>;
  tail: string;
}

/**
 * A record as a FHIR R4 collection: Patient, and the resources of every feature.
 */
export function toFhirBundle(record: PatientRecord): FhirBundleParts {
  return {
    head: `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(record.exportedAt)},"entry":[\n`,
    entries: entriesOf(record),
    tail: '\n]}\n',
  };
}

function* entriesOf(record: PatientRecord): Generator<FhirEntry> {
  const subject = { reference: urn(record.patient.id) };
  yield plain(patientResource(record));
  for (const { fhir } of TRANSFER_PARTS) yield* fhir?.write(record.sections, subject) ?? [];
}

function patientResource({ patient }: PatientRecord): Resource {
  const { address, postalCode, city, country, phone } = patient;
  const hasAddress = [address, postalCode, city, country].some((part) => part !== null);
  return without({
    resourceType: 'Patient',
    id: patient.id,
    identifier: [ownId(patient.id)],
    active: patient.state === 'ACTIVE',
    name: [{ use: 'official', family: patient.surname, given: [patient.name] }],
    telecom: [
      { system: 'email', value: patient.email },
      ...(phone === null ? [] : [{ system: 'phone', value: phone }]),
    ],
    gender: patient.sex === 'FEMALE' ? 'female' : 'male',
    birthDate: patient.birthdate,
    address: hasAddress
      ? [without({ line: address === null ? null : [address], postalCode, city, country })]
      : null,
    communication:
      patient.language === null
        ? null
        : [
            {
              language: { coding: [{ system: 'urn:ietf:bcp:47', code: patient.language }] },
              preferred: true,
            },
          ],
    extension: PATIENT_FIELD_EXTENSIONS.flatMap(([field, url]) => {
      const valueString = patient[field];
      return valueString === null ? [] : [{ url, valueString }];
    }),
  });
}
