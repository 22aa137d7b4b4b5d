import { describe, expect, it } from 'vitest';
import { onlyEmpty } from './empty-markup.ts';

describe('the default markup policy', () => {
  it('lets an element be emptied', () => expect(onlyEmpty('')).toBe(''));
  it.each([' ', '<b>x</b>', '<img src=x onerror=alert(1)>', 'text'])('rejects %j', (markup) => {
    expect(onlyEmpty(markup)).toBeNull();
  });
});
