import { ageOn, emailKey, todayIn, type LocalDate } from '../../shared/index.ts';
import { unlikelyFirstFigures } from '../first-figures.ts';
import type { PatientInput } from '../schemas.ts';
import { PeopleIndex } from './people-index.ts';
import type { ReadRow, WrongCell } from './rows.ts';
import type { PatientImportSettings } from './settings.ts';

/** What of an existing patient is compared with a row. */
export interface KnownPatient {
  id: string;
  name: string;
  surname: string;
  emailKey: string;
  birthdate: LocalDate;
}

/** The existing patients, by what rows are compared with. */
export interface KnownPatients {
  byEmail: ReadonlyMap<string, KnownPatient>;
  people: Pick<PeopleIndex<KnownPatient>, 'find'>;
}

/**
 * The outcome of a row: imported (`READY`), an invalid cell (`WRONG`), the e-mail address of an earlier row
 * (`REPEATED`) or of a patient (`TAKEN`), a likeness to one or the other under another address (`ALIKE`), or an
 * unlikely weight or height (`UNLIKELY`). A row that is both of the last is `WRONG`: it is corrected in the file.
 */
export const ROW_KINDS = ['READY', 'WRONG', 'REPEATED', 'TAKEN', 'ALIKE', 'UNLIKELY'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export interface SortedRow {
  read: ReadRow;
  kind: RowKind;
  wrong: readonly WrongCell[];
  /** The earlier row that it repeats or resembles. */
  otherRow: number | null;
  /** The patient whom it repeats or resembles. */
  patient: KnownPatient | null;
}

interface EarlierRow {
  row: number;
  name: string;
  surname: string;
  birthdate: LocalDate;
}

/** Whether a row is imported with the choice made for doubtful ones. */
export function isImported(
  kind: RowKind,
  settings: Pick<PatientImportSettings, 'alike' | 'unlikely'>,
): boolean {
  return (
    kind === 'READY' ||
    (kind === 'ALIKE' && settings.alike === 'IMPORT') ||
    (kind === 'UNLIKELY' && settings.unlikely === 'IMPORT')
  );
}

/** Weight and height that warrant the question "Is this right?". */
function unlikelyCells(form: PatientInput): WrongCell[] {
  const today = todayIn('UTC', new Date());
  return unlikelyFirstFigures(form, ageOn(form.birthdate, today)).map((field) => ({
    field,
    code: 'VALUE_UNLIKELY',
    found: String(form[field]),
  }));
}

/**
 * Classifies rows in the order of their file; the same rows and patients always give the same result. A letter or a day
 * that could be a typing error is not enough to leave a row out.
 */
export class RowSorter {
  readonly #emails = new Map<string, number>();
  readonly #people = new PeopleIndex<EarlierRow>();

  /** The next row of the file. */
  sort(read: ReadRow, known: KnownPatients): SortedRow {
    const about = { read, wrong: [], otherRow: null, patient: null };
    if ('wrong' in read) return { ...about, kind: 'WRONG', wrong: read.wrong };
    const { form, row } = read;
    const key = emailKey(form.email);
    const repeated = this.#emails.get(key);
    if (repeated !== undefined) return { ...about, kind: 'REPEATED', otherRow: repeated };
    this.#emails.set(key, row);
    const taken = known.byEmail.get(key);
    if (taken) return { ...about, kind: 'TAKEN', patient: taken };
    const patient = known.people.find(form);
    const earlier = this.#people.find(form);
    this.#people.add({ row, name: form.name, surname: form.surname, birthdate: form.birthdate });
    const unlikely = unlikelyCells(form);
    if (patient === null && earlier === null)
      return { ...about, kind: unlikely.length === 0 ? 'READY' : 'UNLIKELY', wrong: unlikely };
    if (unlikely.length > 0) return { ...about, kind: 'WRONG', wrong: unlikely };
    return { ...about, kind: 'ALIKE', patient, otherRow: patient === null ? (earlier?.row ?? null) : null };
  }
}
