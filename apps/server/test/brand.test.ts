import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLargeLogo } from '../src/features/documents/picture-size.ts';
import { mailLogoOf, readBrand, refuseLargeLogos } from '../src/platform/http/brand/brand-file.ts';
import { startEmptyBed } from './api-test-bed.ts';

const folder = mkdtempSync(join(tmpdir(), 'healzy-brand-'));
const written = (content: unknown, name = 'brand.json') => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const MARK = '<svg xmlns="http://www.w3.org/2000/svg"/>';
writeFileSync(join(folder, 'mark.svg'), MARK);

describe('the brand file', () => {
  it('is optional: the product has its own brand, and every link leads somewhere', () => {
    const { brand } = readBrand(null);
    expect(brand.name).toBe('Healzy');
    expect(brand.logo).toBeNull();
    expect(brand.legal.hiringTerms.en).toBe('/about/hiring-terms?lang=en');
    expect(brand.communityUrl.es).toBe('/about/community?lang=es');
    expect(brand.device.serialNumber).toBe('HEALZY-1.0.0');
  });

  it('replaces what it names and leaves the rest', () => {
    const { brand } = readBrand(
      written({
        name: 'Clínica Alba',
        legal: {
          privacyPolicy: 'https://alba.example/p',
          termsOfUse: { es: 'https://alba.example/t', en: 'https://alba.example/en' },
        },
        supportEmail: 'ayuda@alba.example',
        device: { serialNumber: 'ALBA-7' },
      }),
    );
    expect(brand).toMatchObject({ name: 'Clínica Alba', supportEmail: 'ayuda@alba.example' });
    expect(brand.legal.privacyPolicy).toEqual({ es: 'https://alba.example/p', en: 'https://alba.example/p' });
    expect(brand.legal.termsOfUse.en).toBe('https://alba.example/en');
    expect(brand.legal.hiringTerms.es).toBe('/about/hiring-terms?lang=es');
    expect(brand.device).toEqual({ serialNumber: 'ALBA-7', storageNote: null });
  });

  it.each([
    ['{ "name": ', /no JSON/],
    [{ name: '' }, /name: must not be empty/],
    [{ nmae: 'Alba' }, /nmae/],
    [{ supportEmail: 'nobody' }, /supportEmail: must be an e-mail address/],
    [{ legal: { termsOfUse: 'javascript:alert(1)' } }, /legal\.termsOfUse: must be an address/],
    [{ communityUrl: 'https://alba.example@evil.example' }, /communityUrl: must have no name or password/],
    [{ legal: { termsOfUse: { es: 'https://a.example' } } }, /legal\.termsOfUse: /],
    [{ hues: { accent: 25 } }, /hues\.accent: must be a whole number from 200 to 358 \(reds, .*mean a risk/],
    [{ hues: { warm: 90 } }, /hues\.warm: must be a whole number from 30 to 45/],
    [{ hues: { neutral: 12.5 } }, /hues\.neutral: must be a whole number from 0 to 359/],
    [{ hues: { blue: 240 } }, /hues: .*blue/],
    [{ logo: '../../etc/passwd' }, /logo: must name an \.svg/],
    [{ logo: 'missing.svg' }, /logo: missing\.svg .*ENOENT/],
    [[], /the file: /],
  ])('%j is rejected with a message that names the file and the field', (content, message) => {
    const path = written(content, 'wrong.json');
    expect(() => readBrand(path)).toThrow(message);
    expect(() => readBrand(path)).toThrow(path);
  });

  it('is rejected when it does not exist, and when a logo is too large', () => {
    expect(() => readBrand(join(folder, 'nowhere.json'))).toThrow(/ENOENT/);
    writeFileSync(join(folder, 'heavy.png'), new Uint8Array(200_001));
    expect(() => readBrand(written({ logo: 'heavy.png' }))).toThrow(/logo: heavy\.png is larger than 200 kB/);
  });

  it('is rejected when a logo has more pixels than a clinic’s own may have', async () => {
    const large = Buffer.alloc(33);
    large.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    large[11] = 13;
    large.write('IHDR', 12, 'latin1');
    large.writeUInt32BE(4000, 16);
    large.writeUInt32BE(3000, 20);
    writeFileSync(join(folder, 'wide.png'), large);
    await expect(
      refuseLargeLogos(readBrand(written({ logo: 'wide.png' })), isLargeLogo),
    ).resolves.toBeUndefined();
    large.writeUInt32BE(3001, 20);
    writeFileSync(join(folder, 'wide.png'), large);
    await expect(refuseLargeLogos(readBrand(written({ logo: 'wide.png' })), isLargeLogo)).rejects.toThrow(
      /wide\.png .* has more than 12 million pixels/,
    );
  });
});

describe('the logo for e-mails', () => {
  it('is the mark of the product, or the one that e-mail programs can show', () => {
    writeFileSync(join(folder, 'light.png'), 'light');
    writeFileSync(join(folder, 'dark.png'), 'dark');
    expect(mailLogoOf(readBrand(null))).toBe('own');
    const both = readBrand(written({ logo: { light: 'light.png', dark: 'dark.png' } }));
    expect(mailLogoOf(both)).toMatchObject({ type: 'image/png', bytes: Buffer.from('light') });
    expect(mailLogoOf(readBrand(written({ logo: 'mark.svg' })))).toBeNull();
    // The mark is a picture in the product's hues.
    expect(mailLogoOf(readBrand(written({ hues: { accent: 335 } })))).toBeNull();
  });
});

describe('an installation without hues', () => {
  it('has no style sheet for them', async () => {
    const bed = await startEmptyBed({ BRAND_FILE: written({ name: 'Alba' }, 'plain.json') });
    expect((await bed.app.server.inject('/identity/reset-password')).body).not.toContain('hues.css');
    expect((await bed.app.server.inject('/brand/hues.css')).statusCode).toBe(404);
    await bed.close();
  });
});

describe('an installation with a hostile name', () => {
  it('shows it as text on its pages', async () => {
    const name = '"><img src=x onerror=alert(1)></title>';
    const bed = await startEmptyBed({ BRAND_FILE: written({ name }, 'hostile.json') });
    const pages = await Promise.all(
      ['/about/hiring-terms?lang=es', '/identity/reset-password?lang=en'].map((url) =>
        bed.app.server.inject({ url }),
      ),
    );
    for (const { body } of pages) {
      expect(body).not.toContain('<img src=x');
      expect(body.match(/<\/title>/g)).toHaveLength(1);
      expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    }
    await bed.close();
  });
});

describe('an installation with a brand', () => {
  let bed: Awaited<ReturnType<typeof startEmptyBed>>;
  beforeAll(async () => {
    bed = await startEmptyBed({
      BRAND_FILE: written({ name: 'Alba & Co', logo: 'mark.svg', hues: { accent: 335 } }, 'installed.json'),
    });
  });
  afterAll(() => bed.close());
  const get = (url: string) => bed.app.server.inject({ url });

  it('tells the app its name and serves its logo, which may run nothing', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      brand: { name: 'Alba & Co', logo: { light: '/brand/mark.svg', dark: '/brand/mark.svg' } },
    });
    const mark = await get('/brand/mark.svg');
    expect(mark.body).toBe(MARK);
    expect(mark.headers['content-type']).toContain('image/svg+xml');
    expect(mark.headers['content-security-policy']).toContain('sandbox');
    expect((await get('/brand/installed.json')).statusCode).toBe(404);
    expect((await get('/brand/..%2Fwrong.json')).statusCode).toBe(404);
  });

  it('shows its logo and name on the hosted pages, and the mark of the product no more', async () => {
    const { body } = await get('/about/hiring-terms?lang=en');
    expect(body).toContain('<img class="hosted-logo" src="/brand/mark.svg" alt="" />');
    expect(body).not.toContain('hosted-mark');
  });

  it("mixes the colours of pages and app from the clinic's hues, which one style sheet sets", async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      brand: { hues: { accent: 335, warm: 42, neutral: 260 } },
    });
    const { body } = await get('/identity/reset-password?lang=es');
    expect(body.indexOf('/brand/hues.css')).toBeGreaterThan(body.indexOf('/identity/assets/hosted.css'));
    const styles = await get('/brand/hues.css');
    expect(styles.headers['content-type']).toContain('text/css');
    expect(styles.body).toMatch(/^:root\{--hz-hue-accent:335;.*--hz-hue-series-three:255/);
  });

  it('says in both languages, by its own name, which document it has not published', async () => {
    const spanish = await get('/about/hiring-terms?lang=es');
    expect(spanish.body).toContain('Condiciones de contratación');
    expect(spanish.body).toContain('Alba &amp; Co');
    expect((await get('/about/hiring-terms?lang=en')).body).toContain('Hiring terms');
    expect((await get('/about/anything-else')).statusCode).toBe(404);
  });
});
