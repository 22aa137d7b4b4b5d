import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const embedded = style({ position: 'relative', width: '100%', height: '100%', minHeight: '20rem' });

export const waiting = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.sm,
  color: vars.color.text.muted,
});

export const page = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  // The embedded page brings its own colours; a transparent one would let ours show through.
  colorScheme: 'normal',
});
