import { isAppleHealth, readApple } from './apple/read-apple.ts';
import type { TextFile } from '../files/read-table.ts';
import { isFit, readFit } from './fit.ts';
import { isSqlite, readHealthConnect } from './health-connect/read-health-connect.ts';
import { SamsungParts } from './samsung-parts.ts';
import { bytesOf, headOf, NeedsZone, neverReadByPath, Refusal, type SourceFile } from './sources.ts';
import type { RecordTaker } from './taker.ts';
import { decodedText, takeText, type TextOutcome } from './text.ts';
import type {
  NamedBlob,
  WearableImportOptions,
  WearableQuestion,
  WearableRefused,
  WearableSteps,
} from './types.ts';
import { isZip, ZipBudget, zipEntries } from './zip.ts';

export type Stop = WearableQuestion | WearableRefused;

const HEAD = 64 * 1024;
/** Text that is read whole; a year of one metric has a few megabytes. */
const MOST_TEXT = 64 * 1024 ** 2;
/** A zip in a zip has to be in memory whole. */
const MOST_NESTED = 256 * 1024 ** 2;
const KNOWN_KEYS =
  /"(?:dateTime|startTime|bedtime_start|sleepStartTimestampGMT|heartRateValues|hrvSummary|startTimeNanos|startdate|SRDataList)"/;

const looksLikeText = (head: Uint8Array): boolean => {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  return isWide || !head.includes(0);
};

/** Reads every file of an export, told by what is in it. */
class Reading {
  readonly #options: WearableImportOptions;
  readonly #steps: WearableSteps;
  readonly #taker: RecordTaker;
  readonly #nowS = Date.now() / 1000;
  readonly #total: number;
  #done = 0;
  readonly #samsung = new SamsungParts();
  taken = 0;

  constructor(
    files: readonly NamedBlob[],
    options: WearableImportOptions,
    steps: WearableSteps,
    taker: RecordTaker,
  ) {
    this.#options = options;
    this.#steps = steps;
    this.#taker = taker;
    this.#total = files.reduce((sum, { blob }) => sum + blob.size, 0) || 1;
  }

  async file({ name, blob }: NamedBlob): Promise<Stop | null> {
    const head = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
    if (!isZip(head)) {
      const source = { name, size: blob.size, weight: blob.size, stream: () => blob.stream() };
      return this.#source(source, true);
    }
    const before = this.taken;
    const budget = new ZipBudget();
    for (const entry of await zipEntries({ name, blob }, budget)) {
      const stop = await this.#entry(entry, budget);
      if (stop) return stop;
    }
    return this.taken > before || this.#samsung.hasTables
      ? null
      : { kind: 'refused', reason: 'UNKNOWN_FORMAT', detail: name };
  }

  /** An entry of a zip, or what is in it where it is a zip itself: no deeper, as an export never is. */
  async #entry(file: SourceFile, budget: ZipBudget): Promise<Stop | null> {
    const isNested = neverReadByPath(file.name) === null && isZip(await headOf(file, 4, this.#steps.signal));
    if (!isNested) return this.#source(file, false);
    const bytes = await bytesOf(file, MOST_NESTED, this.#steps.signal, () => undefined);
    const blob = new Blob([bytes as Uint8Array<ArrayBuffer>]);
    const entries = await zipEntries({ name: file.name, blob }, budget);
    const packed = entries.reduce((sum, { weight }) => sum + weight, 0) || 1;
    for (const entry of entries) {
      const weight = (entry.weight / packed) * file.weight;
      const stop = await this.#source({ ...entry, name: `${file.name}/${entry.name}`, weight }, false);
      if (stop) return stop;
    }
    return null;
  }

  /** What needed another file beside it. */
  async end(): Promise<Stop | null> {
    for (const { text, file } of this.#samsung.all()) {
      const stop = this.#outcome(file.name, await this.#text(text, file), true, '');
      if (stop) return stop;
    }
    return null;
  }

  /** @param isAlone that nothing else came with it: then it is refused when nobody knows it */
  async #source(file: SourceFile, isAlone: boolean): Promise<Stop | null> {
    this.#steps.signal?.throwIfAborted();
    const from = this.#done;
    const stop = await this.#kind(file, isAlone, (share) => this.#progress(from + share * file.weight));
    this.#done = from + file.weight;
    this.#progress(this.#done);
    return stop;
  }

  async #kind(file: SourceFile, isAlone: boolean, onShare: (share: number) => void): Promise<Stop | null> {
    const { signal } = this.#steps;
    const never = neverReadByPath(file.name);
    if (never !== null) return this.#never(file, never, isAlone);
    const context = { zone: this.#options.zone, nowS: this.#nowS, signal };
    const head = await headOf(file, HEAD, signal);
    if (isSqlite(head)) {
      await readHealthConnect(file, this.#taker, context, onShare);
    } else if (isFit(head)) {
      await readFit(file, this.#taker, context, onShare);
    } else {
      const start = looksLikeText(head) ? decodedText(head) : '';
      if (isAppleHealth(start)) await readApple(file, this.#taker, context, onShare);
      else return this.#small(file, start, isAlone, onShare);
    }
    this.taken++;
    return null;
  }

  async #small(
    file: SourceFile,
    start: string,
    isAlone: boolean,
    onShare: (share: number) => void,
  ): Promise<Stop | null> {
    if (start.includes('<ClinicalDocument')) return this.#never(file, 'CLINICAL', isAlone);
    if (start.trim() === '' || start.trimStart().startsWith('<')) return this.#unknown(file, isAlone);
    if (!isAlone && file.size > MOST_TEXT) return this.#unknown(file, false);
    const text = decodedText(await bytesOf(file, MOST_TEXT, this.#steps.signal, onShare));
    if (this.#samsung.keep(file.name, text)) return null;
    return this.#outcome(file.name, await this.#text(text, { name: file.name }), isAlone, start);
  }

  #text(text: string, file: TextFile): Promise<TextOutcome> {
    return takeText(text, file, this.#options, this.#taker);
  }

  #outcome(name: string, outcome: TextOutcome, isAlone: boolean, start: string): Stop | null {
    if (outcome.kind === 'question') return outcome;
    if (outcome.kind === 'taken') {
      this.taken++;
      return null;
    }
    const { reason, read } = outcome;
    // Beside other files, one that nobody knows is no fault; one that is cut off is, where it or its keys are known.
    const isKnown = read !== undefined || (reason === 'CUT_OFF' && KNOWN_KEYS.test(start));
    return isAlone || isKnown
      ? { kind: 'refused', reason, detail: name, ...(read !== undefined && { read }) }
      : null;
  }

  #never(file: SourceFile, kind: Parameters<RecordTaker['never']>[0], isAlone: boolean): Stop | null {
    if (isAlone) return this.#unknown(file, true);
    this.#taker.never(kind, 1);
    return null;
  }

  #unknown({ name }: SourceFile, isAlone: boolean): Stop | null {
    return isAlone ? { kind: 'refused', reason: 'UNKNOWN_FORMAT', detail: name } : null;
  }

  #progress(bytes: number): void {
    this.#steps.onProgress?.(Math.min(1, bytes / this.#total));
  }
}

/** Reads every file into a taker; null when nothing stands against it. */
export async function readFiles(
  files: readonly NamedBlob[],
  options: WearableImportOptions,
  steps: WearableSteps,
  taker: RecordTaker,
): Promise<Stop | null> {
  const reading = new Reading(files, options, steps, taker);
  try {
    for (const file of files) {
      const stop = await reading.file(file);
      if (stop) return stop;
    }
    const stop = await reading.end();
    if (stop) return stop;
    return reading.taken > 0
      ? null
      : { kind: 'refused', reason: 'UNKNOWN_FORMAT', ...(files[0] && { detail: files[0].name }) };
  } catch (error) {
    steps.signal?.throwIfAborted();
    if (error instanceof NeedsZone) return { kind: 'question', format: error.format, question: 'zone' };
    if (!(error instanceof Refusal)) throw error;
    const { reason, detail, readSoFar } = error;
    return {
      kind: 'refused',
      reason,
      ...(detail !== undefined && { detail }),
      ...(readSoFar !== undefined && { read: readSoFar }),
    };
  }
}
