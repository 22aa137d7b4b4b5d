import { healzy, type Brand } from './palette.ts';

const property = (name: string, hue: number) => ({ name: `--hz-hue-${name}`, hue }) as const;

/**
 * The custom properties from which the theme mixes its colours. Setting them on the root element, or in a style sheet
 * after the kit's, is a white label without a build.
 */
const properties = {
  neutral: property('neutral', healzy.neutral.hue),
  accent: property('accent', healzy.accent.hue),
  warm: property('warm', healzy.warm.hue),
  two: property('series-two', healzy.series.two),
  three: property('series-three', healzy.series.three),
  four: property('series-four', healzy.series.four),
  five: property('series-five', healzy.series.five),
};

/** Each with the product's own hue. */
export const hueDefaults: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(properties).map(({ name, hue }) => [name, String(hue)]),
);

const hue = ({ name }: { name: string }) => `var(${name})` as const;

/** A brand whose hues are read from the page. */
export const pageBrand: Brand<`var(${string})`> = {
  neutral: { hue: hue(properties.neutral) },
  accent: { hue: hue(properties.accent) },
  warm: { hue: hue(properties.warm) },
  series: {
    two: hue(properties.two),
    three: hue(properties.three),
    four: hue(properties.four),
    five: hue(properties.five),
  },
};
