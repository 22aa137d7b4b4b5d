/**
 * Reads as much of PostgreSQL's `global/pg_control` as checking a folder needs before anything is opened. The layout is
 * that of the embedded engine's version; another version is rejected before this is read.
 */

/** The version number at the start of PostgreSQL 18's file. */
const FORMAT = 1800;
/** Offset of the checksum, and so how many bytes it covers. */
const CHECKSUM_AT = 292;
const FILE_SIZE = 8192;

export interface ControlFile {
  /** Names of the WAL segments that PostgreSQL needs to start. */
  segments: string[];
  segmentSize: number;
}

/** @returns undefined when the bytes are not an intact control file */
export function readControlFile(bytes: Uint8Array): ControlFile | undefined {
  if (bytes.length !== FILE_SIZE) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(8, true) !== FORMAT) return undefined;
  if (view.getUint32(CHECKSUM_AT, true) !== crc32c(bytes.subarray(0, CHECKSUM_AT))) return undefined;
  const segmentSize = view.getUint32(0xe4, true);
  const timeline = view.getUint32(48, true);
  const positions = [view.getBigUint64(32, true), view.getBigUint64(40, true)];
  const names = positions.map((position) => segmentName(timeline, position, segmentSize));
  return { segments: [...new Set(names)], segmentSize };
}

function segmentName(timeline: number, position: bigint, segmentSize: number): string {
  const parts = [
    timeline,
    Number(position >> 32n),
    Math.floor(Number(position & 0xffff_ffffn) / segmentSize),
  ];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}

/** CRC-32C (Castagnoli), which PostgreSQL uses and `node:zlib` does not offer. */
function crc32c(bytes: Uint8Array): number {
  let crc = 0xffff_ffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0x82f6_3b78 : 0);
  }
  return ~crc >>> 0;
}
