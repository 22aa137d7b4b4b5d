import { describe, expect, it } from 'vitest';
import { salvia } from './brands/salvia.ts';
import { brandStyleSheet } from './brandStyleSheet.ts';
import { lightTokensOf } from './lightTokens.ts';
import { createPalette } from './palette.ts';
import { tokenName } from './tokenName.ts';

describe('brandStyleSheet', () => {
  const sheet = brandStyleSheet('salvia', salvia);

  it('fills the roles under their stable names', () => {
    const { solid } = lightTokensOf(createPalette(salvia)).color.accent;
    expect(sheet).toContain(`--hz-color-accent-solid:${solid}`);
    expect(sheet).toContain('[data-brand="salvia"]');
  });

  it("fills the same roles in light, in dark, and with the system's dark scheme", () => {
    const names = [...sheet.matchAll(/\{([^{}]+)\}/g)].map(([, body = '']) =>
      body.split(';').map((line) => line.slice(0, line.indexOf(':'))),
    );
    expect(names).toHaveLength(3);
    expect(names[1]).toEqual(names[0]);
    expect(names[2]).toEqual(names[0]);
  });

  it('changes only colours and shadows', () => {
    const roots = new Set([...sheet.matchAll(/--hz-([a-z]+)-/g)].map(([, root]) => root));
    expect([...roots].sort()).toEqual(['chart', 'color', 'elevation']);
  });
});

describe('tokenName', () => {
  it('writes a role with dashes', () => {
    expect(tokenName(['color', 'text', 'onAccent'])).toBe('hz-color-text-on-accent');
  });
});
