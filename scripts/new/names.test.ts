import { describe, expect, it } from 'vitest';
import { namesOf, pluralOf, singularOf } from './names.mjs';

describe('the names of a feature', () => {
  it.each([
    ['example', 'example', 'examples'],
    ['action-plans', 'action-plan', 'action-plans'],
    ['diagnoses', 'diagnosis', 'diagnoses'],
    ['allergy', 'allergy', 'allergies'],
    ['boxes', 'box', 'boxes'],
    ['dose', 'dose', 'doses'],
    ['blood-analysis', 'blood-analysis', 'blood-analyses'],
  ])('lead from %s to one %s and several %s', (name, one, many) => {
    const names = namesOf(name);
    expect(names['record-name']).toBe(one);
    expect(names['records-name']).toBe(many);
  });

  it('are spelled as each layer spells them', () => {
    expect(namesOf('action-plans')).toMatchObject({
      name: 'action-plans',
      module: 'actionPlans',
      record: 'actionPlan',
      Records: 'ActionPlans',
      RECORD: 'ACTION_PLAN',
      record_table: 'action_plans',
      'A record words': 'An action plan',
    });
  });

  it('are taken as given where no rule leads to them', () => {
    expect(namesOf('sheep', { many: 'flocks' })).toMatchObject({ record: 'sheep', records: 'flocks' });
  });

  it.each([
    ['ActionPlans', 'lower case with dashes'],
    ['action_plans', 'lower case with dashes'],
    ['action-', 'lower case with dashes'],
    ['', 'lower case with dashes'],
    ['a'.repeat(41), 'longer than 40'],
    ['class', 'means something else in the code'],
    ['tables', 'means something else in the code'],
    ['value', 'reserved word of SQL'],
  ])('cannot come from "%s"', (name, reason) => {
    expect(() => namesOf(name)).toThrow(reason);
  });

  it('have plurals and singulars that belong together', () => {
    for (const word of ['goal', 'analysis', 'allergy', 'box', 'day', 'match'])
      expect(singularOf(pluralOf(word)), word).toBe(word);
  });
});
