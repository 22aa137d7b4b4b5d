import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { bottomEdge } from '../../theme/bottomEdge.ts';
import { vars } from '../../theme/contract.css.ts';

const frame = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg } as const;
export const wideForm = style(frame);
export const form = style({
  ...frame,
  maxInlineSize: vars.size.form,
  // A dialog is as wide as its form should be; the bar's border spans its full width.
  selectors: { '[role="dialog"] &': { maxInlineSize: 'none' } },
});
export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });
export const section = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  scrollMarginBlockStart: `calc(${vars.size.topBar} + ${vars.space.md})`,
});
export const sectionTitle = style({
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.md,
  fontWeight: vars.font.weight.semibold,
});
export const sectionText = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
  maxInlineSize: vars.size.prose,
});

/** The line is missing from what is answered, rather than transparent: forced colours would show it. */
export const question = styleVariants({
  answered: { paddingInlineStart: `calc(${vars.space.sm} + 2px)` },
  open: { paddingInlineStart: vars.space.sm, borderInlineStart: `2px dashed ${vars.color.border.control}` },
});

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
  minBlockSize: '1.5rem',
});
export const quiet = style([row, { color: vars.color.text.muted }]);
export const bar = style([
  row,
  {
    position: 'sticky',
    insetBlockEnd: bottomEdge,
    zIndex: vars.z.sticky,
    marginInline: `calc(-1 * ${vars.space.md})`,
    padding: `${vars.space.sm} ${vars.space.md}`,
    background: vars.color.surface.page,
    borderBlockStart: `1px solid ${vars.color.border.default}`,
    selectors: {
      // A dialog's body has padding, inside which the bar would otherwise float over scrolling content.
      // The rail as a sheet is a dialog too, but scrolls without padding.
      '[role="dialog"]:not([data-rail]) &': {
        insetBlockEnd: `calc(-1 * ${vars.space.lg})`,
        marginBlockEnd: `calc(-1 * ${vars.space.lg})`,
        marginInline: `calc(-1 * ${vars.space.lg})`,
        paddingInline: vars.space.lg,
        background: vars.color.surface.overlay,
        borderEndStartRadius: vars.radius.surface,
        borderEndEndRadius: vars.radius.surface,
      },
    },
  },
]);
// A focused element is scrolled clear of sticky elements: the top bar, and the save bar, which takes two lines on a
// narrow screen. A margin on text areas would not do: a browser scrolls to the caret, which has none.
globalStyle(`${fields} :is(input, textarea, button, [tabindex])`, {
  scrollMarginBlockStart: `calc(${vars.size.topBar} + ${vars.space.md})`,
});
globalStyle(`html:has(${bar}), [role="dialog"] :has(${bar})`, { scrollPaddingBlockEnd: '7rem' });
export const word = style({
  flex: '1 1 8rem',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.color.text.muted,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.line.sm,
});
export const tick = style({ color: vars.color.status.success.icon });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
});
