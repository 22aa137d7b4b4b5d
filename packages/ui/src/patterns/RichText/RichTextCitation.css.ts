import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, radius, space, stroke } = vars;

/** One reference within a sentence; it breaks over lines like its text. */
export const chip = style({
  padding: `0 ${space.xxs}`,
  border: `${stroke.hairline} solid ${color.accent.border}`,
  borderRadius: radius.small,
  background: color.accent.soft,
  boxDecorationBreak: 'clone',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.forcedColors]: { borderColor: 'currentColor' } },
});
/** What cannot be opened: dashed, and said in words. */
export const gone = style({
  borderStyle: 'dashed',
  borderColor: color.border.default,
  background: color.surface.sunken,
});
export const symbol = style({
  display: 'inline-block',
  width: '1em',
  height: '1em',
  marginInlineEnd: space.xxs,
  verticalAlign: '-0.125em',
  color: color.text.muted,
});
export const remark = style({ color: color.text.muted });
