import { style } from '@vanilla-extract/css';
import { cell, key, keys } from './Keys.css.ts';

export const list = style([keys, { marginBlockEnd: '0.5rem' }]);
export const part = style([key, { width: '12rem', '@media': { '(max-width: 480px)': { width: '8rem' } } }]);
export const row = style([cell, { overflowWrap: 'anywhere' }]);
