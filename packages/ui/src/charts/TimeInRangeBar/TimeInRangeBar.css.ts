import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const shares = createContainer();
/** Five columns side by side need enough space of their own, whatever the window's width. */
const wide = `${shares} (min-width: 42rem)`;
/** Beside a chart there is no room for name, share and goal in one line. */
const narrow = `${shares} (max-width: 20rem)`;
export const frame = style({ containerType: 'inline-size', containerName: shares });

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});
/** A share too small to see still gets a visible width. */
export const part = style({ flexBasis: 0, minInlineSize: '3px' });
export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockStart: vars.space.sm,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space.md } },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  alignContent: 'start',
  overflowWrap: 'anywhere',
  columnGap: vars.space.sm,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '2px' } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const percent = style({
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@container': {
    [wide]: { fontSize: vars.font.size.lg, lineHeight: vars.font.line.lg, textAlign: 'start' },
  },
});
export const detail = style({
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:nth-child(even)': { textAlign: 'end', '@container': { [wide]: { textAlign: 'start' } } },
  },
});
/** One line for each goal; side by side where there is room for two. */
export const goals = style({
  display: 'grid',
  columnGap: vars.space.xl,
  rowGap: vars.space.xxs,
  marginBlockStart: vars.space.md,
  '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const goalEntry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(8rem, auto)',
  alignItems: 'baseline',
  columnGap: vars.space.sm,
  fontSize: vars.font.size.xs,
  lineHeight: vars.font.line.xs,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const goalPercent = style({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
const goal = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@container': { [narrow]: { gridColumn: '1 / -1', justifyContent: 'flex-end' } },
} as const;
export const met = style({ ...goal, color: vars.color.status.success.text });
export const missed = style({ ...goal, color: vars.color.status.warning.text });
