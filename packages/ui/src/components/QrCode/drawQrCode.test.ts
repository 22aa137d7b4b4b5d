import { describe, expect, it } from 'vitest';
import { drawQrCode } from './drawQrCode.ts';

/** Whether a module is dark, read back from the path. */
function darkModules(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at},${y}`);
  }
  return dark;
}

describe('a QR code', () => {
  it('has the three finder patterns of the standard in its corners', () => {
    const drawing = drawQrCode(
      'otpauth://totp/Healzy:elena@clinica.example?secret=JBSWY3DPEHPK3PXP&issuer=Healzy',
    );
    if (drawing === null) throw new Error('no drawing');
    const dark = darkModules(drawing.path);
    const end = drawing.modules - 7;
    for (const [left, top] of [
      [0, 0],
      [end, 0],
      [0, end],
    ] as const) {
      for (let y = 0; y < 7; y += 1)
        for (let x = 0; x < 7; x += 1) {
          const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
          expect(dark.has(`${left + x},${top + y}`), `${left + x},${top + y}`).toBe(ring !== 2);
        }
    }
  });

  it('encodes equal texts equally and different ones differently', () => {
    expect(drawQrCode('healzy')).toEqual(drawQrCode('healzy'));
    expect(drawQrCode('healzy')?.path).not.toBe(drawQrCode('healzz')?.path);
  });

  it('holds 2,331 bytes, and returns nothing for more and for empty content', () => {
    expect(drawQrCode('ñ'.repeat(1165))).not.toBeNull();
    expect(drawQrCode('ñ'.repeat(1166))).toBeNull();
    expect(drawQrCode('')).toBeNull();
  });
});
