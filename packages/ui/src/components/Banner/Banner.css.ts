import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const status = (name: keyof typeof color.status) => ({
  background: color.status[name].surface,
  borderColor: `color-mix(in oklab, ${color.status[name].border} 45%, transparent)`,
});

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${space.xs} ${space.sm}`,
    padding: `${space.sm} ${space.md}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.surface,
    color: color.text.primary,
  },
  variants: {
    tone: {
      critical: status('critical'),
      warning: status('warning'),
      success: status('success'),
      info: status('info'),
    },
    place: {
      section: {},
      screen: {
        position: 'sticky',
        insetBlockStart: vars.size.topBar,
        zIndex: vars.z.sticky,
        borderRadius: 0,
        borderInlineWidth: 0,
        borderBlockStartWidth: 0,
        '@media': { [media.desktop]: { paddingInline: space.lg } },
      },
    },
  },
  defaultVariants: { tone: 'info', place: 'section' },
});
export const drawing = style({ display: 'flex', height: vars.density.bodyLine, alignItems: 'center' });
export const words = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
/** As high as one line of text, so that buttons do not push it down. */
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  // Also where they wrap onto a line of their own.
  marginInlineStart: 'auto',
  marginBlock: `calc((${vars.density.bodyLine} - ${vars.density.controlSmall}) / 2)`,
});
export const title = style({ fontWeight: vars.font.weight.semibold });
