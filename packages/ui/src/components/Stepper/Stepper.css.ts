import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, font, motion, radius, space } = vars;

export const stepper = style({ containerType: 'inline-size', minWidth: 0 });

const narrow = '(max-width: 34rem)';

export const list = styleVariants({
  horizontal: {
    display: 'flex',
    gap: space.xs,
    '@container': { [narrow]: { flexWrap: 'wrap', rowGap: space.xs, gap: space.xxs } },
  },
  vertical: { display: 'flex', flexDirection: 'column' },
});
export const step = styleVariants({
  horizontal: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    '@container': { [narrow]: { flex: '0 0 auto' } },
  },
  vertical: { position: 'relative', minWidth: 0 },
});
export const body = styleVariants({
  horizontal: {
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxs,
    width: '100%',
    textAlign: 'start',
  },
  vertical: {
    display: 'flex',
    gap: space.sm,
    width: '100%',
    paddingBlockEnd: space.md,
    textAlign: 'start',
  },
});
export const press = style({
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'default' },
    '&[data-focus-visible]': { outlineOffset: '2px' },
  },
});

/** The line to the next step connects the marks. */
const line = { content: '""', position: 'absolute', background: color.border.default } as const;
export const joined = styleVariants({
  horizontal: {
    '::before': {
      ...line,
      insetBlockStart: '0.75rem',
      insetInlineStart: '2rem',
      insetInlineEnd: 0,
      height: '1px',
    },
    '@container': { [narrow]: { '::before': { display: 'none' } } },
    '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
  },
  vertical: {
    '::before': {
      ...line,
      insetBlockStart: '1.75rem',
      insetBlockEnd: '0.25rem',
      insetInlineStart: '0.75rem',
      width: '1px',
    },
    '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText' } } },
  },
});

const markBase = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  border: '1px solid transparent',
  borderRadius: radius.pill,
  fontSize: font.size.xs,
  lineHeight: 1,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  transition: `background ${motion.out} ${motion.ease}`,
});
export const mark = styleVariants({
  done: [
    markBase,
    { borderColor: color.accent.border, background: color.accent.soft, color: color.accent.icon },
  ],
  current: [
    markBase,
    {
      background: color.accent.solid,
      color: color.text.onAccent,
      '@media': {
        [media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  ],
  upcoming: [
    markBase,
    { borderColor: color.border.control, background: color.surface.page, color: color.text.muted },
  ],
  failed: [
    markBase,
    {
      borderColor: color.status.critical.border,
      background: color.status.critical.surface,
      color: color.status.critical.text,
    },
  ],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
/** In a narrow container only the marks are in a row; the current step's label is below. */
export const hidesNarrow = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
const labelBase = style({ fontSize: font.size.sm, lineHeight: font.line.sm });
export const label = styleVariants({
  done: [labelBase, { color: color.text.primary }],
  current: [labelBase, { color: color.text.primary, fontWeight: font.weight.semibold }],
  upcoming: [labelBase, { color: color.text.muted }],
  failed: [labelBase, { color: color.status.critical.text, fontWeight: font.weight.medium }],
});
export const hint = style({ color: color.text.muted, fontSize: font.size.xs, lineHeight: font.line.xs });
export const beside = style({ paddingBlockStart: '0.125rem' });

export const narrowSummary = style({
  display: 'none',
  marginBlockStart: space.xs,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { display: 'block' } },
});
export const count = style({ color: color.text.muted });
