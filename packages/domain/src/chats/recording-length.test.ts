import { describe, expect, it } from 'vitest';
import { isRecordingTooLong, recordingSeconds } from './index.ts';

const text = (value: string) => [...value].map((letter) => letter.charCodeAt(0));
const unsigned = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) % 256);
const littleEndian = (value: number, bytes: number) => unsigned(value, bytes).toReversed();

/** An element of EBML, its size in four bytes; `null` for one whose end was unknown while it was written. */
const element = (id: number[], content: number[], size: number | null = content.length) => [
  ...id,
  ...(size === null ? [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff] : [0x10, ...unsigned(size, 3)]),
  ...content,
];
const block = (ms: number) => element([0xa3], [0x81, ...unsigned(ms, 2), 0x80, 1, 2, 3]);
const cluster = (ms: number, blocks: number[][]) =>
  element([0x1f, 0x43, 0xb6, 0x75], [...element([0xe7], unsigned(ms, 4)), ...blocks.flat()], null);

/** As Chrome and Firefox record: no length, clusters of unknown size. */
const webm = (clusters: number[][]) =>
  Uint8Array.from([
    ...element([0x1a, 0x45, 0xdf, 0xa3], text('webm')),
    ...element(
      [0x18, 0x53, 0x80, 0x67],
      [
        ...element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], unsigned(1_000_000, 3))),
        ...clusters.flat(),
      ],
      null,
    ),
  ]);

const oggPage = (granule: number) => [...text('OggS'), 0, 0, ...littleEndian(granule, 8), ...text('sound')];
const wav = (seconds: number, rate = 8000) =>
  Uint8Array.from([
    ...text('RIFF'),
    ...littleEndian(36 + seconds * rate, 4),
    ...text('WAVEfmt '),
    ...littleEndian(16, 4),
    ...[1, 0, 1, 0],
    ...littleEndian(rate, 4),
    ...littleEndian(rate, 4),
    ...[1, 0, 8, 0],
    ...text('data'),
    ...littleEndian(seconds * rate, 4),
    ...new Array<number>(seconds * rate).fill(128),
  ]);
const mp4 = (seconds: number, scale = 1000) =>
  Uint8Array.from([
    ...unsigned(16, 4),
    ...text('ftypM4A '),
    ...unsigned(0, 4),
    ...unsigned(40, 4),
    ...text('moov'),
    ...unsigned(32, 4),
    ...text('mvhd'),
    ...unsigned(0, 12),
    ...unsigned(scale, 4),
    ...unsigned(seconds * scale, 4),
    ...unsigned(0, 8),
  ]);

const box = (type: string, content: number[]) => [
  ...unsigned(content.length + 8, 4),
  ...text(type),
  ...content,
];
/** As browsers record MP4: no length, and pieces that say when they begin. `each` is the length of a sample. */
const mp4InPieces = (pieces: { at: number; samples: number }[], { scale = 48_000, each = 1024 } = {}) =>
  Uint8Array.from([
    ...box('ftyp', text('iso5')),
    ...box('moov', [
      ...box('mvhd', [...unsigned(0, 12), ...unsigned(1000, 4), ...unsigned(0, 12)]),
      ...box('trak', [
        ...box('tkhd', [...unsigned(0, 12), ...unsigned(1, 4), ...unsigned(0, 8)]),
        ...box('mdia', box('mdhd', [...unsigned(0, 12), ...unsigned(scale, 4), ...unsigned(0, 8)])),
      ]),
    ]),
    ...pieces.flatMap(({ at, samples }, index) => [
      ...box(
        'moof',
        box('traf', [
          ...box('tfhd', [0, 0, 0, 8, ...unsigned(1, 4), ...unsigned(each, 4)]),
          ...box('tfdt', [...unsigned(0, 4), ...unsigned(at, 4)]),
          // Either by the default of the piece, or each sample by itself, with its size.
          ...(index % 2 === 0
            ? box('trun', [...unsigned(0, 4), ...unsigned(samples, 4)])
            : box('trun', [
                0,
                0,
                3,
                1,
                ...unsigned(samples, 4),
                ...unsigned(0, 4),
                ...Array.from({ length: samples }, () => [...unsigned(each, 4), ...unsigned(9, 4)]).flat(),
              ])),
        ]),
      ),
      ...box('mdat', text('sound')),
    ]),
  ]);

describe('the length of a recording', () => {
  it('is the time of the last block of a WebM file that says nothing itself', () => {
    expect(recordingSeconds(webm([cluster(0, [block(0), block(960)]), cluster(9_000, [block(500)])]))).toBe(
      9.5,
    );
    // Forty minutes.
    expect(recordingSeconds(webm([cluster(0, [block(0)]), cluster(2_400_000, [block(0)])]))).toBe(2_400);
  });

  it('is that of an Ogg, a WAV and an MP4 file', () => {
    const ogg = Uint8Array.from([...oggPage(0), ...oggPage(48_000), ...oggPage(48_000 * 12)]);
    expect(recordingSeconds(ogg)).toBe(12);
    expect(recordingSeconds(wav(3))).toBeCloseTo(3, 1);
    expect(recordingSeconds(mp4(75))).toBe(75);
  });

  it('is the end of the last piece of an MP4 that says nothing itself', () => {
    const second = { at: 480_000, samples: 10 };
    expect(recordingSeconds(mp4InPieces([{ at: 0, samples: 469 }, second]))).toBeCloseTo(10.21, 2);
    expect(recordingSeconds(mp4InPieces([{ at: 48_000 * 600, samples: 47 }]))).toBeCloseTo(601, 1);
    // Cut off within a piece, as by a lost connection.
    expect(recordingSeconds(mp4InPieces([{ at: 0, samples: 47 }, second]).slice(0, -40))).toBeCloseTo(1, 1);
  });

  it.each([
    ['an MP3', Uint8Array.from(text('ID3 sound'))],
    ['an MP4 without a piece', mp4(0)],
    ['a WebM without sound', webm([])],
    ['one that was cut off', webm([cluster(0, [block(0)])]).slice(0, 20)],
    ['nothing', new Uint8Array()],
  ])('is unknown of %s', (_name, bytes) => expect(recordingSeconds(bytes)).toBeNull());

  it('may be five minutes, and the last block of them', () => {
    expect([299, 300, 304].some(isRecordingTooLong)).toBe(false);
    expect(isRecordingTooLong(306)).toBe(true);
  });
});
