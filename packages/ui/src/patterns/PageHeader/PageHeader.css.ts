import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The sticky header's offset. */
export const topBar = vars.size.topBar;

export const header = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs },
  variants: {
    isSticky: {
      true: {
        position: 'sticky',
        zIndex: vars.z.sticky,
        background: vars.color.surface.page,
        paddingBlock: vars.space.xs,
        marginBlockStart: `calc(-1 * ${vars.space.xs})`,
        borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
        // A small window needs its height for the content more than for the title.
        '@media': { 'screen and (max-height: 30rem)': { position: 'static' } },
      },
    },
  },
});
export const titleRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
});
export const titleGroup = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
});
export const title = style({
  minInlineSize: 0,
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.line.lg,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  // It takes focus after navigation, to be read from; it is not interactive.
  outline: 'none !important',
  '@media': { [media.desktop]: { fontSize: vars.font.size.xl, lineHeight: vars.font.line.xl } },
});
export const description = style({
  color: vars.color.text.muted,
  maxInlineSize: vars.size.prose,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
});
