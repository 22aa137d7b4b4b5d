import { describe, expect, it } from 'vitest';
import { scale } from './scale.ts';

const px = (rem: string) => parseFloat(rem) * 16;

describe('vertical rhythm', () => {
  it.each(Object.entries(scale.font.line))(
    'the line height of %s (%s) is on the 4 px grid',
    (_name, line) => {
      expect(px(line) % px(scale.rhythm.unit)).toBe(0);
    },
  );

  const steps = [
    scale.rhythm.paragraph,
    scale.rhythm.item,
    scale.rhythm.afterHeading,
    ...Object.values(scale.rhythm.beforeHeading),
    ...Object.values(scale.space),
  ];
  it.each(steps)('a distance of %s is on the 4 px grid', (step) => {
    expect(px(step) % px(scale.rhythm.unit)).toBe(0);
  });

  it('puts a heading further from what precedes it than from what it heads', () => {
    for (const before of Object.values(scale.rhythm.beforeHeading))
      expect(px(before)).toBeGreaterThan(px(scale.rhythm.afterHeading));
  });

  it('gives every type size a line height at least a sixth larger', () => {
    for (const [name, size] of Object.entries(scale.font.size)) {
      const line = scale.font.line[name as keyof typeof scale.font.line];
      expect(px(line)).toBeGreaterThanOrEqual(px(size) * (7 / 6));
    }
  });
});
