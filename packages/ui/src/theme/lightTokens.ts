import { createPalette, healzy, oklch, rangeHues, type Palette } from './palette.ts';

/** Colour roles on a light background, mixed from a brand's ramps. */
export function lightTokensOf({ neutral, accent, warm, critical, warning, success, info, series }: Palette) {
  return {
    color: {
      surface: {
        page: neutral(0.99, 0.002),
        raised: neutral(0.972, 0.004),
        sunken: neutral(0.95, 0.006),
        overlay: neutral(1, 0),
        control: neutral(1, 0),
        hover: neutral(0.955, 0.006),
        pressed: neutral(0.925, 0.008),
        selected: accent(0.95, 0.022),
        disabled: neutral(0.955, 0.004),
        inverse: neutral(0.26, 0.012),
        scrim: neutral(0.2, 0.012, 0.45),
      },
      text: {
        primary: neutral(0.22, 0.012),
        muted: neutral(0.47, 0.012),
        disabled: neutral(0.62, 0.01),
        link: accent(0.47, 0.15),
        onAccent: neutral(0.995, 0),
        onInverse: neutral(0.98, 0.002),
      },
      border: {
        subtle: neutral(0.915, 0.006),
        default: neutral(0.86, 0.008),
        control: neutral(0.63, 0.012),
        controlHover: neutral(0.45, 0.012),
      },
      accent: {
        solid: accent(0.5, 0.14),
        hover: accent(0.45, 0.14),
        pressed: accent(0.4, 0.13),
        soft: accent(0.95, 0.022),
        softHover: accent(0.92, 0.034),
        border: accent(0.62, 0.12),
        icon: accent(0.5, 0.14),
      },
      warm: {
        surface: warm(0.946, 0.027),
        fill: warm(0.865, 0.062),
        border: warm(0.85, 0.05),
        drawing: warm(0.6, 0.085),
        text: warm(0.45, 0.075),
      },
      focus: { ring: accent(0.5, 0.16) },
      status: {
        critical: {
          text: critical(0.46, 0.17),
          icon: critical(0.54, 0.19),
          border: critical(0.6, 0.17),
          surface: critical(0.965, 0.016),
          solid: critical(0.51, 0.18),
          onSolid: neutral(0.995, 0),
        },
        warning: {
          text: warning(0.45, 0.1),
          icon: warning(0.57, 0.13),
          border: warning(0.62, 0.13),
          surface: warning(0.967, 0.03),
          solid: warning(0.5, 0.11),
          onSolid: neutral(0.995, 0),
        },
        success: {
          text: success(0.43, 0.1),
          icon: success(0.52, 0.12),
          border: success(0.6, 0.12),
          surface: success(0.965, 0.022),
          solid: success(0.47, 0.11),
          onSolid: neutral(0.995, 0),
        },
        info: {
          text: info(0.45, 0.11),
          icon: info(0.53, 0.13),
          border: info(0.61, 0.12),
          surface: info(0.965, 0.018),
          solid: info(0.49, 0.12),
          onSolid: neutral(0.995, 0),
        },
      },
    },
    chart: {
      range: {
        severeLow: oklch(0.38, 0.13, rangeHues.severeLow),
        low: oklch(0.58, 0.17, rangeHues.low),
        inRange: oklch(0.68, 0.11, rangeHues.inRange),
        high: oklch(0.8, 0.13, rangeHues.high),
        severeHigh: oklch(0.62, 0.14, rangeHues.severeHigh),
      },
      rangeMark: {
        severeLow: oklch(0.34, 0.13, rangeHues.severeLow),
        low: oklch(0.52, 0.18, rangeHues.low),
        inRange: oklch(0.52, 0.11, rangeHues.inRange),
        high: oklch(0.58, 0.12, rangeHues.high),
        severeHigh: oklch(0.47, 0.13, rangeHues.severeHigh),
      },
      rangeText: {
        severeLow: neutral(0.99, 0),
        low: neutral(1, 0),
        inRange: neutral(0.16, 0.012),
        high: neutral(0.2, 0.012),
        severeHigh: neutral(0.14, 0.012),
      },
      target: { band: oklch(0.945, 0.03, rangeHues.inRange), edge: oklch(0.58, 0.1, rangeHues.inRange) },
      axis: neutral(0.55, 0.01),
      grid: neutral(0.91, 0.006),
      label: neutral(0.45, 0.012),
      cursor: neutral(0.3, 0.012),
      missing: neutral(0.95, 0.004),
      missingMark: neutral(0.6, 0.01),
      series: {
        one: accent(0.47, 0.14),
        two: oklch(0.62, 0.13, series.two),
        three: oklch(0.4, 0.1, series.three),
        four: oklch(0.58, 0.1, series.four),
        five: oklch(0.52, 0.15, series.five),
        six: neutral(0.5, 0.01),
      },
      percentile: { outer: accent(0.93, 0.03), inner: accent(0.83, 0.07), median: accent(0.42, 0.14) },
      macro: {
        carbohydrate: oklch(0.59, 0.11, 70),
        fat: oklch(0.5, 0.15, 300),
        protein: oklch(0.53, 0.09, 195),
      },
      sleep: {
        awake: oklch(0.64, 0.09, 75),
        rem: oklch(0.63, 0.1, 235),
        light: oklch(0.5, 0.12, 250),
        deep: oklch(0.32, 0.11, 265),
      },
    },
    elevation: {
      none: 'none',
      raised: `0 1px 2px ${neutral(0.2, 0.012, 0.06)}`,
      overlay: `0 0 0 1px ${neutral(0.2, 0.012, 0.08)}, 0 8px 28px -6px ${neutral(0.2, 0.012, 0.22)}, 0 2px 6px ${neutral(0.2, 0.012, 0.08)}`,
    },
  } as const;
}

/** The product's own. */
export const lightTokens = lightTokensOf(createPalette(healzy));
