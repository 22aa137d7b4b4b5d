import { brandPalette, HUE_LIMITS, hueProperties, PRODUCT_HUES } from '@healzy/domain/shared';
import { contrast } from '@healzy/ui/theme/contrast';
import { contrastPairs } from '@healzy/ui/theme/contrastPairs';
import { darkTokensOf } from '@healzy/ui/theme/darkTokens';
import { difference } from '@healzy/ui/theme/difference';
import { hueDefaults } from '@healzy/ui/theme/hueProperties';
import { lightTokensOf } from '@healzy/ui/theme/lightTokens';
import { createPalette } from '@healzy/ui/theme/palette';
import { describe, expect, it } from 'vitest';
import { applyHues } from './brand-hues.ts';

const everyHue = (name: keyof typeof HUE_LIMITS, step = 1) => {
  const [least, most] = HUE_LIMITS[name];
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step);
};
/** Both themes with each hue that a clinic may choose, the others being the product's or at an end. */
const choices = [
  ...everyHue('accent').map((accent) => ({ ...PRODUCT_HUES, accent })),
  ...everyHue('warm').flatMap((warm) =>
    everyHue('accent', 10).map((accent) => ({ ...PRODUCT_HUES, accent, warm })),
  ),
  ...everyHue('neutral', 5).map((neutral) => ({ ...PRODUCT_HUES, neutral })),
];
const themes = choices.flatMap((hues) =>
  [lightTokensOf, darkTokensOf].map((tokensOf) => ({
    named: `${tokensOf.name} ${JSON.stringify(hues)}`,
    tokens: tokensOf(createPalette(brandPalette(hues))),
  })),
);

describe('the hues of any clinic', () => {
  it('keep every pair of colours legible', () => {
    const weak = themes.flatMap(({ named, tokens }) =>
      contrastPairs(tokens)
        .filter(([, over, under, least]) => contrast(over, under) < least)
        .map(([pair]) => `${named}: ${pair}`),
    );
    expect(weak).toEqual([]);
  });

  it('cannot be taken for a state, a glucose range or another series', () => {
    const close = themes.flatMap(({ named, tokens: { color, chart } }) => {
      const { critical, warning, success } = color.status;
      const apart: [string, string, string, number][] = [
        ...Object.entries({ critical, warning, success }).map(
          ([name, { solid }]): [string, string, string, number] => [name, color.accent.solid, solid, 0.07],
        ),
        ...Object.entries(chart.range).map(([name, range]): [string, string, string, number] => [
          name,
          color.accent.solid,
          range,
          0.05,
        ]),
        ...Object.entries({ ...chart.series, ...chart.range }).map(
          ([name, mark]): [string, string, string, number] => [
            `warm, ${name}`,
            color.warm.drawing,
            mark,
            0.05,
          ],
        ),
        ...(['two', 'three', 'four', 'five', 'six'] as const).map(
          (name): [string, string, string, number] => [
            `series ${name}`,
            chart.series.one,
            chart.series[name],
            0.07,
          ],
        ),
      ];
      return apart
        .filter(([, one, other, least]) => difference(one, other) < least)
        .map(([what, one, other]) => `${named}: ${what} ${difference(one, other).toFixed(3)}`);
    });
    expect(close).toEqual([]);
  });

  it('reach the theme under the names that it reads', () => {
    expect(Object.fromEntries(hueProperties(PRODUCT_HUES))).toEqual(hueDefaults);
  });
});

describe('applyHues', () => {
  it("sets the clinic's hues, and leaves the product's where it has none", () => {
    const root = document.createElement('div');
    applyHues(null, root);
    expect(root.style).toHaveLength(0);
    applyHues({ ...PRODUCT_HUES, accent: 335 }, root);
    expect(root.style.getPropertyValue('--hz-hue-accent')).toBe('335');
    expect(root.style.getPropertyValue('--hz-hue-series-three')).toBe('255');
  });
});
