import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { forcedInvalid, forcedSolid } from '../theme/forcedColors.ts';

/**
 * Styles of the server-rendered pages (sign-in, sign-out, password). They run no script, so the class names are plain
 * and stable, and the theme follows the system.
 */
const { color, space, font, radius, density, motion, size } = vars;

globalStyle('.hosted-page', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.lg,
  minHeight: '100dvh',
  paddingBlock: space.xl,
  paddingInline: space.md,
  // Half way to the page: calm enough for a whole window.
  background: `color-mix(in oklab, ${color.warm.surface} 50%, ${color.surface.page})`,
  color: color.text.primary,
  fontFamily: font.family.text,
  fontSize: font.size.md,
  lineHeight: font.line.md,
});

globalStyle('.hosted-header', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  width: '100%',
  marginBlockStart: 'auto',
});
globalStyle('.hosted-mark', { flexShrink: 0, width: '4rem', height: '4rem' });
globalStyle('.hosted-mark-ink', {
  fill: 'none',
  stroke: color.accent.icon,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
globalStyle('.hosted-mark-warm', { fill: color.warm.drawing });
globalStyle('.hosted-logo', {
  display: 'block',
  width: 'auto',
  height: '4rem',
  maxWidth: 'min(16rem, 100%)',
  objectFit: 'contain',
});
globalStyle('.hosted-brand', {
  maxWidth: '100%',
  fontSize: font.size.xl,
  lineHeight: font.line.xl,
  fontWeight: font.weight.semibold,
  letterSpacing: font.tracking.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

globalStyle('.hosted-card', {
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  width: '100%',
  maxWidth: '26rem',
  padding: space.lg,
  background: color.surface.overlay,
  border: `1px solid ${color.warm.border}`,
  borderRadius: radius.surface,
  '@media': {
    [media.tablet]: { padding: space.xl },
  },
});
globalStyle('.hosted-card:has(.hosted-mail)', { maxWidth: size.form });

globalStyle('.hosted-title', {
  fontSize: font.size.xl,
  lineHeight: font.line.xl,
  fontWeight: font.weight.semibold,
});
globalStyle('.hosted-pictogram', {
  flexShrink: 0,
  width: '4.5rem',
  height: '4.5rem',
  color: color.text.muted,
  overflow: 'visible',
});
globalStyle('.hosted-pictogram-area', { fill: color.warm.fill });
globalStyle('.hosted-pictogram-line', {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
globalStyle('.hosted-text', { color: color.text.muted });

globalStyle('.hosted-form', { display: 'flex', flexDirection: 'column', gap: space.md });
globalStyle('.hosted-field', { display: 'flex', flexDirection: 'column', gap: space.xxs });
globalStyle('.hosted-label', {
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
});
globalStyle('.hosted-hint', { fontSize: font.size.sm, lineHeight: font.line.sm, color: color.text.muted });
globalStyle('.hosted-error', {
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
  fontWeight: font.weight.medium,
  color: color.status.critical.text,
});

globalStyle('.hosted-input', {
  width: '100%',
  minHeight: density.controlLarge,
  paddingInline: space.sm,
  background: color.surface.control,
  color: color.text.primary,
  border: `1px solid ${color.border.control}`,
  borderRadius: radius.control,
  // Below 16 px phones zoom in on focus.
  fontSize: font.size.md,
  lineHeight: font.line.md,
  transition: `border-color ${motion.in} ${motion.ease}`,
});
globalStyle('.hosted-input:hover', { borderColor: color.border.controlHover });
globalStyle('.hosted-input[aria-invalid]', {
  borderColor: color.status.critical.border,
  boxShadow: `inset 0 0 0 1px ${color.status.critical.border}`,
});
globalStyle('.hosted-input[aria-invalid]:not(:focus)', {
  '@media': { [media.forcedColors]: forcedInvalid },
});
globalStyle('.hosted-input:-webkit-autofill', {
  WebkitTextFillColor: color.text.primary,
  boxShadow: `inset 0 0 0 100px ${color.surface.selected}`,
});

// The native box: the whole row is its target.
globalStyle('.hosted-choice', {
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minHeight: density.control,
  cursor: 'pointer',
});
globalStyle('.hosted-checkbox', {
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  appearance: 'auto',
  accentColor: color.accent.solid,
});

globalStyle('.hosted-button', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: density.controlLarge,
  marginBlockStart: space.xs,
  paddingInline: space.md,
  background: color.accent.solid,
  color: color.text.onAccent,
  borderRadius: radius.control,
  fontSize: font.size.md,
  fontWeight: font.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${motion.in} ${motion.ease}`,
});
globalStyle('.hosted-button:hover', { background: color.accent.hover });
globalStyle('.hosted-button:active', { background: color.accent.pressed });
globalStyle('.hosted-button:not(.hosted-button-quiet)', {
  '@media': { [media.forcedColors]: { ...forcedSolid, border: '1px solid Highlight' } },
});
globalStyle('.hosted-button:not(.hosted-button-quiet):is(:hover, :active)', {
  '@media': { [media.forcedColors]: { background: 'HighlightText', color: 'Highlight' } },
});

globalStyle('.hosted-button-quiet', {
  marginBlockStart: 0,
  background: color.surface.control,
  color: color.text.primary,
  border: `1px solid ${color.border.control}`,
});
globalStyle('.hosted-button-quiet:hover', {
  background: color.surface.control,
  borderColor: color.border.controlHover,
});
globalStyle('.hosted-button-quiet:active', { background: color.surface.selected });
// Between two ways to sign in: a word on a line.
globalStyle('.hosted-or', {
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  color: color.text.muted,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
globalStyle('.hosted-or::before, .hosted-or::after', {
  content: '""',
  flex: 1,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});

globalStyle('.hosted-aside', { textAlign: 'center', fontSize: font.size.sm, lineHeight: font.line.sm });
globalStyle('.hosted-link', {
  display: 'inline-block',
  paddingBlock: space.xxs,
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

globalStyle('.hosted-alert', {
  padding: space.sm,
  background: color.status.critical.surface,
  color: color.status.critical.text,
  border: `1px solid ${color.status.critical.border}`,
  borderInlineStartWidth: '4px',
  borderRadius: radius.control,
  fontSize: font.size.sm,
  lineHeight: font.line.sm,
});
globalStyle('.hosted-alert-title', { fontWeight: font.weight.semibold });
globalStyle('.hosted-alert-list a', { color: 'inherit', textDecoration: 'underline' });

globalStyle('.hosted-code', { fontFamily: font.family.code });

globalStyle('.hosted-mail', {
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.border.subtle}`,
});
globalStyle('.hosted-mail-subject', { fontWeight: font.weight.semibold });
globalStyle('.hosted-mail-body', { overflowWrap: 'anywhere' });

globalStyle('.hosted-footer', { marginBlockEnd: 'auto', minHeight: font.line.md });
globalStyle('.hosted-languages', { display: 'flex', gap: space.md, fontSize: font.size.sm });
globalStyle('.hosted-language', { paddingBlock: space.xxs, color: color.text.muted });
globalStyle('.hosted-language[aria-current]', {
  fontWeight: font.weight.semibold,
  color: color.text.primary,
});
globalStyle('a.hosted-language', { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
globalStyle('a.hosted-language:hover', { color: color.text.primary });
