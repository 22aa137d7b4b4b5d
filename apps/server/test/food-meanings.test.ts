import { foodSchema, isFoodFor, suitabilityOf } from '@healzy/domain/foods';
import {
  applyEdit,
  emptyMenu,
  fillEdit,
  fillProblem,
  restrictionsOf,
  solveMenu,
  type FillScope,
  type Menu,
  type MenuFoodFacts,
} from '@healzy/domain/menus';
import { MEANT_BY_RECORDS, type MeantByRecord } from '@healzy/domain/menus/testing';
import {
  DEFAULT_MACRO_SHARES,
  DEFAULT_MEAL_SHARES,
  MEALS,
  planTargets,
} from '@healzy/domain/nutritional-plans';
import { OPTION_SETS } from '@healzy/domain/patient-data';
import { LANGUAGES } from '@healzy/domain/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meaningLabels, planLabels } from '../src/features/menus/labels.ts';
import { remarkText } from '../src/features/menus/food-point-texts.ts';
import { makePaper } from '../src/features/menus/paper/make-paper.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic } from './clinics.ts';
import { paperSample } from './paper-samples.ts';
import { readPdf } from './pdf-reading.ts';

let bed: TestBed;
let foods: (MenuFoodFacts & { nameEs: string | null; nameEn: string | null })[];
beforeAll(async () => {
  bed = await startTestBed();
  const clinic = await addClinic(bed.database, 'Significados');
  const { rows } = await bed.database.asAccount(
    { accountId: clinic.accountId, userId: clinic.people.specialist.userId },
    (sql) => sql.query<{ food: unknown }>('SELECT food FROM provider_foods ORDER BY id'),
  );
  foods = rows.map(({ food }) => {
    const stored = foodSchema.parse(food);
    return { ...stored, ...suitabilityOf(stored), isActive: true };
  });
}, 240_000);
afterAll(() => bed.close());

const targets = planTargets({
  energyKcal: 2000,
  mealShares: DEFAULT_MEAL_SHARES,
  macroShares: DEFAULT_MACRO_SHARES,
  kcalPerBite: 100,
});

function menuFor(restrictions: readonly string[], scope: FillScope): Menu {
  const menu = emptyMenu(1);
  const solved = solveMenu(fillProblem({ menu, scope, targets, foods, restrictions }), 7);
  if (solved.status !== 'SOLVED') throw new Error(`${restrictions.join(' ')}: ${solved.status}`);
  return applyEdit(menu, fillEdit(menu, solved.meals))!.menu;
}
const idsIn = (menu: Menu): string[] =>
  menu.weeks.flatMap((days) =>
    days.flatMap((day) => MEALS.flatMap((meal) => day[meal].foods.map(({ foodId }) => foodId))),
  );

/** The foods of a filled day, once for each set of restrictions. */
const filled = new Map<string, readonly string[]>();
function dayFor(restrictions: readonly string[]): readonly string[] {
  const key = restrictions.join(' ');
  const known = filled.get(key) ?? idsIn(menuFor(restrictions, { kind: 'DAY', week: 0, day: 0 }));
  filled.set(key, known);
  return known;
}

/** Codes as they are stored, which no patient reads. FODMAP is also a word. */
const CODES = new Set<string>(Object.values(OPTION_SETS).flat());
const rawCodes = (text: string): string[] =>
  (text.match(/\b[A-Z][A-Z_]{3,}\b/g) ?? []).filter(
    (word) => word !== 'FODMAP' && (word.includes('_') || CODES.has(word)),
  );
/** In one line; a compound is broken after its hyphen. */
const flat = (text: string): string => text.replace(/\s+/g, ' ').replace(/- /g, '-');

/** What the board asks the specialist. */
const questionText = (code: string, language: (typeof LANGUAGES)[number]): string =>
  meaningLabels(language)(`question.${code}` as Parameters<ReturnType<typeof meaningLabels>>[0], {
    about: 'x',
  });

type Meant = ReturnType<typeof restrictionsOf>;
const eatenWith = (meant: Meant) =>
  (meant.questions.length > 0 ? [] : dayFor(meant.restrictions)).map((id) =>
    foods.find((food) => food.id === id)!,
  );

/** The text of a printed plan with one day for each list of foods. */
async function paperOf(
  meant: Meant,
  eaten: readonly ReturnType<typeof eatenWith>[],
  language: (typeof LANGUAGES)[number],
): Promise<string> {
  const sample = paperSample({ weeks: 1 });
  const [week] = sample.weeks;
  const [day] = week!.days;
  const days = eaten.map((list) => ({
    ...day!,
    meals: [
      {
        ...day!.meals[0]!,
        foods: list.map(({ nameEs, nameEn }) => ({
          nameEs,
          nameEn,
          portions: 1,
          amount: null,
          household: null,
        })),
      },
    ],
  }));
  const pdf = await readPdf(
    await makePaper({
      ...sample,
      language,
      avoids: {
        restrictions: meant.restrictions,
        ofAge: [],
        others: meant.others,
        categories: [],
        foods: [],
      },
      remarks: meant.remarks,
      hasOpenQuestions: meant.questions.length > 0,
      weeks: [{ ...week!, days, shopping: { persons: 1, aisles: [], staples: [], unweighed: [] } }],
    }),
  );
  // A sentence may go on after the foot of its page.
  return flat(flat(pdf.text).replace(/Ángela Núñez · .+? (?:Página|Page) \d+ (?:de|of) \d+ ?/gu, ''));
}

function expectSaid(text: string, meant: Meant, language: (typeof LANGUAGES)[number]): void {
  const t = meaningLabels(language);
  for (const one of meant.restrictions) expect(text).toContain(flat(t(`restriction.${one}`)));
  for (const remark of meant.remarks) expect(text).toContain(flat(remarkText(remark, language)));
  if (meant.questions.length > 0) expect(text).toContain(flat(planLabels(language)('avoidQuestions')));
  // What the specialist is asked is not for the patient.
  for (const { code } of meant.questions) expect(text).not.toContain(flat(questionText(code, language)));
}

describe('every answer of the record', () => {
  const cases = MEANT_BY_RECORDS.map((each) => [each.code, each] as const);

  it('is in the table, and its sentences are in the files', () => {
    expect(cases.length).toBeGreaterThan(200);
    for (const language of LANGUAGES) {
      const files = meaningLabels(language);
      for (const { code, meaning } of MEANT_BY_RECORDS) {
        if (meaning.kind === 'remark' || (meaning.kind === 'restricts' && meaning.remark === true))
          // Each with its source; what only quotes the record, or nobody has checked, has none.
          expect(remarkText({ code, about: 'x' }, language)).toMatch(
            code === 'medicine.UNKNOWN' || code.startsWith('words.')
              ? /[^)]\.$/
              : language === 'es'
                ? /\(fuente: .+\)\.$/
                : /\(source: .+\)\.$/,
          );
        if (meaning.kind === 'asks') expect(questionText(code, language)).not.toBe('');
        if (meaning.kind === 'restricts')
          for (const one of meaning.restrictions) expect(files(`restriction.${one}`)).not.toBe('');
        if (meaning.kind === 'none') expect(meaning.why).toMatch(/ .*\.$/);
      }
    }
  });

  it.each(cases)('%s keeps its restriction, asks, or is said', (code, { meaning, record }: MeantByRecord) => {
    const meant = restrictionsOf(record);
    if (meaning.kind === 'none') {
      expect(meant).toEqual({ restrictions: [], remarks: [], questions: [], others: [] });
      return;
    }
    if (meaning.kind === 'asks') expect(meant.questions.map((each) => each.code)).toEqual([code]);
    else expect(meant.questions).toEqual([]);
    if (meaning.kind === 'restricts')
      expect(meant.restrictions).toEqual(expect.arrayContaining([...meaning.restrictions]));
    if (meaning.kind === 'remark' || (meaning.kind === 'restricts' && meaning.remark === true))
      expect(meant.remarks.map((each) => each.code)).toContain(code);
    for (const food of eatenWith(meant)) expect(isFoodFor(food, meant.restrictions)).toBe(true);
  });

  it('never says on paper that something is left out which menus could give', () => {
    const SAID = [
      ['ALCOHOL', /\b(sin|nada de) alcohol\b/, /\bno alcohol\b/],
      ['GRAPEFRUIT', /\bsin pomelo\b/, /\bno grapefruit\b/],
      ['SEAWEED', /\bsin algas\b/, /\bno seaweed\b/],
      ['LIVER', /\bsin hígado\b/, /\bno liver\b/],
    ] as const;
    for (const { code, record } of MEANT_BY_RECORDS) {
      const { remarks, restrictions } = restrictionsOf(record);
      for (const remark of remarks)
        for (const [restriction, es, en] of SAID)
          if (es.test(remarkText(remark, 'es')) || en.test(remarkText(remark, 'en')))
            expect(restrictions, code).toContain(restriction);
    }
  });

  it.each(LANGUAGES)('names no food to somebody who has none of it: %s', (language) => {
    const NAMED = [
      ['FISH', /\bpescado|\bfish\b/],
      ['EGGS', /\bhuevo|\beggs?\b/],
      ['MILK', /\blácteo|\bqueso|\bdairy\b|\bcheese/],
      ['VEGAN', /\b(pescado|huevo|lácteos?|quesos?|carne|miel|fish|eggs?|dairy|cheeses?|meat)\b/],
      ['VEGETARIAN', /\b(pescado|carne|fish|meat)\b/],
      ['SOYBEANS', /\bsoja\b|\bsoya\b/],
      ['CAFFEINE', /\b(café|té)(?!\p{L})|\b(coffee|tea)\b/u],
      ['FODMAP', /\blegumbres|\bpulses/],
    ] as const;
    const told = NAMED.flatMap(([restriction, words]) =>
      MEANT_BY_RECORDS.flatMap(({ record }) => {
        const { remarks } = restrictionsOf({
          ...record,
          foodAnswers: [
            { question: 'dietType.OTHER', about: null, restrictions: [restriction], words: null },
          ],
        });
        return remarks.flatMap(({ code, about }) =>
          words.test(
            meaningLabels(language)(`remark.${code}` as Parameters<ReturnType<typeof meaningLabels>>[0], {
              about: about ?? '',
            }),
          )
            ? [`${restriction} ${code}`]
            : [],
        );
      }),
    );
    expect([...new Set(told)]).toEqual([]);
  });

  it.each([
    ['es', /calcio \(bebidas enriquecidas, suplementos\)/u, /lácteos/u],
    ['en', /calcium \(fortified drinks, supplements\)/u, /dairy/u],
  ] as const)(
    'keeps calcium apart from medicines that it binds, for everybody: %s',
    (language, calcium, dairy) => {
      for (const name of ['Doxiciclina 100', 'Ciprofloxacino', 'Levofloxacino', 'Ácido alendrónico 70']) {
        const toldTo = (restrictions: ('VEGAN' | 'MILK')[]): string =>
          restrictionsOf({
            ...{
              answers: { 'medical-history': { medication: [{ name }] } },
              age: 40,
              hasPregnancyRanges: false,
            },
            foodAnswers: [{ question: 'dietType.OTHER', about: null, restrictions, words: null }],
          })
            .remarks.map((remark) => remarkText(remark, language))
            .join(' ');
        for (const restrictions of [['VEGAN' as const], ['MILK' as const]]) {
          expect(toldTo(restrictions)).toMatch(calcium);
          expect(toldTo(restrictions)).not.toMatch(dairy);
        }
        expect(toldTo([])).toMatch(calcium);
        expect(toldTo([])).toMatch(dairy);
      }
    },
  );

  // One paper says what all say: each sentence is looked for in it, so that not each code needs a paper of its own.
  it.each(LANGUAGES)('is said on paper in words: %s', async (language) => {
    const all = MEANT_BY_RECORDS.map(({ record }) => restrictionsOf(record));
    const text = await paperOf(
      {
        restrictions: [...new Set(all.flatMap((each) => each.restrictions))],
        others: [...new Set(all.flatMap((each) => each.others))],
        remarks: all.flatMap((each) => each.remarks),
        questions: all.flatMap((each) => each.questions),
      },
      [...new Map(all.map((each) => [each.restrictions.join(' '), eatenWith(each)])).values()],
      language,
    );
    for (const meant of all) expectSaid(text, meant, language);
    expect(rawCodes(text)).toEqual([]);
  });

  it.each([
    'disease.COELIAC',
    'disease.KIDNEY',
    'disease.HYPERTENSION',
    'dietType.PESCATARIAN',
    'medicine.GRAPEFRUIT',
    'state.INFANT',
    'words.avoidedFoods',
  ])('%s alone is never said to be nothing', async (code) => {
    const meant = restrictionsOf(MEANT_BY_RECORDS.find((each) => each.code === code)!.record);
    for (const language of LANGUAGES) {
      const text = await paperOf(meant, [eatenWith(meant)], language);
      expectSaid(text, meant, language);
      expect(text).not.toMatch(/Tu ficha no indica|Your record names no/);
      expect(rawCodes(text)).toEqual([]);
    }
  });
});

describe('a filled week', () => {
  const CAFFEINE = /\b(café(?! descaf)|té( verde)?$|cola|energétic|expreso)/i;
  const CHOKING =
    /^(nuez(?! moscada)|almendra|avellana|anacardo|pistacho|cacahuete|castaña|semillas de (girasol|calabaza)|palomitas|uva$|cereza|aceituna|salchicha|gominola|granola|muesli)|cherry/i;
  const ALCOHOL = /\b((?<!vinagre de )vino|cerveza|cava|sidra|sangría|destilada)/i;
  const SEAWEED = /\balga\b/i;
  const LARGE_FISH = /\b(pez espada|atún fresco)/i;
  const PORK =
    /\b(cerdo|jamón(?! cocido de pavo)|bacon|panceta|chorizo|salchich|salami|mortadela|paté|morcilla|gominola)/i;
  const MEAT =
    /\b(pollo|pavo|ternera|cordero|conejo|pato|(?<!huevo de )codorniz|corzo|entrecot|cecina|hígado|gelatina|caldo(?! de verduras)|lasaña)/i;
  const GLUTEN =
    /\b(trigo(?! sarraceno)|cebada|centeno|espelta|avena|bulgur|cuscús|seitán|galleta|cerveza|magdalena|bizcocho)/i;
  const BREAD = /\b(pan|pasta|espagueti)\b(?!.*(sin gluten|de (maíz|arroz|cacahuete|sésamo)))/i;
  const of = (
    age: number | null,
    answers: MeantByRecord['record']['answers'] = {},
  ): MeantByRecord['record'] => ({
    answers,
    age,
    hasPregnancyRanges: false,
    foodAnswers: [],
  });
  it.each([
    ['a child of four', of(4), [CAFFEINE, CHOKING, ALCOHOL, SEAWEED, LARGE_FISH]],
    ['a child of twelve', of(12), [CAFFEINE, ALCOHOL, SEAWEED]],
    [
      'a pregnant woman',
      of(30, { 'medical-history': { pregnancy: 'PREGNANT' } }),
      [CAFFEINE, ALCOHOL, SEAWEED, LARGE_FISH, /\b(hígado|paté|ahumado|serrano|brie)/i],
    ],
    ['a coeliac', of(40, { 'medical-history': { diseases: ['COELIAC'] } }), [GLUTEN, BREAD]],
    ['no pork', of(40, { habits: { dietTypes: ['NO_PORK'] } }), [PORK]],
    ['a pescatarian', of(40, { habits: { dietTypes: ['PESCATARIAN'] } }), [PORK, MEAT]],
  ] as const)('for %s has no food that is not for them by its name', (_, record, forbidden) => {
    const { restrictions, questions } = restrictionsOf(record);
    expect(questions).toEqual([]);
    const named = (food: (typeof foods)[number]) => forbidden.some((words) => words.test(food.nameEs ?? ''));
    // Neither among what may be filled, swapped or proposed, nor in the week.
    const allowed = foods.filter((food) => isFoodFor(food, restrictions));
    expect(allowed.filter(named).map(({ nameEs }) => nameEs)).toEqual([]);
    expect(allowed.length).toBeGreaterThan(150);
    for (const words of forbidden) expect(foods.some(({ nameEs }) => words.test(nameEs ?? ''))).toBe(true);
    const week = new Set(idsIn(menuFor(restrictions, { kind: 'WEEK', week: 0 })));
    expect(week.size).toBeGreaterThan(20);
    expect([...week].filter((id) => !allowed.some((food) => food.id === id))).toEqual([]);
  });
});
