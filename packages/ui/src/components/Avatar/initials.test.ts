import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Lucía Ferrer', 'LF'],
    ['Ana María Ruiz Soto', 'AM'],
    ['Íñigo', 'Í'],
    ['  óscar   núñez ', 'ÓN'],
    ['', ''],
    ['   ', ''],
    ['李 小龙', '李小'],
    ['e\u0301ric d', 'E\u0301D'],
  ])('of «%s» are «%s»', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
