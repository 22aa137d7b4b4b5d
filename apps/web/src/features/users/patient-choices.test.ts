import { describe, expect, it } from 'vitest';
import { matching, reassignmentOf, unassigned, withChoice } from './patient-choices.ts';

const patients = [
  { id: 'a', name: 'Ángel Núñez Ibarra' },
  { id: 'b', name: 'Lucía Ferrer' },
  { id: 'c', name: 'Ángela Ruiz' },
];

describe('the choice of successors', () => {
  it('is complete only when every patient has one', () => {
    const some = withChoice(new Map(), ['a', 'b'], 'p1');
    expect(unassigned(patients, some)).toBe(1);
    expect(reassignmentOf(patients, some)).toBeNull();
    const all = withChoice(some, ['c', 'b'], 'p2');
    expect(unassigned(patients, all)).toBe(0);
    expect(reassignmentOf(patients, all)).toEqual({
      reassignments: [
        { patientId: 'a', professionalId: 'p1' },
        { patientId: 'b', professionalId: 'p2' },
        { patientId: 'c', professionalId: 'p2' },
      ],
    });
  });

  it('leaves out patients who are no longer theirs', () => {
    const choices = withChoice(new Map(), ['a', 'b', 'c', 'gone'], 'p1');
    expect(JSON.stringify(reassignmentOf(patients, choices))).not.toContain('gone');
  });

  it('finds names by any of their words, ignoring accents', () => {
    expect(matching(patients, 'angel').map(({ id }) => id)).toEqual(['a', 'c']);
    expect(matching(patients, ' nunez  ANGEL ').map(({ id }) => id)).toEqual(['a']);
    expect(matching(patients, '')).toHaveLength(3);
    expect(matching(patients, 'x')).toEqual([]);
  });
});
