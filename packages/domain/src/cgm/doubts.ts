import { foldHeading } from '../shared/delimited/index.ts';

/** What a person confirms before a file joins a test: it names another person, or overlaps another device's readings. */
export const CGM_IMPORT_DOUBTS = ['OTHER_PERSON', 'OTHER_DEVICE'] as const;
export type CgmImportDoubtId = (typeof CGM_IMPORT_DOUBTS)[number];

export interface CgmImportDoubt {
  id: CgmImportDoubtId;
  /** The name or the devices in the file, and those of the patient and the test. */
  found: string;
  expected: string;
}

/** A file, as far as it can be told apart from others; instants in UTC seconds. */
export interface CgmFileIdentity {
  person: string | null;
  devices: readonly string[];
  firstEpoch: number;
  lastEpoch: number;
}

/** Sensors overlap for a while when one replaces another. */
const CHANGE_SECONDS = 24 * 3600;

/**
 * Whether a file may be of another person. A name is another when it shares no word of two letters with the patient's;
 * devices are others when an earlier file of the test covers more than a day of the same time with none of them.
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
  const other = earlier.find(
    ({ devices, firstEpoch, lastEpoch }) =>
      Math.min(lastEpoch, file.lastEpoch) - Math.max(firstEpoch, file.firstEpoch) > CHANGE_SECONDS &&
      devices.length > 0 &&
      file.devices.length > 0 &&
      !devices.some((device) => file.devices.includes(device)),
  );
  if (other !== undefined) {
    doubts.push({
      id: 'OTHER_DEVICE',
      found: file.devices.join(', '),
      expected: other.devices.join(', '),
    });
  }
  return doubts;
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
