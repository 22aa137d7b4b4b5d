/** File types recognised by their first bytes. */
export const FILE_SIGNATURES = [
  'png',
  'jpeg',
  'gif',
  'webp',
  'heic',
  'pdf',
  'zip',
  'gzip',
  'rar',
  '7z',
  'bzip2',
  'xz',
  'ole',
  'exe',
  'elf',
  'sqlite',
  'tiff',
  'bmp',
  'mp3',
  'mp4',
  'ogg',
  'webm',
  'wav',
  'wasm',
] as const;
export type FileSignature = (typeof FILE_SIGNATURES)[number];

const text = (value: string): number[] => [...value].map((letter) => letter.charCodeAt(0));

const TABLE: readonly (readonly [FileSignature, number, readonly number[]])[] = [
  ['png', 0, [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', 0, [0xff, 0xd8, 0xff]],
  ['gif', 0, text('GIF8')],
  ['webp', 8, text('WEBP')],
  ['pdf', 0, text('%PDF-')],
  ['zip', 0, [0x50, 0x4b, 0x03, 0x04]],
  ['zip', 0, [0x50, 0x4b, 0x05, 0x06]],
  ['zip', 0, [0x50, 0x4b, 0x07, 0x08]],
  ['gzip', 0, [0x1f, 0x8b]],
  ['rar', 0, text('Rar!')],
  ['7z', 0, [0x37, 0x7a, 0xbc, 0xaf]],
  ['bzip2', 0, text('BZh')],
  ['xz', 0, [0xfd, 0x37, 0x7a, 0x58]],
  ['ole', 0, [0xd0, 0xcf, 0x11, 0xe0]],
  ['elf', 0, [0x7f, 0x45, 0x4c, 0x46]],
  ['wasm', 0, [0x00, 0x61, 0x73, 0x6d]],
  ['sqlite', 0, text('SQLite format 3')],
  ['tiff', 0, [0x49, 0x49, 0x2a, 0x00]],
  ['tiff', 0, [0x4d, 0x4d, 0x00, 0x2a]],
  ['ogg', 0, text('OggS')],
  ['mp3', 0, text('ID3')],
  // Frames without a title before them: MPEG 1 and 2, layer III.
  ...[0xfb, 0xfa, 0xf3, 0xf2].map((second) => ['mp3', 0, [0xff, second]] as const),
  ['webm', 0, [0x1a, 0x45, 0xdf, 0xa3]],
  ['wav', 8, text('WAVE')],
  ['heic', 4, text('ftyphe')],
  ['heic', 4, text('ftypmif')],
  ['mp4', 4, text('ftyp')],
  ['exe', 0, [0x4d, 0x5a, 0x90]],
  ['bmp', 0, [0x42, 0x4d, 0x00]],
];

/** What a file really is, by its first bytes and never by its name; null when they do not show it (plain text). */
export function fileSignature(bytes: Uint8Array): FileSignature | null {
  for (const [name, at, wanted] of TABLE) {
    if (bytes.length >= at + wanted.length && wanted.every((byte, i) => bytes[at + i] === byte)) return name;
  }
  return null;
}
