import { PNG } from 'pngjs';

export interface PictureDifference {
  /** In words: how many pixels, where. */
  readonly message: string;
  /** PNG: the baseline, the new snapshot and the difference, side by side. */
  readonly image: Buffer;
}

/**
 * Whether two PNG files show the same, apart from the rounding that {@link comparePictures} allows. Stops at the first
 * different pixel and builds no image: it is called often while a page settles.
 */
export function isSamePicture(kept: Buffer, drawn: Buffer): boolean {
  if (kept.equals(drawn)) return true;
  const before = PNG.sync.read(kept);
  const after = PNG.sync.read(drawn);
  if (before.width !== after.width || before.height !== after.height) return false;
  const [one, other] = [pixels(before), pixels(after)];
  const count = one.length;
  for (let at = 0; at < count; at++) {
    const was = one[at]!;
    const is = other[at]!;
    if (was !== is && !isRounding(was, is)) return false;
  }
  return true;
}

/**
 * Compares two PNG files pixel by pixel. Returns nothing when they are equal.
 *
 * The pinned browser draws the same each time, but for the rounding of a channel by up to 3 of 255 where a curve, or the
 * rounded corner that cuts a photograph, crosses the border of two raster tiles, which lie elsewhere from run to run.
 * That much counts as equal, and nothing more.
 */
export function comparePictures(kept: Buffer, drawn: Buffer): PictureDifference | undefined {
  if (kept.equals(drawn)) return undefined;
  const before = PNG.sync.read(kept);
  const after = PNG.sync.read(drawn);
  if (before.data.equals(after.data) && before.width === after.width) return undefined;

  const width = before.width > after.width ? before.width : after.width;
  const height = before.height > after.height ? before.height : after.height;
  const sheet = new PNG({ width: width * 3 + gap * 2, height });
  sheet.data.fill(0x80);
  const [one, other, out] = [pixels(before), pixels(after), pixels(sheet)];
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const was = x < before.width && y < before.height ? one[y * before.width + x]! : outside;
      const is = x < after.width && y < after.height ? other[y * after.width + x]! : outside;
      const at = y * sheet.width + x;
      out[at] = was;
      out[at + width + gap] = is;
      const isSame = was === is || isRounding(was, is);
      // A quarter of the ink keeps unchanged parts recognisable behind the marks.
      out[at + 2 * (width + gap)] = isSame ? ((is >>> 2) & 0x3f3f3f3f) + 0xc0c0c0c0 : changed;
      if (isSame) continue;
      count++;
      if (x < left) left = x;
      if (y < top) top = y;
      if (x > right) right = x;
      if (y > bottom) bottom = y;
    }
  }
  if (!count) return undefined;
  const isResized = before.width !== after.width || before.height !== after.height;
  const sizes = isResized
    ? `, size ${before.width}×${before.height} became ${after.width}×${after.height}`
    : '';
  return {
    message: `${count} pixels differ within ${left},${top} to ${right},${bottom}${sizes}`,
    image: PNG.sync.write(sheet),
  };
}

function isRounding(was: number, is: number): boolean {
  for (let shift = 0; shift < 32; shift += 8) {
    const step = ((was >>> shift) & 255) - ((is >>> shift) & 255);
    if (step > 3 || step < -3) return false;
  }
  return true;
}

const gap = 8;
/** As little-endian words: alpha, blue, green, red. */
const outside = 0xffff00ff;
const changed = 0xff2000e0;

function pixels({ data }: PNG): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}
