import { PRODUCT_HUES } from '@healzy/domain/shared';
import { describe, expect, it } from 'vitest';
import { letterOf as written, type LetterBrand, type StoredLetter } from './letter.ts';

/** Renders a letter without the white space between its tags, which does not matter to these tests. */
const letterOf = (...args: Parameters<typeof written>) => {
  const { html, attachments } = written(...args);
  return { html: html.replaceAll(/\s+/g, ' ').replaceAll(/ ?([<>]) ?/g, '$1'), attachments };
};

const brand: LetterBrand = {
  name: 'Healzy',
  logo: 'own',
  hues: PRODUCT_HUES,
  publicUrl: 'https://healzy.example',
};
const LINK = 'https://healzy.example/identity/invitation/abc?lang=es';
const letter = (over: Partial<StoredLetter> = {}): StoredLetter => ({
  kind: 'INVITATION',
  language: 'es',
  subject: 'Clínica Alba te invita a Healzy',
  bodyText: `Hola:\n\nAbre este enlace:\n\n${LINK}\n\nVale siete días.\n\nClínica Alba\n`,
  ...over,
});
const HOSTILE = `<img src=x onerror="alert(1)">'&</title><script>`;

describe('letterOf', () => {
  it('heads the message with the name of who signs it', () => {
    const { html } = letterOf(letter(), brand);
    expect(html).toContain('<html lang="es">');
    expect(html).toMatch(/<img [^>]*alt=""[^>]*><span[^>]*>Clínica Alba<\/span>/);
    expect(html.match(/Clínica Alba<\/p>/g)).toHaveLength(1);
  });

  it('turns a link of this server into a button that says what it does, with its address below', () => {
    const { html } = letterOf(letter(), brand);
    expect(html).toMatch(
      new RegExp(`<a [^>]*href="${LINK.replace('?', '\\?')}"[^>]*>Abrir la invitación</a>`),
    );
    expect(html).toContain(`>${LINK}</span>`);
    expect(letterOf(letter({ language: 'en' }), brand).html).toContain('>Open the invitation</a>');
  });

  it('never turns what a person wrote into a link', () => {
    const bodyText = `Hola, \n\nhttps://evil.example/x\n\nhttps://healzy.example.evil.example/x\n\nClínica Alba`;
    expect(letterOf(letter({ bodyText }), brand).html).not.toContain('<a ');
  });

  it('escapes a hostile name wherever it is shown', () => {
    const { html } = letterOf(
      letter({ subject: HOSTILE, bodyText: `Hola, ${HOSTILE}:\n\n${HOSTILE} te escribe.\n\n${HOSTILE}` }),
      brand,
    );
    expect(html).not.toMatch(/<script|<img src=x|onerror="/);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;');
  });

  it('loads nothing from anywhere: no address outside, no script, its logo attached', () => {
    const { html, attachments } = letterOf(letter(), brand);
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual(['cid:logo']);
    expect(html).not.toMatch(/<script|<link|url\(|@import|http-equiv/);
    expect(attachments).toMatchObject([{ cid: 'logo', contentType: 'image/png' }]);
    expect(attachments[0]?.content.subarray(1, 4).toString()).toBe('PNG');
  });

  it("attaches the clinic's logo, or shows its name alone", () => {
    const bytes = Buffer.from('logo');
    const own = letterOf(letter(), { ...brand, logo: { bytes, type: 'image/png' } });
    expect(own.attachments[0]?.content.toString()).toBe('logo');
    const without = letterOf(letter(), { ...brand, logo: null });
    expect(without.attachments).toEqual([]);
    expect(without.html).not.toContain('<img');
  });

  it('is readable in dark mode', () => {
    const { html } = letterOf(letter(), brand);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
  });

  it('shows a message that is not signed whole, under the name of the product', () => {
    const { html } = letterOf(
      letter({ kind: 'PASSWORD_CHANGED', bodyText: 'Hola:\n\nTodo sigue igual.' }),
      brand,
    );
    expect(html).toContain('Todo sigue igual.');
    expect(html).toContain('>Healzy</span>');
  });
});
