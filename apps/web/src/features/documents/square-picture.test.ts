import { describe, expect, it } from 'vitest';
import { CENTRED, openPicture, squareOf } from './square-picture.ts';

describe('the square that is cropped', () => {
  it('is the centre of a wide and of a tall image', () => {
    expect(squareOf({ width: 1000, height: 600 }, CENTRED)).toEqual({ left: 200, top: 0, side: 600 });
    expect(squareOf({ width: 600, height: 1000 }, CENTRED)).toEqual({ left: 0, top: 200, side: 600 });
  });

  it('stays inside the image, however it is moved and zoomed', () => {
    for (const zoom of [0, 1, 2.5, 4])
      for (const x of [0, 0.3, 1])
        for (const y of [0, 0.7, 1]) {
          const { left, top, side } = squareOf({ width: 400, height: 300 }, { zoom, x, y });
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + side).toBeLessThanOrEqual(400);
          expect(top + side).toBeLessThanOrEqual(300);
          expect(side).toBeGreaterThan(0);
        }
  });
});

describe('what is not an image', () => {
  it.each(['', 'name,surname\nA,B', '%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])(
    'is detected by its content: %j',
    async (content) => {
      const file = new File([content], 'photo.png', { type: 'image/png' });
      await expect(openPicture(file)).rejects.toMatchObject({ reason: 'notPicture' });
    },
  );
});
