import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from './tokenName.ts';

const range = { severeLow: '', low: '', inRange: '', high: '', severeHigh: '' };
const status = { text: '', icon: '', border: '', surface: '', solid: '', onSolid: '' };

/**
 * The names of all design decisions. Components know these roles and no values.
 *
 * Names become custom properties with a stable spelling (`color.text.muted` → `--hz-color-text-muted`), so that canvas
 * code, a clinic's own style sheet and server-rendered pages can read them.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Backgrounds. `page` < `raised` < `overlay`; `sunken` is below the page (wells, tracks). */
      surface: {
        page: '',
        raised: '',
        sunken: '',
        overlay: '',
        control: '',
        hover: '',
        pressed: '',
        selected: '',
        disabled: '',
        inverse: '',
        scrim: '',
      },
      text: { primary: '', muted: '', disabled: '', link: '', onAccent: '', onInverse: '' },
      /** `subtle` separates, `default` encloses, `control` outlines interactive elements (≥ 3:1). */
      border: { subtle: '', default: '', control: '', controlHover: '' },
      accent: { solid: '', hover: '', pressed: '', soft: '', softHover: '', border: '', icon: '' },
      /**
       * The second hue, for people and moments that are not data: first steps, empty states, sign-in. `drawing` is for
       * shapes that must be seen, `fill` for areas inside a drawing, `border` separates. Never for data or a state.
       */
      warm: { surface: '', fill: '', border: '', drawing: '', text: '' },
      focus: { ring: '' },
      status: { critical: status, warning: status, success: status, info: status },
    },
    chart: {
      /** Fills of the five glucose ranges: always together with `rangeMark` (outline, pattern or line) and a label. */
      range,
      /** Lines, dots, outlines and pattern strokes of the five ranges (≥ 3:1 against the page). */
      rangeMark: range,
      /** Text on a range fill (≥ 4.5:1 against that fill). */
      rangeText: range,
      /** Target band behind a trace, and its edge line. */
      target: { band: '', edge: '' },
      axis: '',
      grid: '',
      label: '',
      cursor: '',
      missing: '',
      missingMark: '',
      /** Series on one chart; each also differs in dash. `one` is the accent. */
      series: { one: '', two: '', three: '', four: '', five: '', six: '' },
      /** Percentile bands around a median: outer 5–95, inner 25–75. */
      percentile: { outer: '', inner: '', median: '' },
      macro: { carbohydrate: '', fat: '', protein: '' },
      sleep: { awake: '', rem: '', light: '', deep: '' },
    },
    /** Shadows: `raised` for what is raised above the page, `overlay` for what floats above it. */
    elevation: { none: '', raised: '', overlay: '' },
    space: { none: '', xxs: '', xs: '', sm: '', md: '', lg: '', xl: '', xxl: '' },
    radius: { none: '', small: '', control: '', surface: '', pill: '' },
    font: {
      family: { text: '', code: '' },
      size: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '' },
      line: { xs: '', sm: '', md: '', lg: '', xl: '', xxl: '' },
      weight: { regular: '', medium: '', semibold: '' },
      /** Letter spacing: tighter for large text. */
      tracking: { normal: '', tight: '', tighter: '' },
    },
    /** Vertical rhythm of flowing text: line heights and these distances are all multiples of `unit`. */
    rhythm: {
      unit: '',
      paragraph: '',
      item: '',
      beforeHeading: { md: '', lg: '', xl: '', xxl: '' },
      afterHeading: '',
    },
    /** Strokes: `hairline` separates and encloses; `focus` and `focusOffset` form the ring. */
    stroke: { hairline: '', focus: '', focusOffset: '' },
    /** `in` and `out` for entering and leaving, `turn` and `breathe` for one cycle of a waiting animation. */
    motion: { in: '', out: '', ease: '', travel: '', turn: '', breathe: '' },
    /** Order of layers, lowest first. */
    z: { base: '', sticky: '', menu: '', overlay: '', dialog: '', toast: '', tooltip: '' },
    /** What density and touch screens change. */
    density: {
      control: '',
      controlSmall: '',
      controlLarge: '',
      target: '',
      row: '',
      inset: '',
      gap: '',
      bodySize: '',
      bodyLine: '',
    },
    size: { menu: '', topBar: '', content: '', form: '', prose: '', rail: '' },
  },
  (_value, path) => tokenName(path),
);
