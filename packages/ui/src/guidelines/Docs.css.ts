import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, font, radius, rhythm, size, space, stroke } = vars;

/**
 * Documentation pages in the kit's own type and rhythm. Storybook styles bare elements only, with lower specificity;
 * `sb-unstyled` blocks are left alone.
 */
const page = '#storybook-docs .sbdocs-content';
const flow = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${page} > ${each}:not([class*="sb-unstyled"])`)
      .join(', '),
    rule,
  );

globalStyle('#storybook-docs .sbdocs-wrapper', {
  background: color.surface.page,
  color: color.text.primary,
  paddingBlock: space.xl,
});
globalStyle(page, { maxWidth: '60rem', fontFamily: font.family.text });

const heading = (step: 'md' | 'lg' | 'xl' | 'xxl'): GlobalStyleRule => ({
  margin: `${rhythm.beforeHeading[step]} 0 ${rhythm.afterHeading}`,
  padding: 0,
  border: 0,
  color: color.text.primary,
  fontFamily: font.family.text,
  fontSize: font.size[step],
  lineHeight: font.line[step],
  fontWeight: font.weight.semibold,
});
flow('h1', { ...heading('xxl'), marginBlockStart: 0, letterSpacing: font.tracking.tighter });
flow('h2', { ...heading('lg'), letterSpacing: font.tracking.tight });
flow('h3', heading('md'));

const words: GlobalStyleRule = {
  maxWidth: size.prose,
  margin: `0 0 ${rhythm.paragraph}`,
  color: color.text.primary,
  fontFamily: font.family.text,
  fontSize: font.size.md,
  lineHeight: font.line.md,
};
flow('p', words);
globalStyle(`${page} > [class*="sb-unstyled"] + p:not([class*="sb-unstyled"])`, {
  marginBlockStart: rhythm.paragraph,
});
// “Not for” starts a new line, so that it is easy to find.
globalStyle(`${page} > p:not([class*="sb-unstyled"]) > strong:not(:first-child)::before`, {
  content: '"\\a"',
  whiteSpace: 'pre',
});
flow('ul, ol', { ...words, paddingInlineStart: space.lg });
globalStyle(`${page} > :is(ul, ol):not([class*="sb-unstyled"]) > li`, {
  marginBlockEnd: rhythm.item,
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
});
globalStyle(`${page} > ul:not([class*="sb-unstyled"])`, { listStyle: 'disc' });
globalStyle(`${page} > ol:not([class*="sb-unstyled"])`, { listStyle: 'decimal' });
globalStyle(`${page} > :is(p, ul, ol) a`, {
  color: color.text.link,
  textDecoration: 'underline',
  textDecorationThickness: stroke.hairline,
  textUnderlineOffset: '3px',
});
globalStyle(`${page} > :is(p, ul, ol) code`, {
  margin: 0,
  padding: '0.0625rem 0.25rem',
  border: 0,
  borderRadius: radius.small,
  background: color.surface.sunken,
  color: 'inherit',
  fontFamily: font.family.code,
  fontSize: '0.875em',
  lineHeight: 'inherit',
  whiteSpace: 'break-spaces',
});
// On a phone the props table scrolls inside itself, never the page.
globalStyle('#storybook-docs table.docblock-argstable', {
  '@media': { '(max-width: 700px)': { display: 'block', maxWidth: '100%', overflowX: 'auto' } },
});
