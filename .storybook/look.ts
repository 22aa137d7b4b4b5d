import { create } from 'storybook/theming/create';
import { darkTokens } from '../packages/ui/src/theme/darkTokens.ts';
import { lightTokens } from '../packages/ui/src/theme/lightTokens.ts';
import { scale } from '../packages/ui/src/theme/scale.ts';
import { srgbHex } from '../packages/ui/src/theme/srgb.ts';

/** Storybook's own chrome in our colours, written as hex: it understands neither `oklch()` nor custom properties. */
function look(base: 'light' | 'dark', { color }: typeof lightTokens | typeof darkTokens) {
  const { accent, border, surface, text } = color;
  return create({
    base,
    brandTitle: 'Healzy UI',
    brandUrl: './?path=/docs/start-here-welcome--docs',
    brandTarget: '_self',
    fontBase: scale.font.family.text,
    fontCode: scale.font.family.code,
    colorPrimary: srgbHex(accent.solid),
    colorSecondary: srgbHex(accent.solid),
    appBg: srgbHex(surface.raised),
    appContentBg: srgbHex(surface.page),
    appPreviewBg: srgbHex(surface.page),
    appHoverBg: srgbHex(surface.hover),
    appBorderColor: srgbHex(border.default),
    appBorderRadius: 8,
    textColor: srgbHex(text.primary),
    textInverseColor: srgbHex(text.onInverse),
    textMutedColor: srgbHex(text.muted),
    barTextColor: srgbHex(text.muted),
    barHoverColor: srgbHex(accent.hover),
    barSelectedColor: srgbHex(text.link),
    barBg: srgbHex(surface.page),
    buttonBg: srgbHex(surface.control),
    buttonBorder: srgbHex(border.default),
    booleanBg: srgbHex(surface.sunken),
    booleanSelectedBg: srgbHex(surface.control),
    inputBg: srgbHex(surface.control),
    inputBorder: srgbHex(border.control),
    inputTextColor: srgbHex(text.primary),
    inputBorderRadius: 6,
  });
}

const looks = { light: look('light', lightTokens), dark: look('dark', darkTokens) };

/** `system`, or no value, follows the person's own setting. */
export function lookOf(theme: unknown) {
  if (theme === 'light' || theme === 'dark') return looks[theme];
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? looks.dark : looks.light;
}
