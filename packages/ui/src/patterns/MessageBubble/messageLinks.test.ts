import { describe, expect, it } from 'vitest';
import { messageLinks } from './messageLinks.ts';

const links = (text: string) => messageLinks(text).flatMap(({ href }) => href ?? []);

describe('messageLinks', () => {
  it.each([
    ['See https://example.org/a.', ['https://example.org/a']],
    ['(https://example.org/a_(b)) and more', ['https://example.org/a_(b)']],
    ['http://example.org, https://example.com!', ['http://example.org/', 'https://example.com/']],
    ['write to ana@example.org.', ['mailto:ana@example.org']],
    ['mailto:ana@example.org', ['mailto:ana@example.org']],
    ['HTTPS://EXAMPLE.ORG/x', ['https://example.org/x']],
  ])('finds the addresses in «%s»', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'file:///etc/hosts',
    'ftp://example.org/a',
    'https://',
    'https://known.example@elsewhere.example/',
    'no address at all',
  ])('makes no link that leads elsewhere of «%s»', (text) => {
    expect(links(text).filter((href) => !href.startsWith('mailto:'))).toEqual([]);
  });

  it('loses no character', () => {
    const text = 'One https://a.example, two (b@c.example) three javascript:x';
    expect(
      messageLinks(text)
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});
