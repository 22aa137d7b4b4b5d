import type { NeverReadKind, WearableFormat, WearableRefusal } from './types.ts';

/** A file as it lies on its own or in a zip; read from its beginning as often as someone asks. */
export interface SourceFile {
  /** Path in its zip, or name. */
  name: string;
  /** Bytes, as a zip says it. */
  size: number;
  /** Share of all that is to be read. */
  weight: number;
  stream(signal: AbortSignal | undefined): ReadableStream<Uint8Array>;
}

/** A thing that stands against reading a file. */
export class Refusal extends Error {
  readonly reason;
  readonly readSoFar: number | undefined;
  detail: string | undefined;

  constructor(reason: WearableRefusal, detail?: string, readSoFar?: number) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
    this.readSoFar = readSoFar;
  }
}

/** What a file leaves open and only a person can say, once it is needed. */
export class NeedsZone extends Error {
  readonly format: WearableFormat;

  constructor(format: WearableFormat) {
    super('A record has no clock.');
    this.format = format;
  }
}

/** Calls `take` with the bytes in pieces, which it must not keep; `take` says when it has enough. */
export async function eachPiece(
  file: SourceFile,
  signal: AbortSignal | undefined,
  take: (bytes: Uint8Array, share: number) => Promise<boolean | void> | boolean | void,
): Promise<void> {
  const reader = file.stream(signal).getReader();
  let done = 0;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const { value, done: isDone } = await reader.read();
      if (isDone) return;
      for (let at = 0; at < value.length; at += PIECE) {
        const piece = value.subarray(at, at + PIECE);
        done += piece.length;
        const share = file.size > 0 ? Math.min(1, done / file.size) : 1;
        if ((await take(piece, share)) === false) {
          await reader.cancel().catch(() => undefined);
          return;
        }
      }
    }
  } catch (error) {
    await reader.cancel(error).catch(() => undefined);
    throw error;
  }
}

/** Small enough that what it holds does not fill more than one part. */
const PIECE = 64 * 1024;

/** The first bytes. */
export async function headOf(file: SourceFile, length: number, signal?: AbortSignal): Promise<Uint8Array> {
  const head = new Uint8Array(length);
  let filled = 0;
  await eachPiece(file, signal, (bytes) => {
    const part = bytes.subarray(0, length - filled);
    head.set(part, filled);
    filled += part.length;
    return filled < length;
  });
  return head.subarray(0, filled);
}

/** All bytes of a file that has to be in memory; what it says of its size is not believed. */
export async function bytesOf(
  file: SourceFile,
  most: number,
  signal: AbortSignal | undefined,
  onShare: (share: number) => void,
): Promise<Uint8Array> {
  if (file.size > most) throw new Refusal('TOO_LARGE', file.name);
  const pieces: Uint8Array[] = [];
  let length = 0;
  await eachPiece(file, signal, (bytes, share) => {
    length += bytes.length;
    if (length > most) throw new Refusal('TOO_LARGE', file.name);
    // A reader may use its buffer again.
    pieces.push(bytes.slice());
    onShare(share);
  });
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Ways of Withings, Google and Samsung: tables and lists that say nowhere inside what their numbers are. */
const PLACES =
  /(^|\/)raw_location_|(^|\/)raw_[a-z-]+_(latitude|longitude|altitude|direction|gps-speed|(horizontal|vertical)-radius)\.csv$|gps_location|location_data(_internal)?\.json$/;

/** What the place of an entry says of it, before it is opened: where someone was, and what other treatments are about. */
export function neverReadByPath(path: string): NeverReadKind | null {
  const lower = path.toLowerCase();
  if (/\.(gpx|tcx|kml|kmz)$/.test(lower) || lower.includes('workout-routes/') || PLACES.test(lower))
    return 'PLACES';
  if (
    /(^|\/)electrocardiograms?\//.test(lower) ||
    /com\.samsung\.health\.ecg\b|(^|\/)signal\.csv$/.test(lower)
  )
    return 'ECG';
  if (/menstrua|com\.samsung\.s?health\.cycle\b/.test(lower)) return 'CYCLE';
  if (/(^|\/)clinical[-_]records\//.test(lower) || /(^|[/_])export_cda\.xml$/.test(lower)) return 'CLINICAL';
  return null;
}
