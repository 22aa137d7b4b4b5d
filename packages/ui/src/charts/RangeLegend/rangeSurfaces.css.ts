import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { RANGE_DEPTHS } from './rangeDepths.ts';
import { RANGE_LEVELS, type RangeLevel } from './rangeLevels.ts';

const stroke = (level: RangeLevel) => `color-mix(in oklab, ${vars.chart.rangeText[level]} 62%, transparent)`;
const diagonal = (color: string, width: number, period: number, angle = 135) =>
  `repeating-linear-gradient(${angle}deg, ${color} 0 ${width}px, transparent ${width}px ${period}px)`;
const dots = (color: string, radius: number) =>
  `radial-gradient(circle, ${color} ${radius}px, transparent ${radius + 0.5}px)`;

const patternOf: Record<
  RangeLevel,
  (color: string) => { backgroundImage?: string; backgroundSize?: string }
> = {
  severeLow: (color) => ({ backgroundImage: diagonal(color, 1, 4) }),
  low: (color) => ({ backgroundImage: diagonal(color, 1, 8) }),
  inRange: () => ({}),
  high: (color) => ({ backgroundImage: dots(color, 0.9), backgroundSize: '8px 8px' }),
  severeHigh: (color) => ({ backgroundImage: dots(color, 0.9), backgroundSize: '4px 4px' }),
};

/** Fill and pattern of each level: distinguished by lightness and pattern, not by colour alone. */
export const rangeSurface = styleVariants(patternOf, (pattern, level) => ({
  backgroundColor: vars.chart.range[level],
  ...pattern(stroke(level)),
  // The level is the content: forced colours would erase it.
  forcedColorAdjust: 'none' as const,
}));

/** Where there are too few readings. */
export const missingSurface = style({
  backgroundColor: vars.chart.missing,
  backgroundImage: diagonal(`color-mix(in oklab, ${vars.chart.missingMark} 45%, transparent)`, 1, 6, 45),
  forcedColorAdjust: 'none',
});

const mixed = (level: RangeLevel, share: number) =>
  `color-mix(in oklab, ${vars.chart.range[level]} ${share * 100}%, ${vars.color.surface.page})`;
const gradedSteps = Object.fromEntries(
  RANGE_LEVELS.flatMap((level) =>
    RANGE_DEPTHS[level].map(({ share, pattern }, step) => [
      `${level}${step}`,
      {
        backgroundColor: mixed(level, share),
        ...patternOf[level](vars.chart[pattern === 'mark' ? 'rangeMark' : 'rangeText'][level]),
        forcedColorAdjust: 'none' as const,
      },
    ]),
  ),
);
/** The fill of each step of a level, by its name and number: in range is quiet, and the further outside, the stronger. */
export const gradedSurfaces: Record<string, string> = styleVariants(gradedSteps);

/** All steps of a level side by side, for a legend. */
export const gradedSwatch = styleVariants(patternOf, (_pattern, level) => {
  const steps = RANGE_DEPTHS[level];
  const stops = steps.map(
    ({ share }, step) =>
      `${mixed(level, share)} ${(step / steps.length) * 100}% ${((step + 1) / steps.length) * 100}%`,
  );
  return {
    // The pattern is legible on every step in the colour of the palest.
    backgroundImage: [
      patternOf[level](vars.chart[steps[0]?.pattern === 'mark' ? 'rangeMark' : 'rangeText'][level])
        .backgroundImage,
      `linear-gradient(90deg, ${stops.join(', ')})`,
    ]
      .filter(Boolean)
      .join(', '),
    backgroundSize: [patternOf[level]('').backgroundSize, '100% 100%'].filter(Boolean).join(', '),
    forcedColorAdjust: 'none' as const,
  };
});

/** Nothing is expected there: time to come, an hour that the clock skipped. */
export const blankSurface = style({
  boxShadow: `inset 0 0 0 1px ${vars.chart.grid}`,
});

/** In the lower half of a cell, as wide as it: a low is below, and is seen in a row of thirty days too. */
export const rangeMark = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '45%',
  borderEndStartRadius: '3px',
  borderEndEndRadius: '3px',
  pointerEvents: 'none',
});
