import { describe, expect, it } from 'vitest';
import { letterColors } from '../apps/server/src/platform/mail/letter-colors.ts';
import { brandPalette, PRODUCT_HUES } from '../packages/domain/src/shared/brand-hues.ts';
import { contrast } from '../packages/ui/src/theme/contrast.ts';
import { darkTokensOf } from '../packages/ui/src/theme/darkTokens.ts';
import { mixed } from '../packages/ui/src/theme/difference.ts';
import { lightTokensOf } from '../packages/ui/src/theme/lightTokens.ts';
import { createPalette } from '../packages/ui/src/theme/palette.ts';
import { srgbHex } from '../packages/ui/src/theme/srgb.ts';

/** The server does not depend on the kit; its messages have the kit's colours all the same. */
describe('the colours of e-mails', () => {
  it.each([PRODUCT_HUES, { accent: 335, warm: 32, neutral: 170 }, { accent: 200, warm: 45, neutral: 0 }])(
    'are those of the theme with the hues %j, and legible',
    (hues) => {
      const palette = createPalette(brandPalette(hues));
      const letter = letterColors(hues);
      for (const [written, { color }] of [
        [letter.light, lightTokensOf(palette)],
        [letter.dark, darkTokensOf(palette)],
      ] as const) {
        expect(written).toMatchObject({
          page: srgbHex(mixed(color.warm.surface, 0.5, color.surface.page)),
          sheet: srgbHex(color.surface.overlay),
          border: srgbHex(color.warm.border),
          text: srgbHex(color.text.primary),
          muted: srgbHex(color.text.muted),
          button: srgbHex(color.accent.solid),
        });
        expect(contrast(color.text.muted, color.surface.overlay)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(color.text.onAccent, color.accent.solid)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
