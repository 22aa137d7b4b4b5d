import {
  decodeText,
  foldHeading,
  RowReader,
  shortened,
  type TextBytes,
} from '../../shared/delimited/index.ts';
import type { Layout } from './find-headings.ts';
import { headingsOf } from './headings.ts';
import { isSamePerson } from './person.ts';
import { columnName } from './unit-evidence.ts';

const WHO =
  'patient(?:in|e|en)?|subject|subj|participant|person|user|proband(?:in)?|teilnehmer(?:in)?|paciente|sujeto|' +
  'participante|persona|usuario|sujet|utilisateur|paziente|soggetto|partecipante|doente|utente|sujeito|deelnemer|' +
  'proefpersoon|patient(?:en)?|versuchsperson';
const NUMBER =
  'id|no|nr|n|num|number|code|name|identifier|numero|nombre|codigo|nummer|kennung|nom|nome|naam|codice';
/** A column that says whose reading each row is. */
const PERSON = new RegExp(
  `^(?:(?:${WHO})[ -]?(?:${NUMBER})?[.#]?|(?:${NUMBER})[.]? ?(?:del?|du|della|do|da|di|of|van|von)? ?(?:the |la |l.)?(?:${WHO})|usubjid|subjid|ptid|patid)$`,
);
/** Whoever uses a program may be staff: only the user's number or name is a patient's. */
const USER_ALONE = /^(user|usuario|utilisateur)$/;
const FIRST = /^(first ?name|nombre|vorname|prenom|voornaam)$/;
const LAST = /^(last ?name|apellidos?|nachname|nom|cognome|sobrenome|achternaam)$/;
/** Most often the number of the row, as in the first exports of LibreView; in data of studies, of the person. */
const ID = /^(id|identifier|identificador)$/;
/** Most rows with possible headings that are examined closely. */
const CLOSE_LOOKS = 200;
/** Numbers of rows begin again with each export; people are few, and each has many rows. */
const MOST_PEOPLE = 12;
const FEWEST_ROWS = 4;

interface SubjectColumns {
  columns: number[];
  /** The heading may be that of a row's number. */
  isOpen: boolean;
}

function subjectColumns(names: readonly string[]): SubjectColumns | null {
  const folded = names.map(foldHeading);
  const person = folded.findIndex((name) => PERSON.test(name) && !USER_ALONE.test(name));
  if (person >= 0) return { columns: [person], isOpen: false };
  const [first, last] = [
    folded.findIndex((name) => FIRST.test(name)),
    folded.findIndex((name) => LAST.test(name)),
  ];
  if (first >= 0 && last >= 0) return { columns: [first, last], isOpen: false };
  const id = folded.findIndex((name) => ID.test(name));
  return id < 0 ? null : { columns: [id], isOpen: true };
}

/**
 * Where a column of patients or subjects names a second one. A column `id` counts only when its values repeat over many
 * rows: where each row has another value, it numbers the rows.
 */
export function anotherSubject(
  text: TextBytes,
  layout: Layout,
): { row: number; column: string; found: string } | null {
  let { headings } = layout;
  let subject = subjectColumns(headings.names);
  if (subject === null) return null;
  const { isOpen } = subject;
  const [column = 0] = subject.columns;
  const rows = new RowReader(text.bytes, layout.delimiter.charCodeAt(0), text.newline);
  const subjects = new Subjects();
  let looks = 0;
  const cell = (at: number) => decodeText(rows.field(at).subarray(0, 80));
  for (rows.skipEmptyLines(); rows.next(); rows.skipEmptyLines()) {
    if (rows.line <= layout.headingRow || rows.trim(headings.glucose) === 0) continue;
    const isNumber = rows.trim(headings.time) > 0 && isDigit(rows.field(headings.time)[0]!);
    if (!isNumber && looks++ < CLOSE_LOOKS) {
      const found = headingsOf(Array.from({ length: Math.min(rows.count, 120) }, (_, i) => rows.text(i)));
      if (found !== null) {
        headings = found;
        subject = subjectColumns(found.names);
        continue;
      }
    }
    if (!isNumber || subject === null) continue;
    for (const at of subject.columns) rows.trim(at);
    subjects.add(subject.columns.map(cell).join(' ').trim(), rows.line);
    if (!isOpen && subjects.second !== null) break;
  }
  const { first, second } = subjects;
  if (first === null || second === null || (isOpen && !subjects.areFew)) return null;
  const name = columnName(layout.headings, column);
  return { row: second.row, column: name, found: shortened(`${first.text}, ${second.text}`) };
}

const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;

/** Of names, which may be written in another order or with initials; numbers are as they are. */
const isOtherSpelling = (one: string, other: string): boolean =>
  !/\d/.test(one + other) && isSamePerson(one, other);

/** The subjects that rows name, in their order. */
class Subjects {
  first: { text: string; row: number } | null = null;
  second: { text: string; row: number } | null = null;
  readonly #seen = new Set<string>();
  #rows = 0;
  #repeats = 0;
  #last = '';

  add(text: string, row: number): void {
    if (text === '') return;
    this.#rows++;
    if (text === this.#last) {
      this.#repeats++;
      return;
    }
    this.#last = text;
    const folded = foldHeading(text);
    if (this.#seen.has(folded)) return;
    this.#seen.add(folded);
    if (this.first === null) this.first = { text, row };
    else if (this.second === null && !isOtherSpelling(text, this.first.text)) this.second = { text, row };
  }

  /** Whether so few are named that they cannot be rows: one after the other, or by turns. */
  get areFew(): boolean {
    const { size } = this.#seen;
    return this.#repeats * 2 >= this.#rows || (size <= MOST_PEOPLE && this.#rows >= FEWEST_ROWS * size);
  }
}
