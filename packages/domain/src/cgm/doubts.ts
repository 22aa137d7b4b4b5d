import { foldHeading } from '../shared/delimited/index.ts';
import type { CgmSerialDays } from './file/result.ts';

/**
 * What a person confirms before a file joins a test: it names another person, overlaps another device's readings, or has
 * readings that no single device takes.
 */
export const CGM_IMPORT_DOUBTS = ['OTHER_PERSON', 'OTHER_DEVICE', 'TWO_AT_ONCE'] as const;
export type CgmImportDoubtId = (typeof CGM_IMPORT_DOUBTS)[number];

export interface CgmImportDoubt {
  id: CgmImportDoubtId;
  /** The name or the devices in the file, or how many of its readings were taken at once. */
  found: string;
  /** Those of the patient and the test; how many readings the file has. */
  expected: string;
}

/** A file, as far as it can be told apart from others; instants in UTC seconds. */
export interface CgmFileIdentity {
  person: string | null;
  devices: readonly string[];
  /** Omitted where the file does not name them. */
  serials?: readonly CgmSerialDays[] | null;
  firstEpoch: number;
  lastEpoch: number;
}

const DAY = 86_400;
/** Sensors overlap for a while when one replaces another. */
export const CHANGE_SECONDS = DAY;
/** So many days may see both the former and the next sensor: a day from noon to noon is in two. */
const CHANGE_DAYS = 2;

/** Whether two files cover the same time for longer than sensors do of which one replaces the other. */
export const sharesTime = (
  one: Pick<CgmFileIdentity, 'firstEpoch' | 'lastEpoch'>,
  other: Pick<CgmFileIdentity, 'firstEpoch' | 'lastEpoch'>,
): boolean =>
  Math.min(one.lastEpoch, other.lastEpoch) - Math.max(one.firstEpoch, other.firstEpoch) > CHANGE_SECONDS;

/**
 * Whether a file may be of another person. A name is another when it shares no word of two letters with the patient's.
 * Devices are others when an earlier file of the test covers more than a day of the same time with none of the models,
 * or the same days with none of the serial numbers: those of other days are the sensors before and after.
 */
export function importDoubts(
  file: CgmFileIdentity,
  patientName: string,
  earlier: readonly Omit<CgmFileIdentity, 'person'>[],
): CgmImportDoubt[] {
  const doubts: CgmImportDoubt[] = [];
  if (file.person !== null && !sharesWord(file.person, patientName)) {
    doubts.push({ id: 'OTHER_PERSON', found: file.person, expected: patientName });
  }
  for (const other of earlier.filter((one) => sharesTime(one, file))) {
    const apart = otherModels(file, other) ?? otherSerials(file, other);
    if (apart === null) continue;
    doubts.push({ id: 'OTHER_DEVICE', ...apart });
    break;
  }
  return doubts;
}

type Devices = Pick<CgmFileIdentity, 'devices' | 'serials'>;
type Apart = Pick<CgmImportDoubt, 'found' | 'expected'>;

function otherModels(file: Devices, other: Devices): Apart | null {
  if (file.devices.length === 0 || other.devices.length === 0) return null;
  if (other.devices.some((device) => file.devices.includes(device))) return null;
  return { found: file.devices.join(', '), expected: other.devices.join(', ') };
}

/** What both files name on the days that they share without sharing a serial number; null when these are few. */
function otherSerials(file: Omit<CgmFileIdentity, 'person'>, other: Devices): Apart | null {
  const theirs = serialsByDay(other.serials, file);
  const apart = [...serialsByDay(file.serials, file)].flatMap(([day, found]) => {
    const expected = theirs.get(day);
    return expected === undefined || found.some((serial) => expected.includes(serial))
      ? []
      : [{ found, expected }];
  });
  if (apart.length <= CHANGE_DAYS) return null;
  const named = ({ devices }: Devices, serials: readonly string[]) =>
    [...devices, ...new Set(serials)].slice(0, 10).join(', ');
  return {
    found: named(
      file,
      apart.flatMap(({ found }) => found),
    ),
    expected: named(
      other,
      apart.flatMap(({ expected }) => expected),
    ),
  };
}

/** The serial numbers of each day of a file. */
function serialsByDay(
  serials: CgmFileIdentity['serials'],
  { firstEpoch, lastEpoch }: Pick<CgmFileIdentity, 'firstEpoch' | 'lastEpoch'>,
): Map<number, string[]> {
  const byDay = new Map<number, string[]>();
  const from = Math.floor(firstEpoch / DAY);
  const to = Math.floor(lastEpoch / DAY);
  for (const { serial, days } of serials ?? [])
    for (const [first, last] of days)
      for (let day = Math.max(first, from); day <= Math.min(last, to); day++)
        byDay.set(day, [...(byDay.get(day) ?? []), serial]);
  return byDay;
}

/** Reads doubts from an answer; what is none is left out. */
export function readImportDoubts(value: unknown): CgmImportDoubt[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown): CgmImportDoubt[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { id: told, found, expected } = each as Record<string, unknown>;
    const id = CGM_IMPORT_DOUBTS.find((known) => known === told);
    return id === undefined ? [] : [{ id, found: textOf(found), expected: textOf(expected) }];
  });
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const wordsOf = (name: string): string[] =>
  foldHeading(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);

function sharesWord(one: string, other: string): boolean {
  const words = wordsOf(one);
  const others = new Set(wordsOf(other));
  // Initials say nothing.
  return words.length === 0 || words.some((word) => others.has(word));
}
