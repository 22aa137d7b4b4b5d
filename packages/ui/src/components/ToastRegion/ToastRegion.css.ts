import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: space.md,
  insetInlineEnd: space.md,
  width: 'min(24rem, calc(100vw - 2rem))',
  borderRadius: vars.radius.surface,
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xs });

const edge = (name: keyof typeof color.status) => ({ borderInlineStartColor: color.status[name].border });

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: `${space.sm} ${space.xs} ${space.sm} ${space.sm}`,
    borderRadius: vars.radius.surface,
    border: '1px solid transparent',
    borderInlineStart: '3px solid transparent',
    background: color.surface.overlay,
    boxShadow: vars.elevation.overlay,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.line.sm,
    animation: `${arrive} ${vars.motion.in} ${vars.motion.ease}`,
  },
  variants: {
    tone: {
      critical: edge('critical'),
      warning: edge('warning'),
      success: edge('success'),
      info: edge('info'),
    },
  },
  defaultVariants: { tone: 'info' },
});

export const content = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: '0.25rem',
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.font.weight.medium });
export const drawing = style({ display: 'flex', paddingBlock: '0.375rem' });
