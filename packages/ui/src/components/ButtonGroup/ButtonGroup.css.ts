import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const group = recipe({
  base: { display: 'inline-flex', maxWidth: '100%', minWidth: 0 },
  variants: {
    isJoined: {
      true: { alignItems: 'stretch' },
      false: { flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs },
    },
  },
});

const joined = group.classNames.variants.isJoined.true;
// Stronger than a button's own rule, whichever style sheet comes first.
globalStyle(`${joined}:not(:empty) > *`, { flexShrink: 1, minWidth: 0, borderRadius: 0 });
globalStyle(`${joined} > * + *`, { marginInlineStart: '-1px' });
// A hovered or focused button shows all four of its borders.
globalStyle(`${joined} > *:is([data-hovered], [data-focus-visible], [data-selected])`, { zIndex: 1 });
globalStyle(`${joined} > *:first-child`, {
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
});
globalStyle(`${joined} > *:last-child`, {
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
});
