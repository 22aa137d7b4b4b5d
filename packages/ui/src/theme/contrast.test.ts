import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs, type ThemeColors } from './contrastPairs.ts';
import { difference, mixed } from './difference.ts';
import { RANGE_DEPTHS } from '../charts/RangeLegend/rangeDepths.ts';
import { brands } from './brands/everyBrand.ts';
import { salvia } from './brands/salvia.ts';
import { darkTokens, darkTokensOf } from './darkTokens.ts';
import { lightTokens, lightTokensOf } from './lightTokens.ts';
import { createPalette } from './palette.ts';
import { srgbHex } from './srgb.ts';

const ofBrands = Object.entries(brands).flatMap(([name, brand]): [string, ThemeColors][] => [
  [`light ${name}`, lightTokensOf(createPalette(brand))],
  [`dark ${name}`, darkTokensOf(createPalette(brand))],
]);

describe.each<[string, ThemeColors]>([['light', lightTokens], ['dark', darkTokens], ...ofBrands])(
  'the %s theme',
  (_name, tokens) => {
    it.each(contrastPairs(tokens))('%s has enough contrast', (_pair, over, under, least) => {
      expect(contrast(over, under)).toBeGreaterThanOrEqual(least);
    });

    it('keeps the warm hue apart from everything that means something', () => {
      const { critical, warning, success, info } = tokens.color.status;
      const meant = {
        ...tokens.chart.range,
        ...tokens.chart.series,
        ...tokens.chart.macro,
        ...tokens.chart.sleep,
        ...Object.fromEntries(
          Object.entries({ critical, warning, success, info }).flatMap(([name, { icon, border, solid }]) => [
            [`${name}.icon`, icon],
            [`${name}.border`, border],
            [`${name}.solid`, solid],
          ]),
        ),
      };
      const tooClose = Object.entries(meant)
        .map(([name, color]) => [name, difference(tokens.color.warm.drawing, color)] as const)
        .filter(([, apart]) => apart < 0.05);
      expect(tooClose).toEqual([]);
    });

    it('keeps the warm surface apart from those of states', () => {
      for (const { surface } of Object.values(tokens.color.status))
        expect(difference(tokens.color.warm.surface, surface)).toBeGreaterThanOrEqual(0.018);
    });

    it('keeps what is in range near the page, and draws what is outside stronger the further it is', () => {
      const { page } = tokens.color.surface;
      const [quiet] = RANGE_DEPTHS.inRange;
      expect(difference(mixed(tokens.chart.range.inRange, quiet?.share ?? 1, page), page)).toBeLessThan(0.07);
      for (const levels of [['high', 'severeHigh'], ['low'], ['severeLow']] as const) {
        const apart = levels.map((level) =>
          RANGE_DEPTHS[level].map(({ share }) =>
            difference(mixed(tokens.chart.range[level], share, page), page),
          ),
        );
        for (const steps of apart) expect(steps).toEqual(steps.toSorted((one, other) => one - other));
        expect(Math.min(...apart.flat())).toBeGreaterThan(0.05);
      }
    });

    it('distinguishes the five glucose ranges by lightness alone', () => {
      const lightness = Object.values(tokens.chart.range)
        .map((color) => Number(/oklch\(([\d.]+)/.exec(color)?.[1]))
        .sort((a, b) => a - b);
      const steps = lightness.slice(1).map((value, index) => value - (lightness[index] ?? 0));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0.035);
    });
  },
);

describe('a brand', () => {
  it('does not change the colours that carry a meaning', () => {
    const other = lightTokensOf(createPalette(salvia));
    expect(other.chart.range).toEqual(lightTokens.chart.range);
    expect(other.chart.rangeMark).toEqual(lightTokens.chart.rangeMark);
    expect(other.color.status.critical.text).toBe(lightTokens.color.status.critical.text);
    expect(other.color.accent.solid).not.toBe(lightTokens.color.accent.solid);
  });
});

describe('contrast', () => {
  it('agrees with the published extremes', () => {
    expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 1);
    expect(contrast('oklch(0.5 0.1 20)', 'oklch(0.5 0.1 20)')).toBe(1);
    // sRGB red #f00 is oklch(0.62796 0.25768 29.234); WCAG gives 3.998 against white.
    expect(contrast('oklch(0.62796 0.25768 29.234)', 'oklch(1 0 0)')).toBeCloseTo(3.998, 2);
  });
});

describe('srgbHex', () => {
  it.each([
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0 0 0)', '#000000'],
    ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ])('writes %s as %s', (color, hex) => {
    expect(srgbHex(color)).toBe(hex);
  });
});
