import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures, isSamePicture } from '../.storybook/comparePictures.ts';

/** A white image with black pixels at the given positions. */
function picture(width: number, height: number, ...places: [x: number, y: number][]) {
  const image = new PNG({ width, height });
  image.data.fill(0xff);
  for (const [x, y] of places) image.data.set([0, 0, 0], (y * width + x) * 4);
  return PNG.sync.write(image);
}

describe('comparePictures', () => {
  it('finds nothing between equal images', () => {
    expect(comparePictures(picture(9, 7, [3, 2]), picture(9, 7, [3, 2]))).toBeUndefined();
  });

  it('finds a single pixel and shows baseline, rendered and changed side by side', () => {
    const difference = comparePictures(picture(9, 7), picture(9, 7, [3, 2]));
    expect(difference?.message).toBe('1 pixels differ within 3,2 to 3,2');
    const sheet = PNG.sync.read(difference!.image);
    const at = (x: number, y: number) => [...sheet.data.subarray((y * sheet.width + x) * 4).subarray(0, 3)];
    expect([sheet.width, sheet.height]).toEqual([9 * 3 + 16, 7]);
    expect(at(3, 2)).toEqual([255, 255, 255]);
    expect(at(9 + 8 + 3, 2)).toEqual([0, 0, 0]);
    expect(at(2 * (9 + 8) + 3, 2)).toEqual([0xe0, 0, 0x20]);
  });

  it('treats a channel off by three as rounding, and off by four as a change', () => {
    const off = (by: number) => {
      const image = PNG.sync.read(picture(4, 4));
      image.data[20] = 255 - by;
      return PNG.sync.write(image);
    };
    expect(comparePictures(picture(4, 4), off(3))).toBeUndefined();
    expect(isSamePicture(picture(4, 4), off(3))).toBe(true);
    expect(isSamePicture(picture(4, 4), off(4))).toBe(false);
    expect(isSamePicture(picture(4, 4), picture(4, 5))).toBe(false);
    expect(comparePictures(picture(4, 4), off(4))?.message).toBe('1 pixels differ within 1,1 to 1,1');
  });

  it('counts what is outside a smaller image as changed', () => {
    expect(comparePictures(picture(4, 4), picture(4, 5))?.message).toBe(
      '4 pixels differ within 0,4 to 3,4, size 4×4 became 4×5',
    );
  });
});
