import { PNG } from 'pngjs';

export interface PictureDifference {
  /** In words: how many pixels, where. */
  readonly message: string;
  /** PNG: the kept picture, the drawn one, and what changed, side by side. */
  readonly image: Buffer;
}

/**
 * Compares two PNG files pixel by pixel, without tolerance: the pinned browser draws the same bytes each time.
 * Returns nothing when they are equal.
 */
export function comparePictures(kept: Buffer, drawn: Buffer): PictureDifference | undefined {
  if (kept.equals(drawn)) return undefined;
  const before = PNG.sync.read(kept);
  const after = PNG.sync.read(drawn);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const gap = 8;
  const sheet = new PNG({ width: width * 3 + gap * 2, height });
  sheet.data.fill(0x80);

  let count = 0;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const one = pixel(before, x, y);
      const other = pixel(after, x, y);
      paint(sheet, x, y, one ?? 0xff00ffff);
      paint(sheet, x + width + gap, y, other ?? 0xff00ffff);
      const isSame = one === other;
      paint(sheet, x + 2 * (width + gap), y, isSame ? faded(other) : 0xe00020ff);
      if (isSame) continue;
      count++;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  if (!count) return undefined;
  const sizes =
    before.width === after.width && before.height === after.height
      ? ''
      : `, size ${before.width}×${before.height} became ${after.width}×${after.height}`;
  const place = `${box.left},${box.top} to ${box.right},${box.bottom}`;
  return {
    message: `${count} pixels differ within ${place}${sizes}`,
    image: PNG.sync.write(sheet),
  };
}

function pixel(image: PNG, x: number, y: number): number | undefined {
  if (x >= image.width || y >= image.height) return undefined;
  return image.data.readUInt32BE((y * image.width + x) * 4);
}

function paint(image: PNG, x: number, y: number, color: number) {
  image.data.writeUInt32BE(color, (y * image.width + x) * 4);
}

function faded(color = 0xffffffff): number {
  const light = (shift: number) => 255 - Math.round((255 - ((color >>> shift) & 255)) * 0.25);
  return ((light(24) << 24) | (light(16) << 16) | (light(8) << 8) | 255) >>> 0;
}
