import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adultLevel,
  ageMonthsOn,
  INGREDIENT_CODES,
  ingredientFacts,
  judge,
  LEVEL_BODIES,
  LEVEL_SOURCES,
  statementsOn,
  type IngredientCode,
  type IntakePerson,
  type LevelledCode,
} from './index.ts';

const years = (age: number, change: Partial<IntakePerson> = {}): IntakePerson => ({
  ageMonths: age * 12,
  sex: 'FEMALE',
  pregnancy: 'NEITHER',
  weightKg: 60,
  ...change,
});
const levelOf = (code: LevelledCode, person: IntakePerson, per: 'DAY' | 'DOSE' = 'DAY') =>
  judge(code, per, person, 0).level;

describe('published levels', () => {
  // EFSA and SCF at 1, 4, 7, 11, 15 and 18 years; null where they and every other body set none that may be used.
  it.each([
    ['VITAMIN_A', [800, 1100, 1500, 2000, 2600, 3000]],
    ['VITAMIN_D', [50, 50, 50, 100, 100, 100]],
    ['VITAMIN_E', [100, 120, 160, 220, 260, 300]],
    ['VITAMIN_B6', [3.2, 4.5, 6.1, 8.6, 10.7, 12]],
    ['FOLIC_ACID', [200, 300, 400, 600, 800, 1000]],
    ['NICOTINIC_ACID', [2, 3, 4, 6, 8, 10]],
    ['NICOTINAMIDE', [150, 220, 350, 500, 700, 900]],
    ['MAGNESIUM', [65, 250, 250, 250, 250, 250]],
    ['CALCIUM', [2500, 2500, 2500, null, null, 2500]],
    ['IRON', [10, 15, 20, 30, 35, 40]],
    ['ZINC', [7, 10, 13, 18, 22, 25]],
    ['COPPER', [1, 2, 3, 4, 4, 5]],
    ['IODINE', [200, 250, 300, 450, 500, 600]],
    ['SELENIUM', [70, 95, 130, 180, 230, 255]],
    ['MANGANESE', [4, 5, 6, 7, 7, 8]],
    ['MOLYBDENUM', [100, 200, 250, 400, 500, 600]],
    ['BORON', [3, 4, 5, 7, 9, 10]],
    // IOM 2000, 1998, 1997 and NASEM 2019, where EFSA has none.
    ['VITAMIN_C', [400, 650, 650, 1200, 1800, 1800]],
    ['CHOLINE', [1000, 1000, 1000, 2000, 3000, 3000]],
    ['PHOSPHORUS', [3000, 3000, 3000, 4000, 4000, 4000]],
    ['SODIUM', [1200, 1500, 1500, 1800, 2300, 2300]],
    ['EPA', [null, null, null, null, null, 1800]],
    ['DHA', [1000, 1000, 1000, 1000, 1000, 1000]],
    ['EPA_DHA', [null, null, null, null, null, 5000]],
  ] as const)('of %s follow the age', (code, expected) => {
    const found = [1, 4, 7, 11, 15, 18].map((age) => levelOf(code, years(age))?.amount ?? null);
    expect(found).toEqual(expected);
  });

  it('of vitamin C at 19 years are those of the IOM, 2,000 mg', () => {
    expect(judge('VITAMIN_C', 'DAY', years(40), 3500)).toMatchObject({
      verdict: 'OVER',
      level: { amount: 2000, body: 'NASEM', source: 'IOM_2000' },
    });
  });

  it.each([
    ['an adult', years(40), 400, 200],
    ['a pregnant woman', years(30, { pregnancy: 'PREGNANT' }), 200, 200],
    ['a breastfeeding woman', years(30, { pregnancy: 'BREASTFEEDING' }), 200, 200],
    ['a child of 18 kg', years(5, { weightKg: 18 }), 54, 54],
    ['a boy of 50 kg', years(14, { sex: 'MALE', weightKg: 50 }), 150, 150],
    ['a pregnant girl of 80 kg', years(16, { pregnancy: 'PREGNANT', weightKg: 80 }), 200, 200],
    ['a boy of 150 kg', years(17, { sex: 'MALE', weightKg: 150 }), 400, 200],
    ['an infant', years(1, { weightKg: 10 }), null, null],
  ] as const)('of caffeine for %s are per day and per dose', (_who, person, day, dose) => {
    expect(levelOf('CAFFEINE', person)?.amount ?? null).toBe(day);
    expect(levelOf('CAFFEINE', person, 'DOSE')?.amount ?? null).toBe(dose);
  });

  it('of infants change within their first year', () => {
    const at = (ageMonths: number) => levelOf('VITAMIN_D', years(0, { ageMonths }))?.amount;
    expect([0, 5, 6, 11, 12].map(at)).toEqual([25, 25, 35, 35, 50]);
  });

  it('say of every ingredient what each body says, with its source', () => {
    for (const code of [...INGREDIENT_CODES, 'EPA_DHA'] as const) {
      const statements = statementsOn(code);
      expect(statements.map(({ body }) => body)).toEqual(LEVEL_BODIES);
      for (const { finding, source } of statements) expect(source === null).toBe(finding === 'NOT_ASSESSED');
    }
    for (const { href } of Object.values(LEVEL_SOURCES)) expect(href).toMatch(/^https:\/\//);
  });

  it('never fall as a child grows, and are never above an adult’s', () => {
    const ages = fc.integer({ min: 0, max: 215 });
    fc.assert(
      fc.property(fc.constantFrom(...INGREDIENT_CODES), ages, (code: IngredientCode, ageMonths) => {
        const person = years(0, { ageMonths, weightKg: 3 + ageMonths / 4 });
        const own = levelOf(code, person)?.amount;
        const adult = adultLevel(code)?.amount;
        if (own === undefined) return;
        expect(own).toBeLessThanOrEqual(adult ?? -1);
        // Nobody is judged by the level of an older age.
        const older = levelOf(
          code,
          years(0, { ageMonths: ageMonths + 60, weightKg: 3 + (ageMonths + 60) / 4 }),
        );
        if (older !== null && older.body === levelOf(code, person)?.body)
          expect(older.amount).toBeGreaterThanOrEqual(own);
      }),
    );
  });

  it('have steps in the order of ages, with amounts that do not fall before old age', () => {
    for (const code of INGREDIENT_CODES)
      for (const view of Object.values(ingredientFacts(code).says)) {
        if (!('level' in view)) continue;
        const steps = view.level.steps.filter(([from]) => from < 840);
        const ages = steps.map(([from]) => from);
        expect(ages).toEqual(ages.toSorted((a, b) => a - b));
      }
  });
});

describe('a verdict', () => {
  const child = years(5, { sex: 'MALE', weightKg: 18 });

  it('judges a child by its age and weight', () => {
    expect(judge('VITAMIN_D', 'DAY', child, 100)).toMatchObject({ verdict: 'OVER', level: { amount: 50 } });
    expect(judge('CAFFEINE', 'DAY', child, 400)).toMatchObject({
      verdict: 'OVER',
      level: { amount: 54, perKg: 3 },
    });
  });

  it('is not above a level that it equals', () => {
    expect(judge('VITAMIN_D', 'DAY', child, 50).verdict).toBe('WITHIN');
    expect(judge('VITAMIN_D', 'DAY', child, 50.1).verdict).toBe('OVER');
  });

  it('has no level for an age that no body sets one for, never the adult’s', () => {
    const infant = years(0, { ageMonths: 3 });
    expect(judge('ZINC', 'DAY', infant, 4).level).toMatchObject({ amount: 4, body: 'NASEM' });
    expect(judge('MAGNESIUM', 'DAY', infant, 1)).toMatchObject({ verdict: 'NONE_FOR_PERSON', level: null });
    expect(judge('CREATINE', 'DAY', infant, 1).verdict).toBe('NONE');
  });

  it('gives a pregnant woman no level that is above an adult’s', () => {
    const pregnant = years(30, { pregnancy: 'PREGNANT' });
    expect(judge('NICOTINIC_ACID', 'DAY', pregnant, 20).verdict).toBe('NONE_FOR_PERSON');
    expect(judge('COPPER', 'DAY', pregnant, 2).verdict).toBe('NONE_FOR_PERSON');
    expect(judge('IODINE', 'DAY', pregnant, 600).verdict).toBe('WITHIN');
  });

  it('depends on what is not known only where it changes the verdict', () => {
    const woman = years(30, { pregnancy: 'UNKNOWN' });
    expect(judge('CAFFEINE', 'DAY', woman, 150).verdict).toBe('WITHIN');
    expect(judge('CAFFEINE', 'DAY', woman, 300)).toMatchObject({
      verdict: 'DEPENDS',
      dependsOn: ['PREGNANCY'],
      level: { amount: 200 },
      upTo: { amount: 400 },
    });
    expect(judge('CAFFEINE', 'DAY', woman, 500).verdict).toBe('OVER');
    const man = years(30, { sex: 'MALE', pregnancy: 'UNKNOWN' });
    expect(judge('CAFFEINE', 'DAY', man, 300).verdict).toBe('WITHIN');
    const ageless = years(0, { ageMonths: 'UNKNOWN' });
    expect(judge('VITAMIN_D', 'DAY', ageless, 25).verdict).toBe('WITHIN');
    expect(judge('VITAMIN_D', 'DAY', ageless, 60)).toMatchObject({ verdict: 'DEPENDS', dependsOn: ['AGE'] });
    expect(judge('VITAMIN_D', 'DAY', ageless, 101).verdict).toBe('OVER');
    const light = years(8, { weightKg: 'UNKNOWN' });
    expect(judge('CAFFEINE', 'DAY', light, 50)).toMatchObject({ verdict: 'DEPENDS', dependsOn: ['WEIGHT'] });
  });
});

describe('age in months', () => {
  it.each([
    ['2021-05-10', '2026-05-09', 59],
    ['2021-05-10', '2026-05-10', 60],
    ['2025-11-30', '2026-02-28', 2],
    ['2025-11-30', '2026-03-01', 3],
    ['2025-12-15', '2026-01-14', 0],
    ['2027-01-01', '2026-01-01', 'UNKNOWN'],
    ['no day', '2026-01-01', 'UNKNOWN'],
  ])('of a birth on %s is on %s %s', (birth, on, months) => {
    expect(ageMonthsOn(birth, on)).toBe(months);
  });
});
