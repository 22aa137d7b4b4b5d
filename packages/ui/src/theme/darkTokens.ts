import { createPalette, healzy, oklch, rangeHues, type Palette } from './palette.ts';

/** Colour roles on a dark background, mixed from a brand's ramps. */
export function darkTokensOf({ neutral, accent, warm, critical, warning, success, info, series }: Palette) {
  return {
    color: {
      surface: {
        page: neutral(0.17, 0.01),
        raised: neutral(0.21, 0.011),
        sunken: neutral(0.14, 0.01),
        overlay: neutral(0.245, 0.012),
        control: neutral(0.195, 0.011),
        hover: neutral(0.265, 0.012),
        pressed: neutral(0.31, 0.012),
        selected: accent(0.3, 0.055),
        disabled: neutral(0.225, 0.008),
        inverse: neutral(0.93, 0.004),
        scrim: neutral(0.06, 0.008, 0.62),
      },
      text: {
        primary: neutral(0.95, 0.004),
        muted: neutral(0.75, 0.01),
        disabled: neutral(0.56, 0.01),
        link: accent(0.78, 0.1),
        onAccent: neutral(0.16, 0.012),
        onInverse: neutral(0.2, 0.012),
      },
      border: {
        subtle: neutral(0.275, 0.012),
        default: neutral(0.35, 0.012),
        control: neutral(0.56, 0.012),
        controlHover: neutral(0.72, 0.012),
      },
      accent: {
        solid: accent(0.74, 0.11),
        hover: accent(0.79, 0.1),
        pressed: accent(0.68, 0.11),
        soft: accent(0.3, 0.055),
        softHover: accent(0.34, 0.065),
        border: accent(0.62, 0.1),
        icon: accent(0.77, 0.1),
      },
      warm: {
        surface: warm(0.255, 0.022),
        fill: warm(0.45, 0.055),
        border: warm(0.42, 0.045),
        drawing: warm(0.75, 0.08),
        text: warm(0.84, 0.055),
      },
      focus: { ring: accent(0.78, 0.12) },
      status: {
        critical: {
          text: critical(0.81, 0.1),
          icon: critical(0.71, 0.16),
          border: critical(0.6, 0.15),
          surface: critical(0.265, 0.045),
          solid: critical(0.71, 0.15),
          onSolid: neutral(0.14, 0.012),
        },
        warning: {
          text: warning(0.85, 0.1),
          icon: warning(0.79, 0.13),
          border: warning(0.62, 0.11),
          surface: warning(0.275, 0.035),
          solid: warning(0.79, 0.12),
          onSolid: neutral(0.16, 0.012),
        },
        success: {
          text: success(0.83, 0.1),
          icon: success(0.74, 0.13),
          border: success(0.58, 0.1),
          surface: success(0.265, 0.035),
          solid: success(0.74, 0.12),
          onSolid: neutral(0.14, 0.012),
        },
        info: {
          text: info(0.83, 0.08),
          icon: info(0.74, 0.11),
          border: info(0.6, 0.1),
          surface: info(0.27, 0.04),
          solid: info(0.75, 0.1),
          onSolid: neutral(0.14, 0.012),
        },
      },
    },
    chart: {
      range: {
        severeLow: oklch(0.44, 0.14, rangeHues.severeLow),
        low: oklch(0.62, 0.17, rangeHues.low),
        inRange: oklch(0.7, 0.11, rangeHues.inRange),
        high: oklch(0.83, 0.13, rangeHues.high),
        severeHigh: oklch(0.66, 0.14, rangeHues.severeHigh),
      },
      rangeMark: {
        severeLow: oklch(0.66, 0.15, rangeHues.severeLow),
        low: oklch(0.72, 0.15, rangeHues.low),
        inRange: oklch(0.78, 0.12, rangeHues.inRange),
        high: oklch(0.87, 0.13, rangeHues.high),
        severeHigh: oklch(0.76, 0.14, rangeHues.severeHigh),
      },
      rangeText: {
        severeLow: neutral(0.99, 0),
        low: neutral(0.12, 0.012),
        inRange: neutral(0.14, 0.012),
        high: neutral(0.18, 0.012),
        severeHigh: neutral(0.14, 0.012),
      },
      target: { band: oklch(0.245, 0.03, rangeHues.inRange), edge: oklch(0.6, 0.09, rangeHues.inRange) },
      axis: neutral(0.62, 0.01),
      grid: neutral(0.28, 0.01),
      label: neutral(0.75, 0.01),
      cursor: neutral(0.88, 0.008),
      missing: neutral(0.23, 0.008),
      missingMark: neutral(0.55, 0.01),
      series: {
        one: accent(0.78, 0.11),
        two: oklch(0.72, 0.13, series.two),
        three: oklch(0.84, 0.07, series.three),
        four: oklch(0.66, 0.1, series.four),
        five: oklch(0.7, 0.14, series.five),
        six: neutral(0.7, 0.01),
      },
      percentile: { outer: accent(0.27, 0.045), inner: accent(0.4, 0.085), median: accent(0.82, 0.1) },
      macro: {
        carbohydrate: oklch(0.77, 0.11, 75),
        fat: oklch(0.72, 0.12, 300),
        protein: oklch(0.7, 0.09, 195),
      },
      sleep: {
        awake: oklch(0.83, 0.07, 80),
        rem: oklch(0.75, 0.09, 230),
        light: oklch(0.63, 0.12, 250),
        deep: oklch(0.53, 0.14, 268),
      },
    },
    elevation: {
      none: 'none',
      raised: `0 1px 2px ${neutral(0.05, 0.01, 0.4)}`,
      overlay: `0 0 0 1px ${neutral(0.4, 0.012, 0.6)}, 0 10px 32px -6px ${neutral(0.03, 0.01, 0.7)}`,
    },
  } as const;
}

/** The product's own. */
export const darkTokens = darkTokensOf(createPalette(healzy));
