import { SaxesParser } from 'saxes';
import { eachPiece, Refusal, type SourceFile } from '../sources.ts';
import type { RecordTaker } from '../taker.ts';
import { AppleRecords, NOTHING_BELOW, ownUnit, type Attributes, type Below } from './records.ts';
import { APPLE_ELEMENTS, KILOCALORIES, METRES } from './types.ts';

const ROOT = '<HealthData';
/** The definition of the document is some kilobytes. */
const LONGEST_PROLOGUE = 1024 * 1024;
/** What XML cannot have and exports do. */
// eslint-disable-next-line no-control-regex -- finding them is what it is for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const MOST_FAULTS = 10_000;

/** Whether a text begins like an export of Apple Health, whatever its name. */
export const isAppleHealth = (head: string): boolean =>
  head.includes(ROOT) || /<!DOCTYPE\s+HealthData\b/.test(head);

/** Follows the elements: what a record has below it is known at its end. */
class AppleElements {
  readonly #records: AppleRecords;
  /** Names of open elements below the root. */
  readonly #open: string[] = [];
  #attributes: Attributes | null = null;
  #below: Below = NOTHING_BELOW;

  constructor(records: AppleRecords) {
    this.#records = records;
  }

  start(name: string, attributes: Attributes, taker: RecordTaker): void {
    const depth = this.#open.length;
    const parent = this.#open[depth - 1];
    this.#open.push(name);
    // Records inside of a correlation stand beside it once more.
    if (name === 'ExportDate') this.#records.clock.exportedAt(attributes.value);
    else if ((name === 'Record' || name === 'Workout') && parent === 'HealthData') {
      this.#attributes = attributes;
      this.#below = NOTHING_BELOW;
    } else if (this.#attributes && (name === 'MetadataEntry' || name === 'WorkoutStatistics'))
      this.#below = belowWith(this.#below, name, attributes, parent === 'Record' || parent === 'Workout');
    else if (name in APPLE_ELEMENTS) this.#beside(name, taker);
  }

  end(name: string): void {
    this.#open.pop();
    if (this.#attributes === null || this.#open.length !== 1) return;
    if (name === 'Record') this.#records.record(this.#attributes, this.#below);
    else if (name === 'Workout') this.#records.workout(this.#attributes, this.#below);
    else return;
    this.#attributes = null;
  }

  #beside(name: string, taker: RecordTaker): void {
    const kind = APPLE_ELEMENTS[name]!;
    this.#records.read++;
    if (kind === 'NOT_USED' || kind === 'TOTALS') this.#records.skip(kind);
    else taker.never(kind, 1);
  }
}

function belowWith(below: Below, name: string, attributes: Attributes, isOwn: boolean): Below {
  if (!isOwn) return below;
  const { key, value, type, sum, unit } = attributes;
  if (name === 'WorkoutStatistics') {
    if (type?.endsWith('ActiveEnergyBurned'))
      return { ...below, energyKcal: ownUnit(sum, KILOCALORIES[unit as 'kcal']) };
    return type?.includes('IdentifierDistance')
      ? { ...below, distanceM: ownUnit(sum, METRES[unit as 'm']) }
      : below;
  }
  if (key === 'HKTimeZone') return { ...below, zone: value ?? null };
  if (key === 'HKWasUserEntered') return { ...below, isManual: value === '1' };
  // `8.3 kcal/hr·kg`: a multiple of resting metabolism.
  return key === 'HKAverageMETs' ? { ...below, met: ownUnit(value?.split(' ')[0], 1) } : below;
}

/** The export of Apple Health: gigabytes of XML, piece by piece. */
export async function readApple(
  file: SourceFile,
  taker: RecordTaker,
  { zone, nowS, signal }: { zone: string | undefined; nowS: number; signal: AbortSignal | undefined },
  onShare: (share: number) => void,
): Promise<void> {
  const records = new AppleRecords(taker, zone, nowS);
  const elements = new AppleElements(records);
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  let faults = 0;
  let isEnded = false;
  parser.on('opentag', ({ name, attributes }) => elements.start(name, attributes, taker));
  parser.on('closetag', ({ name }) => {
    elements.end(name);
    isEnded ||= name === 'HealthData';
  });
  parser.on('error', ({ message }) => {
    if (message.includes('undefined entity')) throw new Refusal('ENTITIES', file.name, records.read);
    if (message.includes('unmatched closing tag')) throw new Refusal('DAMAGED', file.name, records.read);
    if (++faults > MOST_FAULTS) throw new Refusal('DAMAGED', file.name, records.read);
  });
  const write = (text: string) => {
    let replaced = 0;
    const clean = CONTROLS.test(text)
      ? text.replace(CONTROLS, () => {
          replaced++;
          return ' ';
        })
      : text;
    CONTROLS.lastIndex = 0;
    if (replaced > 0) taker.repaired(replaced);
    parser.write(clean);
  };
  const decoder = new TextDecoder();
  let prologue: string | null = '';
  try {
    await eachPiece(file, signal, async (bytes, share) => {
      let text = decoder.decode(bytes, { stream: true });
      if (prologue !== null) {
        prologue += text;
        const root = prologue.indexOf(ROOT);
        if (root < 0 && prologue.length > LONGEST_PROLOGUE) throw new Refusal('DAMAGED', file.name, 0);
        if (root < 0) return;
        checkPrologue(prologue.slice(0, root), file.name);
        text = prologue.slice(root);
        prologue = null;
      }
      write(text);
      onShare(share);
      if (taker.isFull) await taker.flush();
      await records.relieve();
    });
  } catch (error) {
    // The pieces of a zip that ends in the middle fail in the middle.
    throw error instanceof Refusal && error.reason === 'DAMAGED'
      ? new Refusal('DAMAGED', file.name, records.read)
      : error;
  }
  if (!isEnded) throw new Refusal('CUT_OFF', file.name, records.read);
  if (faults > 0) taker.repaired(faults);
  await records.end();
  taker.format('APPLE_HEALTH', records.read);
}

/** Its definition of the document is never read: that of iOS 16 is broken. One that defines entities is no export. */
function checkPrologue(prologue: string, name: string): void {
  if (/<!ENTITY/i.test(prologue)) throw new Refusal('ENTITIES', name, 0);
}
