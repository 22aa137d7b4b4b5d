import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likeness, type KnownPerson } from '../similar.ts';
import { PeopleIndex } from './people-index.ts';

const word = fc.constantFrom('ana', 'eva', 'luz', 'mar', 'sol', 'paz');
const name = fc.uniqueArray(word, { minLength: 1, maxLength: 2 });
const person = fc
  .record({ first: name, rest: name, birthdate: fc.constantFrom('1990-01-01', '1990-01-02') })
  .map(({ first, rest, birthdate }): KnownPerson => ({
    name: first.join(' '),
    surname: rest.filter((one) => !first.includes(one)).join(' '),
    birthdate,
  }));

const indexOf = (people: readonly KnownPerson[]): PeopleIndex<KnownPerson> => {
  const index = new PeopleIndex<KnownPerson>();
  for (const one of people) index.add(one);
  return index;
};

describe('people by birthdate and name', () => {
  it('are found as by comparing each with each', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 200 }), person, (people, sought) => {
        const isAlike = (one: KnownPerson) => likeness(one, sought) >= 0.9;
        const found = indexOf(people).find(sought);
        if (found === null) expect(people.filter(isAlike)).toEqual([]);
        else expect(isAlike(found)).toBe(true);
      }),
    );
  });

  it('are found among thousands born on one day who share all words but one', () => {
    const people = Array.from({ length: 20_000 }, (_, index) => ({
      name: 'Ana',
      surname: `Ruiz ${index}`,
      birthdate: '1990-01-01',
    }));
    const index = indexOf(people);
    const known = people.filter((one) => index.find({ ...one, surname: `${one.surname} Vega` }) !== one);
    expect(known).toEqual([]);
    const strangers = people.filter((one) => index.find({ ...one, name: 'Eva' }) !== null);
    expect(strangers).toEqual([]);
    expect(index.find({ name: 'Ruiz', surname: 'Ana', birthdate: '1990-01-01' })).toBe(people[0]);
  });
});
