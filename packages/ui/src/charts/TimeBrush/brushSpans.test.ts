import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  edgeAfterKey,
  firstSpan,
  moved,
  resized,
  spanAfterKey,
  spanned,
  type BrushLimits,
} from './brushSpans.ts';

const limits: BrushLimits = { extent: { from: 1000, to: 87_400 }, stepSeconds: 300 };
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe('a selected span', () => {
  it('stays within the extent and at least one step long, whatever is dragged or pressed', () => {
    const moment = fc.double({ min: -200_000, max: 400_000, noNaN: true });
    const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    fc.assert(
      fc.property(
        moment,
        moment,
        fc.array(fc.record({ key: fc.constantFrom(...keys), shiftKey: fc.boolean() })),
        fc.integer({ min: 1, max: 90_000 }),
        (one, other, presses, stepSeconds) => {
          const own = { ...limits, stepSeconds };
          let span = spanned(one, other, own);
          for (const press of presses) {
            span = spanAfterKey(span, press, own) ?? span;
            span = edgeAfterKey(span, 'from', press, own) ?? span;
            expect(span.from).toBeGreaterThanOrEqual(own.extent.from);
            expect(span.to).toBeLessThanOrEqual(own.extent.to);
            expect(span.to - span.from).toBeGreaterThanOrEqual(Math.min(stepSeconds, 86_400) - 1e-6);
          }
        },
      ),
    );
  });

  it('keeps its length when it is moved against an end', () => {
    expect(moved({ from: 2000, to: 5000 }, -99_999, limits)).toEqual({ from: 1000, to: 4000 });
    expect(moved({ from: 2000, to: 5000 }, 999_999, limits)).toEqual({ from: 84_400, to: 87_400 });
  });

  it('does not turn over when one edge is dragged past the other', () => {
    expect(resized({ from: 2000, to: 5000 }, 'from', 9000, limits)).toEqual({ from: 4700, to: 5000 });
    expect(resized({ from: 2000, to: 5000 }, 'to', 100, limits)).toEqual({ from: 2000, to: 2300 });
  });

  it('is the same dragged from left to right and from right to left', () => {
    expect(spanned(9000, 2000, limits)).toEqual(spanned(2000, 9000, limits));
  });

  it('moves by a step, changes its length with Shift, and is cleared by Delete', () => {
    const span = { from: 4000, to: 7000 };
    expect(spanAfterKey(span, key('ArrowRight'), limits)).toEqual({ from: 4300, to: 7300 });
    expect(spanAfterKey(span, key('ArrowLeft', true), limits)).toEqual({ from: 4000, to: 6700 });
    expect(spanAfterKey(span, key('PageDown'), limits)).toEqual({ from: 7000, to: 10_000 });
    expect(spanAfterKey(span, key('Home'), limits)).toEqual({ from: 1000, to: 4000 });
    expect(spanAfterKey(span, key('Delete'), limits)).toBeNull();
    expect(spanAfterKey(span, key('a'), limits)).toBeUndefined();
  });

  it('begins in the middle', () => {
    const { from, to } = firstSpan(limits);
    expect((from + to) / 2).toBeCloseTo(44_200, -3);
    expect(spanAfterKey(null, key('ArrowRight'), limits)).toEqual({ from, to });
  });

  it('is the whole extent where that is shorter than a step', () => {
    const short = { extent: { from: 0, to: 60 }, stepSeconds: 300 };
    expect(spanned(10, 20, short)).toEqual({ from: 0, to: 60 });
  });
});
