import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const area = style({
  display: 'block',
  flex: 1,
  width: '100%',
  minWidth: 0,
  padding: `0.375rem ${vars.density.inset}`,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  outline: 'none !important',
  resize: 'vertical',
  // Grows with its text where the browser supports it; elsewhere the resize handle stays.
  fieldSizing: 'content' as never,
  maxHeight: '60vh',
  selectors: { '&:disabled': { color: vars.color.text.disabled, resize: 'none' } },
});
