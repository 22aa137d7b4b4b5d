import { describe, expect, it } from 'vitest';
import {
  answersAfter,
  emptyMenu,
  mealsWithNewFoods,
  applyEdit,
  EMPTY_MEAL,
  restrictionsOf,
  restrictionsOfAge,
  type RestrictingRecord,
} from './index.ts';
import { medicineGroups } from './meanings/medicines.ts';

const nothing: RestrictingRecord = { answers: {}, age: 40, hasPregnancyRanges: false, foodAnswers: [] };
const record = (change: Partial<RestrictingRecord>) => restrictionsOf({ ...nothing, ...change });
const history = (answers: object) => record({ answers: { 'medical-history': answers as never } });
const habits = (answers: object, more: Partial<RestrictingRecord> = {}) =>
  record({ answers: { habits: answers as never }, ...more });

const MINOR = ['ALCOHOL', 'CAFFEINE', 'SEAWEED'];
const PREGNANT = [...MINOR, 'MERCURY', 'LISTERIA', 'LIVER'];

describe('what a record means for food', () => {
  it('is nothing where it says nothing', () => {
    expect(record({})).toEqual({ restrictions: [], remarks: [], questions: [], others: [] });
  });

  it.each([
    ['coeliac disease', history({ diseases: ['COELIAC'] }), ['GLUTEN']],
    ['two diseases', history({ diseases: ['COELIAC', 'GESTATIONAL_DIABETES'] }), ['GLUTEN', ...PREGNANT]],
    ['a pescatarian', habits({ dietTypes: ['PESCATARIAN'] }), ['MEAT']],
    ['a vegetarian', habits({ dietTypes: ['VEGETARIAN'] }), ['VEGETARIAN']],
    ['no pork', habits({ dietTypes: ['NO_PORK'] }), ['PORK']],
    ['halal', habits({ dietTypes: ['HALAL'] }), ['PORK', 'ALCOHOL']],
    ['never alcohol', habits({ alcohol: 'NEVER' }), ['ALCOHOL']],
    ['low FODMAP', habits({ dietTypes: ['LOW_FODMAP'] }), ['FODMAP']],
    ['pregnancy', history({ pregnancy: 'PREGNANT' }), PREGNANT],
    ['a statin in words', history({ medication: [{ name: 'Atorvastatina 20' }] }), ['GRAPEFRUIT']],
    ['a woman who breastfeeds', history({ pregnancy: 'BREASTFEEDING' }), [...MINOR, 'MERCURY']],
    ['an infant', record({ age: 0 }), [...MINOR, 'MERCURY', 'LISTERIA', 'CHOKING']],
    ['a child of five', record({ age: 5 }), [...MINOR, 'MERCURY', 'LISTERIA', 'CHOKING']],
    ['a child of six', record({ age: 6 }), [...MINOR, 'MERCURY']],
    ['a child of ten', record({ age: 10 }), MINOR],
    ['an adolescent of seventeen', record({ age: 17 }), MINOR],
    ['a person of eighteen', record({ age: 18 }), []],
    ['a thyroid that does too much', history({ diseases: ['HYPERTHYROIDISM'] }), ['SEAWEED']],
    ['gout', history({ diseases: ['GOUT'] }), ['ALCOHOL', 'CRUSTACEANS', 'MOLLUSCS', 'LIVER']],
    ['a disease of the family', history({ familyDiseases: ['COELIAC'] }), []],
  ])('%s', (_, { restrictions }, expected) => expect(new Set(restrictions)).toEqual(new Set(expected)));

  it.each<[string, Partial<RestrictingRecord>, string[]]>([
    ['all that an adolescent has none of', { age: 16 }, MINOR],
    ['large fish for a child', { age: 8 }, [...MINOR, 'MERCURY']],
    ['nothing in pregnancy', { age: 16, answers: { 'medical-history': { pregnancy: 'PREGNANT' } } }, []],
    [
      'nothing while breastfeeding',
      { age: 16, answers: { 'medical-history': { pregnancy: 'BREASTFEEDING' } } },
      [],
    ],
    [
      'no alcohol with halal',
      { age: 8, answers: { habits: { dietTypes: ['HALAL'] } } },
      ['CAFFEINE', 'SEAWEED', 'MERCURY'],
    ],
    [
      'nothing that a person has decided',
      {
        age: 16,
        foodAnswers: [
          { question: 'words.avoidedFoods', about: 'x', restrictions: ['CAFFEINE'], words: null },
        ],
      },
      ['ALCOHOL', 'SEAWEED'],
    ],
    ['nothing of a grown-up', { age: 18, answers: { 'medical-history': { pregnancy: 'PREGNANT' } } }, []],
    ['nothing where the age is not known', { age: null }, []],
  ])('is for age alone: %s', (_, change, expected) =>
    expect(new Set(restrictionsOfAge({ ...nothing, ...change }))).toEqual(new Set(expected)),
  );

  it('asks about words until a person has said what these words mean', () => {
    const avoidedFoods = 'Nada de cerdo';
    const asked = habits({ avoidedFoods });
    expect(asked.questions).toEqual([{ code: 'words.avoidedFoods', about: avoidedFoods }]);
    expect(asked.others).toEqual([avoidedFoods]);
    const foodAnswers = [
      { question: 'words.avoidedFoods', about: avoidedFoods, restrictions: ['PORK' as const], words: null },
    ];
    expect(habits({ avoidedFoods }, { foodAnswers })).toMatchObject({
      restrictions: ['PORK'],
      questions: [],
    });
    const changed = habits({ avoidedFoods: 'Nada de cerdo ni marisco' }, { foodAnswers });
    expect(changed.questions).toHaveLength(1);
    // A restriction that a person ticked does not end because the words changed.
    expect(changed.restrictions).toEqual(['PORK']);
  });

  it('asks about the other allergy in its own words, and also without words', () => {
    expect(habits({ allergies: ['OTHER'], otherAllergies: 'Kiwi' }).questions).toEqual([
      { code: 'allergen.OTHER', about: 'Kiwi' },
    ]);
    expect(habits({ allergies: ['OTHER'] }).questions).toEqual([{ code: 'allergen.OTHER', about: null }]);
  });

  it('asks before an infant is given anything, because no code of foods says honey', () => {
    expect(record({ age: 0 }).questions).toEqual([{ code: 'state.INFANT', about: null }]);
    expect(record({ age: 1 }).questions).toEqual([]);
  });

  it('names a medicine that it does not know as not checked', () => {
    expect(history({ medication: [{ name: 'Omeprazol' }] }).remarks).toEqual([
      { code: 'medicine.UNKNOWN', about: 'Omeprazol' },
    ]);
  });

  it('asks about the ranges of pregnancy, unless the record says it', () => {
    expect(record({ hasPregnancyRanges: true }).questions).toEqual([
      { code: 'state.PREGNANCY_RANGES', about: null },
    ]);
    const said = { 'medical-history': { pregnancy: 'NEITHER' } };
    expect(record({ hasPregnancyRanges: true, answers: said }).questions).toEqual([]);
  });
});

it.each([
  ['Insulina glargina', ['HYPOGLYCAEMIC']],
  ['ácido ALENDRÓNICO', ['BISPHOSPHONATE']],
  ['Enalapril 10 mg', ['POTASSIUM']],
  ['Castaliz', []],
])('knows the medicine "%s"', (name, groups) => expect(medicineGroups(name)).toEqual(groups));

it('keeps who gave an answer that did not change', () => {
  const answer = { question: 'disease.KIDNEY', about: null, restrictions: [], words: 'Sin límites' };
  const first = answersAfter([], [answer], { answeredBy: 'a', answeredAt: '2026-01-01T00:00:00Z' });
  const again = { answeredBy: 'b', answeredAt: '2026-02-01T00:00:00Z' };
  expect(answersAfter(first, [answer], again)).toEqual(first);
  expect(answersAfter(first, [{ ...answer, words: 'Poco potasio' }], again)[0]).toMatchObject(again);
});

it('counts meals that take a food that they did not have', () => {
  const at = { week: 0, day: 0, meal: 'LUNCH' as const };
  const lunch = (...ids: string[]) =>
    applyEdit(emptyMenu(1), {
      kind: 'MEALS',
      meals: [{ at, meal: { ...EMPTY_MEAL, foods: ids.map((foodId) => ({ foodId, portions: 1 })) } }],
    })!.menu;
  expect(mealsWithNewFoods(emptyMenu(1), lunch('a'))).toBe(1);
  expect(mealsWithNewFoods(lunch('a', 'b'), lunch('a'))).toBe(0);
  expect(mealsWithNewFoods(lunch('a'), lunch('a', 'b'))).toBe(1);
});
