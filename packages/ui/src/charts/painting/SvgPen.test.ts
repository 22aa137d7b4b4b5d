import { describe, expect, it } from 'vitest';
import { SvgPen } from './SvgPen.ts';

describe('SvgPen', () => {
  it('outputs what was drawn as a named document', () => {
    const pen = new SvgPen();
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 10, 5);
    pen.beginPath();
    pen.moveTo(1, 2);
    pen.lineTo(3.14159, 4);
    pen.strokeStyle = '#123456';
    pen.setLineDash([4, 2]);
    pen.stroke();
    const text = pen.toSvg(10, 5, 'A & B');
    expect(text).toContain('<title>A &amp; B</title>');
    expect(text).toContain('<rect x="0" y="0" width="10" height="5" fill="#fff"/>');
    expect(text).toMatch(/<path d="M1 2L3.14 4" fill="none" stroke="#123456"[^>]*stroke-dasharray="4 2"\/>/);
  });

  it('escapes text', () => {
    const pen = new SvgPen();
    pen.fillText('</text><script>alert(1)</script>', 0, 0);
    const text = pen.toSvg(1, 1, '"><script>');
    expect(text).not.toContain('<script>');
  });

  it('ends a clip when the previous state is restored', () => {
    const pen = new SvgPen();
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, 5, 5);
    pen.clip();
    pen.fillRect(0, 0, 9, 9);
    pen.restore();
    pen.fillRect(1, 1, 1, 1);
    expect(pen.toSvg(9, 9, 't')).toMatch(/<g clip-path="url\(#clip-0\)"><rect x="0"[^>]*\/><\/g><rect x="1"/);
  });
});
