import { foldHeading, shortened, type TextBytes } from '../../shared/delimited/index.ts';
import type { Layout } from './find-headings.ts';
import { isSensorHeading } from './maker-shapes.ts';
import type { CgmRefusalCode, CgmRefusalDetails } from './result.ts';
import { scanDelimited } from './scan-delimited.ts';
import { isSensorTrace } from './trace-checks.ts';

/** One file of an archive or one sheet of a workbook. */
export interface Part {
  name: string;
  text: TextBytes;
  layout: Layout | null;
}

/** A part that has headings, or rows that need none. */
export type Table = Part & { layout: Layout };

export interface NotUnpacked {
  code: CgmRefusalCode;
  details: CgmRefusalDetails;
}

/** Fewer readings do not show whether they follow each other as a sensor's do. */
const FEWEST_READINGS = 3;
const METER =
  /\b(smbg|bgm?|strips?|finger ?(stick|prick)s?|(blood )?meter|glucometer|glucometro|capill?ary?|capilar(es)?|tiras?|teststreifen|bandelettes?|strisce|teststrips?)\b/;

/** What a part is called: the name of the sheet, or of the file without folder, extension and number. */
export const titleOf = ({ name }: Part): string =>
  foldHeading((name.split('/').pop() ?? '').replace(/\.\w+$/, '').replace(/[_\d]+/g, ' '));

/**
 * The tables whose readings are read together: those with the same headings. Another table with a sensor's readings is
 * not left out, as it may be another month or another person: then all are refused. A meter's readings, known by their
 * name or because they hardly follow each other, are left out.
 */
export function chooseTables(tables: readonly Table[], isBook: boolean): Table[] | NotUnpacked {
  const named = tables.filter(isOfSensor);
  const candidates = candidatesOf(named.length > 0 ? named : tables);
  const mayDiffer = isBook && named.length === 0;
  const first = (mayDiffer ? candidates.find(isTrace) : undefined) ?? candidates[0]!;
  const alike = candidates.filter((table) => hasSameHeadings(table, first));
  const isKnown = (table: Table) => alike.includes(table) || isOfOther(table, first);
  const other =
    candidates.find((table) => !alike.includes(table) && (!mayDiffer || isTrace(table))) ??
    tables.find((table) => !candidates.includes(table) && !isKnown(table) && isTrace(table));
  return other === undefined ? alike : mixed(first, other);
}

export const mixed = (one: Pick<Part, 'name'>, other: Pick<Part, 'name'>): NotUnpacked => ({
  code: 'CGM_MIXED_FILES',
  details: { found: shortened(`${one.name}, ${other.name}`) },
});

/** Tidepool's sheets have the same columns, and their names say what they hold; so do those of many workbooks. */
function candidatesOf(tables: readonly Table[]): readonly Table[] {
  const cgm = tables.filter((table) => /^cgm\b/.test(titleOf(table)));
  if (cgm.some(({ layout }) => layout.headings.maker === 'TIDEPOOL')) return cgm;
  const others = tables.filter((table) => !isOfMeter(table));
  const rest = others.length > 0 ? others : tables;
  return cgm.length > 0 ? rest.filter((table) => cgm.includes(table) || isTrace(table)) : rest;
}

const isOfSensor = ({ layout: { headings } }: Table): boolean =>
  headings.maker !== 'PLAIN' || isSensorHeading(headingOf(headings));

const isOfMeter = (table: Table): boolean =>
  !isOfSensor(table) && (METER.test(titleOf(table)) || METER.test(headingOf(table.layout.headings)));

const headingOf = ({ names, glucose }: Layout['headings']): string => foldHeading(names[glucose] ?? '');

/** Whether a table is known to hold something else than the sensor's readings. */
function isOfOther(table: Table, first: Table): boolean {
  const { maker } = table.layout.headings;
  return isOfMeter(table) || maker === 'TIDEPOOL' || first.layout.headings.maker === 'GLOOKO';
}

function isTrace({ text, layout }: Table): boolean {
  const { walls, size } = scanDelimited(text, layout).collected;
  return size >= FEWEST_READINGS && isSensorTrace(walls.slice(0, size).sort());
}

function hasSameHeadings(a: Table, b: Table): boolean {
  const keyOf = ({ layout, text }: Table) =>
    JSON.stringify([layout.delimiter, text.newline, layout.headings.names.map(foldHeading)]);
  return keyOf(a) === keyOf(b);
}
