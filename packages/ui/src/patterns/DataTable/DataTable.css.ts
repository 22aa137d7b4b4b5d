import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { headTop } from '../../components/Table/useHeadBelowLine.ts';
import { vars } from '../../theme/contract.css.ts';
import { CARDS_BELOW } from './cardsBelow.ts';
import { heightLeft } from './useHeightLeft.ts';

const { color, density, radius, space } = vars;

export const table = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });
export const toolbar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.xs });
/** What the caller puts there wraps inside its own room, so that the tools stay in the same line. */
export const own = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginInlineStart: 'auto' });
export const onlyHeard = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const viewport = style({
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingBlockStart: `calc(${density.row} + 4px + var(${headTop}, 0px))`,
  maxBlockSize: `var(${heightLeft}, max(20rem, 100dvh - 11rem))`,
  '@media': {
    [`screen and (min-width: ${CARDS_BELOW}px)`]: {
      border: `1px solid ${color.border.default}`,
      borderRadius: radius.surface,
    },
  },
});
export const grid = style({
  position: 'relative',
  minInlineSize: 'max-content',
  display: 'grid',
  inlineSize: '100%',
});
export const gridOfCards = style({ position: 'relative', display: 'grid', gap: space.xs });
export const body = style({ position: 'relative' });

/** All rows share the same tracks, set on the grid, so that resizing a column touches no row. */
export const tracks = style({
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: 'var(--hz-table-columns)',
});
export const padded = style({ paddingInline: space.sm, minInlineSize: 0 });

const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const skeletons = style({ display: 'grid' });
export const skeletonRow = style([tracks, { borderBlockEnd: `1px solid ${color.border.subtle}` }]);
export const skeletonCard = style({
  display: 'grid',
  alignItems: 'center',
  marginBlockEnd: space.xs,
  border: `1px solid ${color.border.default}`,
  borderRadius: radius.surface,
});
export const skeletonCell = style([
  padded,
  { selectors: { '&[data-align="end"]': { display: 'flex', justifyContent: 'flex-end' } } },
]);
export const bone = style({
  display: 'block',
  blockSize: '0.75rem',
  borderRadius: radius.pill,
  background: color.surface.pressed,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const end = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.sm,
  padding: space.sm,
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const endFailed = style([end, { color: color.status.critical.text }]);
export const notice = style({ border: `1px dashed ${color.border.default}`, borderRadius: radius.surface });
export const menuIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25rem',
  selectors: { '&:empty': { display: 'none' } },
});
