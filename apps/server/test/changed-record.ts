import type { RecordSection } from '@healzy/domain/patient-transfer';
import { strFromU8, strToU8, zipSync, type Unzipped, type Zippable, type ZipOptions } from 'fflate';

type Row = Record<string, unknown>;

/** `record.json` for tests that edit it by hand: its structure is known, its values are not. */
export interface EditedRecord {
  format: unknown;
  patient: Row;
  /** The exported patient has something in each. */
  sections: Record<RecordSection, [Row, ...Row[]]>;
}

/** The same archive with an edited record, of a patient whose e-mail address is not taken. */
export function changedRecord(
  zip: Unzipped,
  change: (record: EditedRecord) => void,
  besides: Zippable = {},
  options?: ZipOptions,
): Uint8Array {
  const record = JSON.parse(strFromU8(zip['record.json'] ?? new Uint8Array())) as EditedRecord;
  record.patient.email = `otra.${crypto.randomUUID()}@correo.example`;
  change(record);
  return zipSync({ ...zip, 'record.json': strToU8(JSON.stringify(record)), ...besides }, options);
}
