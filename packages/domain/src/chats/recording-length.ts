/**
 * How long a recording is, read from the file itself: what is said of it may be wrong. Null where the file does not
 * tell (MP3), whose size is limited instead.
 *
 * WebM: RFC 9559 (Matroska), from the time of its last block, as browsers write no length. Ogg: RFC 7845, from the last
 * granule position, at 48 kHz. WAV: from its byte rate. MP4: ISO/IEC 14496-12, `mvhd`, or the
 * last of its pieces.
 */
export function recordingSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isAt(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3])) return secondsOfWebm(bytes, view);
  if (isAt(bytes, 0, codes('OggS'))) return secondsOfOgg(bytes, view);
  if (isAt(bytes, 8, codes('WAVE'))) return secondsOfWav(bytes, view);
  return isAt(bytes, 4, codes('ftyp')) ? secondsOfMp4(bytes, view) : null;
}

const codes = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const isAt = (bytes: Uint8Array, at: number, wanted: readonly number[]): boolean =>
  bytes.length >= at + wanted.length && wanted.every((byte, index) => bytes[at + index] === byte);

/** A number of EBML whose first byte tells its length. @returns its value and length; null at the end of the file */
function vint(bytes: Uint8Array, at: number, keepsMarker: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepsMarker ? first : first & (0xff >> length);
  let isUnknown = !keepsMarker && value === 0xff >> length;
  for (let index = 1; index < length; index++) {
    const byte = bytes[at + index] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return { value: isUnknown ? Infinity : value, length };
}

const WEBM = {
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;
/** Elements whose content is read rather than skipped. */
const ENTERED: readonly number[] = [WEBM.segment, WEBM.info, WEBM.cluster, WEBM.blockGroup];

function secondsOfWebm(bytes: Uint8Array, view: DataView): number | null {
  const unsigned = (at: number, length: number): number =>
    bytes.subarray(at, at + length).reduce((value, byte) => value * 256 + byte, 0);
  let [scale, clusterTime, last] = [1_000_000, 0, -1];
  for (let at = 0; ;) {
    const id = vint(bytes, at, true);
    const size = id && vint(bytes, at + id.length, false);
    if (!id || !size) break;
    const content = at + id.length + size.length;
    if (id.value === WEBM.scale) scale = unsigned(content, size.value);
    if (id.value === WEBM.clusterTime) clusterTime = unsigned(content, size.value);
    if (id.value === WEBM.simpleBlock || id.value === WEBM.block) {
      const track = vint(bytes, content, false);
      const timeAt = content + (track?.length ?? 0);
      if (timeAt + 2 <= bytes.length) last = Math.max(last, clusterTime + view.getInt16(timeAt));
    }
    at = ENTERED.includes(id.value) ? content : content + size.value;
  }
  return last < 0 ? null : (last * scale) / 1e9;
}

function secondsOfOgg(bytes: Uint8Array, view: DataView): number | null {
  const page = codes('OggS');
  for (let at = bytes.length - 14; at >= 0; at--) {
    if (!isAt(bytes, at, page)) continue;
    const granule = view.getBigInt64(at + 6, true);
    if (granule >= 0n) return Number(granule) / 48_000;
  }
  return null;
}

function secondsOfWav(bytes: Uint8Array, view: DataView): number | null {
  const format = codes('fmt ');
  for (let at = 12; at + 20 <= bytes.length; at += 8 + view.getUint32(at + 4, true)) {
    if (!isAt(bytes, at, format)) continue;
    const bytesPerSecond = view.getUint32(at + 16, true);
    return bytesPerSecond === 0 ? null : bytes.length / bytesPerSecond;
  }
  return null;
}

function secondsOfMp4(bytes: Uint8Array, view: DataView): number | null {
  const header = codes('mvhd');
  for (let at = 4; at + 28 <= bytes.length; at++) {
    if (!isAt(bytes, at, header)) continue;
    const isLong = bytes[at + 4] === 1;
    if (isLong && at + 36 > bytes.length) return null;
    const scale = view.getUint32(at + (isLong ? 24 : 16));
    const length = isLong ? Number(view.getBigUint64(at + 28)) : view.getUint32(at + 20);
    if (scale === 0) return null;
    return length === 0 ? secondsOfPieces(bytes, view) : length / scale;
  }
  return null;
}

/** Boxes whose content is boxes. */
const BOXES: readonly string[] = ['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'];

/**
 * The end of the last piece of an MP4 that was written while it was recorded, as browsers do: when it begins (`tfdt`) and
 * how long its samples are (`trun`, or the default of the piece or the track).
 */
function secondsOfPieces(bytes: Uint8Array, view: DataView): number | null {
  const scales = new Map<number, number>();
  const lengths = new Map<number, number>();
  let [track, begin, each, last] = [0, 0, 0, 0];
  const read = {
    tkhd: (at: number) => (track = view.getUint32(at + (bytes[at] === 1 ? 20 : 12))),
    mdhd: (at: number) => scales.set(track, view.getUint32(at + (bytes[at] === 1 ? 20 : 12))),
    trex: (at: number) => lengths.set(view.getUint32(at + 4), view.getUint32(at + 12)),
    tfhd: (at: number) => {
      const flags = view.getUint32(at);
      track = view.getUint32(at + 4);
      const offset = ((flags & 1) === 0 ? 0 : 8) + ((flags & 2) === 0 ? 0 : 4);
      each = (flags & 8) === 0 ? (lengths.get(track) ?? 0) : view.getUint32(at + 8 + offset);
      begin = 0;
    },
    tfdt: (at: number) =>
      (begin = bytes[at] === 1 ? Number(view.getBigUint64(at + 4)) : view.getUint32(at + 4)),
    trun: (at: number) => {
      const flags = view.getUint32(at);
      const count = view.getUint32(at + 4);
      const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length * 4;
      const first = at + 8 + ((flags & 1) === 0 ? 0 : 4) + ((flags & 4) === 0 ? 0 : 4);
      if ((flags & 0x100) === 0) begin += count * each;
      else for (let index = 0; index < count; index++) begin += view.getUint32(first + index * width);
      last = Math.max(last, begin / (scales.get(track) ?? Infinity));
    },
  };
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    try {
      if (type in read) read[type as keyof typeof read](at + 8);
    } catch {
      // Cut off within this box.
      break;
    }
    // The last box may leave its size open; a smaller one than its own head is no box.
    if (!BOXES.includes(type) && size < 8) break;
    at += BOXES.includes(type) ? 8 : size;
  }
  return last > 0 ? last : null;
}
