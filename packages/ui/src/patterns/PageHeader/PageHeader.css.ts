import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The line of a page that is not in a frame. */
export const ownLine = style({
  minBlockSize: vars.density.controlLarge,
  display: 'grid',
  alignItems: 'center',
});

/** The row of tabs and actions, and a description below tabs. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
});
export const start = style({
  flex: '1 1 7rem',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
});
export const tabs = style({ flex: '1 1 7rem', minInlineSize: 0 });
export const description = style({
  flex: '0 1 auto',
  minInlineSize: 0,
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
