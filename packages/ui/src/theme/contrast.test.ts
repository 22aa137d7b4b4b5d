import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { difference, mixed } from './difference.ts';
import { RANGE_DEPTHS } from '../charts/RangeLegend/rangeDepths.ts';
import { RANGE_LEVELS } from '../charts/RangeLegend/rangeLevels.ts';
import { brands } from './brands/everyBrand.ts';
import { salvia } from './brands/salvia.ts';
import { darkTokens, darkTokensOf } from './darkTokens.ts';
import { lightTokens, lightTokensOf } from './lightTokens.ts';
import { createPalette } from './palette.ts';
import { srgbHex } from './srgb.ts';

type Tokens = typeof lightTokens | typeof darkTokens;

/** Every pair that components really use: foreground, background, minimum ratio. */
function pairs({ color, chart }: Tokens): [name: string, over: string, under: string, least: number][] {
  const { surface, text, border, accent, warm, status } = color;
  const grounds = {
    page: surface.page,
    raised: surface.raised,
    sunken: surface.sunken,
    overlay: surface.overlay,
    control: surface.control,
    hover: surface.hover,
    warm: warm.surface,
  };
  const list: [string, string, string, number][] = [];
  for (const [ground, under] of Object.entries(grounds)) {
    list.push([`text.primary on ${ground}`, text.primary, under, 7]);
    list.push([`text.muted on ${ground}`, text.muted, under, 4.5]);
    list.push([`text.link on ${ground}`, text.link, under, 4.5]);
    list.push([`warm.text on ${ground}`, warm.text, under, 4.5]);
    list.push([`warm.drawing on ${ground}`, warm.drawing, under, 3]);
    list.push([`accent.icon on ${ground}`, accent.icon, under, 3]);
    list.push([`focus.ring on ${ground}`, color.focus.ring, under, 3]);
    for (const [name, of] of Object.entries(status)) {
      list.push([`${name}.text on ${ground}`, of.text, under, 4.5]);
      list.push([`${name}.icon on ${ground}`, of.icon, under, 3]);
    }
  }
  for (const ground of ['page', 'raised', 'overlay', 'control'] as const)
    list.push([`border.control on ${ground}`, border.control, grounds[ground], 3]);
  for (const ground of [surface.selected, accent.soft, accent.softHover, surface.pressed]) {
    list.push(['text.primary on a chosen row', text.primary, ground, 4.5]);
    list.push(['text.muted on a chosen row', text.muted, ground, 4.5]);
    list.push(['text.link on a chosen row', text.link, ground, 4.5]);
  }
  for (const solid of [accent.solid, accent.hover, accent.pressed])
    list.push(['text.onAccent on the accent', text.onAccent, solid, 4.5]);
  list.push(['text.primary in a warm drawing', text.primary, warm.fill, 4.5]);
  list.push(['text.muted in a warm drawing', text.muted, warm.fill, 3]);
  list.push(['text.onInverse on inverse', text.onInverse, surface.inverse, 4.5]);
  for (const [name, of] of Object.entries(status)) {
    list.push([`${name}.text on its surface`, of.text, of.surface, 4.5]);
    list.push([`${name}.icon on its surface`, of.icon, of.surface, 3]);
    list.push([`${name}.border on its surface`, of.border, of.surface, 3]);
    list.push([`${name}.onSolid on its solid`, of.onSolid, of.solid, 4.5]);
    list.push([`text.primary on ${name} surface`, text.primary, of.surface, 7]);
    list.push([`text.muted on ${name} surface`, text.muted, of.surface, 4.5]);
  }
  for (const [name, mark] of Object.entries(chart.rangeMark)) {
    list.push([`rangeMark.${name} on page`, mark, surface.page, 3]);
    list.push([`rangeMark.${name} on raised`, mark, surface.raised, 3]);
    list.push([`rangeMark.${name} on target band`, mark, chart.target.band, 3]);
  }
  for (const name of Object.keys(chart.range) as (keyof Tokens['chart']['range'])[])
    list.push([`rangeText.${name} on its fill`, chart.rangeText[name], chart.range[name], 4.5]);
  for (const level of RANGE_LEVELS)
    for (const { share, pattern } of RANGE_DEPTHS[level]) {
      const fill = mixed(chart.range[level], share, surface.page);
      const mark = chart[pattern === 'mark' ? 'rangeMark' : 'rangeText'][level];
      list.push([`pattern of ${level} at ${share}`, mark, fill, 3]);
    }
  const marks = {
    ...chart.series,
    ...chart.macro,
    ...chart.sleep,
    axis: chart.axis,
    target: chart.target.edge,
  };
  for (const [name, mark] of Object.entries(marks)) {
    list.push([`mark ${name} on page`, mark, surface.page, 3]);
    list.push([`mark ${name} on raised`, mark, surface.raised, 3]);
  }
  list.push(['median on its inner band', chart.percentile.median, chart.percentile.inner, 3]);
  list.push(['chart label on page', chart.label, surface.page, 4.5]);
  list.push(['chart label on raised', chart.label, surface.raised, 4.5]);
  list.push(['missing mark on missing', chart.missingMark, chart.missing, 3]);
  return list;
}

const ofBrands = Object.entries(brands).flatMap(([name, brand]): [string, Tokens][] => [
  [`light ${name}`, lightTokensOf(createPalette(brand))],
  [`dark ${name}`, darkTokensOf(createPalette(brand))],
]);

describe.each<[string, Tokens]>([['light', lightTokens], ['dark', darkTokens], ...ofBrands])(
  'the %s theme',
  (_name, tokens) => {
    it.each(pairs(tokens))('%s has enough contrast', (_pair, over, under, least) => {
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
