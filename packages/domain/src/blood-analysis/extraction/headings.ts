import { atomsOf } from './atoms.ts';
import type { Line, Word } from './lines.ts';
import { nameKey } from './text-keys.ts';

export type ColumnRole = 'NAME' | 'VALUE' | 'PREVIOUS' | 'DATED' | 'FLAG' | 'UNIT' | 'RANGE' | 'OTHER';

export interface Column {
  role: ColumnRole;
  from: number;
  to: number;
  text: string;
}

/** Headings of columns. */
export interface Headings {
  columns: Column[];
  /** Whether the headings are set apart as columns are; else only their order says something. */
  isSpread: boolean;
  /** Whether an earlier result comes with its date, as its heading says. */
  isPreviousDated: boolean;
}

const ROLES: readonly [ColumnRole, RegExp][] = [
  [
    'PREVIOUS',
    /^(?:(?:resultados?|valor|valores|result|value|res|r|ultimo resultado|ultimo valor)? ?(?:anterior|anteriores|previo|previos|previa|ant)|(?:previous|prior|last)(?: results?| values?)?(?: and date| date)?|historico|history|ultimo resultado|ultimo valor)$/u,
  ],
  [
    'VALUE',
    /^(?:resultados?(?: actual)?|results?|valor(?: actual| hallado)?|value|your (?:value|result)|current(?: results?| value)?(?: and flag)?|actual|in range|out of range|result and flag|test result)$/u,
  ],
  [
    'RANGE',
    /^(?:(?:valores?|v|val|rangos?|intervalos?|int|interv|limites?)(?: biologicos?)?(?: de)? ?(?:referencia|ref|normal(?:es|idad)?)|referencia|rango|intervalo de referencia biologico|(?:biological )?(?:reference|ref|normal|standard|expected)(?: interval| range| ranges| values| limits)?|vr|reference interval \(?units\)?)$/u,
  ],
  ['UNIT', /^(?:unidad|unidades|units?|uds?|unid|unids)$/u],
  ['FLAG', /^(?:flags?|alarma|aviso|indicador|alerta|alert)$/u],
  [
    'NAME',
    /^(?:pruebas?|determinacion|determinaciones|parametros?|analisis|tests?|test name|analyte|component|nombre de estudio|nombre del estudio|examen|estudio|magnitud|analito|ensayo|descripcion|nombre|tests? description|assay)$/u,
  ],
  [
    'OTHER',
    /^(?:metodo|method|tecnica|muestra|specimen|lab|(?:fecha|date)(?: (?:ant|anterior|previa|previous|prior))?|comentarios?|comments?|notas?|and date|status|estado)$/u,
  ],
];

function roleAt(words: readonly Word[], at: number): (Column & { length: number }) | null {
  for (let length = Math.min(5, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (part.slice(1).some((word) => word.gap > 1.6)) continue;
    const text = part.map((word) => word.text).join(' ');
    const role = ROLES.find(([, pattern]) => pattern.test(nameKey(text)))?.[0];
    if (role) return { role, from: part[0]!.x, to: part.at(-1)!.x + part.at(-1)!.width, text, length };
  }
  return null;
}

/** Reads a line as headings of columns; null when it is none. */
export function headingsOf(line: Line): Headings | null {
  const columns: Column[] = [];
  const { words } = line;
  let strange = 0;
  let gaps = 0;
  const dates = new Map(
    atomsOf(words).flatMap((atom) => (atom.kind === 'DATE' ? [[atom.from, atom] as const] : [])),
  );
  for (let at = 0; at < words.length;) {
    if (at > 0 && words[at]!.gap > 1.2) gaps += 1;
    const date = dates.get(at);
    if (date) {
      const end = date.words.at(-1)!;
      columns.push({ role: 'DATED', from: words[at]!.x, to: end.x + end.width, text: date.text });
      at = date.to;
      continue;
    }
    const role = roleAt(words, at);
    if (role) columns.push(role);
    else if (/^\d+(?:[.,]\d+)?$/u.test(words[at]!.text)) return null;
    else strange += 1;
    at += role?.length ?? 1;
  }
  const roles = new Set(columns.map(({ role }) => role));
  const telling = ['VALUE', 'UNIT', 'RANGE', 'PREVIOUS', 'NAME'].filter((role) =>
    roles.has(role as ColumnRole),
  ).length;
  const dated = columns.filter(({ role }) => role === 'DATED').length;
  if (strange > 3 || (telling < 2 && !(telling === 1 && dated >= 2))) return null;
  if (!roles.has('VALUE') && !roles.has('RANGE') && dated < 2) return null;
  return {
    columns,
    isSpread: gaps >= columns.length - 1 && columns.length > 1,
    isPreviousDated: columns.some(({ role, text }) => role === 'PREVIOUS' && /date|fecha/iu.test(text)),
  };
}

const distance = (column: Column, from: number, to: number): number =>
  Math.max(column.from - to, from - column.to, 0);

/** The column that a piece of a row is in: the one it overlaps most, else the nearest. */
export function columnAt(headings: Headings, from: number, to: number): Column {
  const overlap = (column: Column) => Math.min(column.to, to) - Math.max(column.from, from);
  return headings.columns.reduce((best, column) => {
    const [mine, theirs] = [overlap(column), overlap(best)];
    if (mine > 0 || theirs > 0) return mine > theirs ? column : best;
    return distance(column, from, to) < distance(best, from, to) ? column : best;
  });
}
