import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearWords, wordForms } from './near-words.ts';

describe('the other number of a word', () => {
  it.each([
    ['tomates', 'tomate'],
    ['lentejas', 'lenteja'],
    ['limones', 'limon'],
    ['nueces', 'nuez'],
    ['nuez', 'nueces'],
    ['berries', 'berry'],
    ['berry', 'berries'],
    ['potatoes', 'potato'],
    ['peaches', 'peach'],
    ['loaves', 'loaf'],
    ['leaf', 'leaves'],
  ])('%s: %s', (word, other) => {
    expect(wordForms(word)).toContain(other);
  });

  it.each(['pan', 'tomate', 'couscous', 'watercress', 'sal'])(
    '%s has none that would not be found by it',
    (word) => {
      expect(wordForms(word)).toEqual([]);
    },
  );
});

describe('the words that a mistyped one means', () => {
  const WORDS =
    'merluza mermelada lentejas lenteja berenjena huevo avena leche lechuga pollo yogur calabacin calabaza garbanzos jamon queso kiwi chicken chickpeas lentils tomatoes tomato salmon almond spinach zanahoria cebolla cerveza col sal pan te'.split(
      ' ',
    );

  it.each([
    ['merlusa', ['merluza']],
    ['lentajas', ['lentejas']],
    ['verenjena', ['berenjena']],
    ['uevo', ['huevo']],
    ['havena', ['avena']],
    ['lehce', ['leche']],
    ['poyo', ['pollo']],
    ['cecolla', ['cebolla']],
    ['garvanzos', ['garbanzos']],
    ['zanaoria', ['zanahoria']],
    ['serbesa', ['cerveza']],
    ['chiken', ['chicken']],
    ['spinich', ['spinach']],
    // Still being typed.
    ['merlus', ['merluza']],
    ['berengen', ['berenjena']],
  ])('%s: %s', (word, near) => {
    expect(nearWords(word, WORDS)).toEqual(near);
  });

  it.each(['xyz', 'sol', 'ordenador', '1234'])('%s is near to none of them', (word) => {
    expect(nearWords(word, WORDS)).toEqual([]);
  });

  it('does not depend on the order of the words, and finds a word with one letter wrong', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(WORDS, { minLength: WORDS.length }),
        fc.constantFrom(...WORDS.filter(({ length }) => length >= 6)),
        fc.nat({ max: 5 }),
        (words, word, at) => {
          const wrong = `${word.slice(0, at)}x${word.slice(at + 1)}`;
          expect(nearWords(wrong, words)).toContain(word);
          expect(nearWords(wrong, words)).toEqual(nearWords(wrong, WORDS));
        },
      ),
    );
  });
});
