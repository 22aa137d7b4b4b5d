import { FOOD_RESTRICTIONS } from '@healzy/domain/foods';
import type { MenuDish } from '@healzy/api/schema';
import { emptyMenu, type MenuDocument } from '@healzy/domain/menus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/db/ids.ts';
import { CONTRACT_OPERATIONS } from '../src/platform/http/contract.ts';
import { makePaper } from '../src/features/menus/paper/make-paper.ts';
import type { PaperData } from '../src/features/menus/paper/paper-data.ts';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { calmTime } from './calm-time.ts';
import { addClinic, addPatient, type Clinic, type Person } from './clinics.ts';
import { paperSample } from './paper-samples.ts';
import { readPdf } from './pdf-reading.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let foodId: string;
let unknownId: string;

/** Written from January on, so that no day is in the past. */
const START = '2091-01-01';
type Day = Record<string, { name: string; foods: { foodId: string; portions: number }[] }>;

async function addPlan(name: string, weeks: number, kcal: number | null = 2000): Promise<string> {
  const as = clinic.people.specialist;
  const period = { name, weeks, startDate: START };
  const made = await bed.call('createNutritionalPlan', { as, path: { patientId }, body: period });
  if (made.status !== 201) throw new Error(`The plan answered ${made.text}.`);
  const { id, mealShares, macroShares } = made.body;
  if (kcal === null) return id as string;
  const energy = { kcal, source: 'TYPED', on: '2026-01-01' };
  const saved = await bed.call('updateNutritionalPlan', {
    as,
    path: { id },
    headers: { 'if-match': '"1"' },
    body: { ...period, mealShares, macroShares, energy },
  });
  if (saved.status !== 200) throw new Error(`The plan answered ${saved.text}.`);
  return id as string;
}

async function addMenus(id: string, weeks: number, write: (days: Day[][]) => void): Promise<void> {
  const days = JSON.parse(JSON.stringify(emptyMenu(weeks).weeks)) as Day[][];
  write(days);
  const saved = await bed.call('updateMenus', {
    as: clinic.people.specialist,
    path: { id },
    headers: { 'if-match': '"0"' },
    body: { weeks: days as unknown as MenuDocument['weeks'], undo: [], redo: [], applied: [] },
  });
  if (saved.status !== 200) throw new Error(`The menus answered ${saved.text}.`);
}

/** A supplement of the catalogue on two days of the week. */
async function takeVitaminD(): Promise<void> {
  const as = clinic.people.specialist;
  const found = await bed.call('listSupplements', { as, query: { search: 'vitamina d' } });
  const made = await bed.call('createPatientSupplement', {
    as,
    path: { patientId },
    body: {
      supplementId: found.body.items[0].id,
      unit: 'UNIT',
      amountPerTake: 0.5,
      dailyTakes: 2,
      frequency: 'WEEKLY',
      weekdays: [1, 4],
      startDate: '2091-01-05',
      endDate: null,
      observations: 'Con la comida',
    },
  });
  if (made.status !== 201) throw new Error(`The supplement answered ${made.text}.`);
}

const addFood = async (body: object): Promise<string> =>
  (await bed.call('createFood', { as: clinic.people.specialist, body })).body.id as string;

/** The file itself: `bed.call` reads answers as text. */
async function paperOf(id: string, query: Record<string, string | string[]> = {}, as?: Person) {
  const person = as ?? clinic.people.specialist;
  const url = CONTRACT_OPERATIONS.find((operation) => operation.id === 'exportPlanPaper')?.url ?? '';
  return bed.app.server.inject({
    method: 'GET',
    url: url.replace(':id', id),
    query: { ...query, accountId: person.accountId },
    headers: { authorization: `Bearer ${await bed.tokenFor(person)}` },
  });
}
const read = async (...wanted: Parameters<typeof paperOf>) => readPdf((await paperOf(...wanted)).rawPayload);

beforeAll(async () => {
  bed = await startTestBed();
  clinic = await addClinic(bed.database, 'Papel');
  patientId = await addPatient(bed.database, clinic, { name: 'Ángela', surname: 'Núñez' });
  const as = clinic.people.specialist;
  foodId = await addFood({
    nameEs: 'Pan de prueba',
    nameEn: 'Trial bread',
    category: 'BREAD_PASTA',
    unit: 'G',
    unitWeight: 60,
    portions: [{ nameEs: 'rebanada', nameEn: 'slice', grams: 30 }],
    unsuitableFor: ['GLUTEN'],
    suitableFor: FOOD_RESTRICTIONS.filter((one) => one !== 'GLUTEN'),
    nutrients: { energy: 250, protein: 8, fat: 2, carbohydrate: 50 },
  });
  unknownId = await addFood({
    nameEs: 'Guiso de la abuela',
    category: 'LEGUMES',
    unit: 'G',
    nutrients: {},
  });
  const answers = {
    hasAllergies: true,
    allergies: ['GLUTEN', 'OTHER'],
    otherAllergies: 'Kiwi',
  };
  const written = await bed.call('updatePatientData', {
    as,
    path: { patientId, section: 'habits' },
    headers: { 'if-match': '"0"' },
    body: { answers },
  });
  if (written.status !== 200) throw new Error(`The habits answered ${written.text}.`);
  const answered = await bed.call('updateFoodExclusions', {
    as,
    path: { patientId },
    headers: { 'if-match': '"0"' },
    body: {
      foodIds: [],
      categories: [],
      answers: [{ question: 'allergen.OTHER', about: 'Kiwi', restrictions: [], words: 'Kiwi: ninguno' }],
    },
  });
  if (answered.status !== 200) throw new Error(`The answers answered ${answered.text}.`);
}, 60_000);
afterAll(() => bed.close());

describe('the paper of a plan', () => {
  it('says on which day its energy and its share of fat were measured', async () => {
    const id = await addPlan('Medido', 1);
    expect((await read(id, { language: 'es' })).text).not.toMatch(/procede de una medición|medida en reposo/);
    const saved = await bed.call('updateNutritionalPlan', {
      as: clinic.people.specialist,
      path: { id },
      headers: { 'if-match': '"2"' },
      body: {
        macrosMeasuredOn: '2026-11-12',
        energy: { kcal: 2170, source: 'MEASURED', on: '2026-11-10' },
      },
    });
    expect(saved.status).toBe(200);
    const { text } = await read(id, { language: 'es' });
    expect(text).toContain('La energía procede de una medición del 10 nov 2026.');
    expect(text).toContain('medida en reposo el 12 nov 2026.');
  });

  it.each(['es', 'en'] as const)(
    'is a tagged PDF in %s with targets, menus, shopping, supplements and what must not be eaten',
    async (language) => {
      const id = await addPlan('Cuatro semanas', 2);
      await addMenus(id, 2, (weeks) => {
        weeks[0]![0]!['BREAKFAST'] = { ...weeks[0]![0]!['BREAKFAST']!, foods: [{ foodId, portions: 2 }] };
        weeks[1]![3]!['DINNER'] = {
          ...weeks[1]![3]!['DINNER']!,
          name: 'Cena de Łucja',
          foods: [{ foodId, portions: 1 }],
        };
      });
      await takeVitaminD();
      const pdf = await read(id, { language });
      const words = {
        es: {
          locale: 'es-ES',
          bookmarks: ['Tus restricciones', 'Tu energía y su reparto', 'Lista de la compra, semana 1'],
          texts: [
            'Ángela Núñez',
            'Kiwi',
            'Pan de prueba: 120 g (≈ 4 rebanadas)',
            'Pan de prueba: 60 g (≈ 2 rebanadas)',
            'Cena de Łucja',
            '300 kcal · 3 bites',
            'Pan de prueba (lleva gluten)',
            'Un bite son 100 kcal.',
            '2.000',
            'Suplementos',
            '0,5 u, 2 tomas al día (1 u en total)',
            'Cada lunes y jueves, desde el 5 ene 2091',
            'Con la comida',
            'jueves 11 ene 2091',
          ],
        },
        en: {
          locale: 'en-US',
          bookmarks: ['Your restrictions', 'Your energy and its shares', 'Shopping list, week 1'],
          texts: [
            'Trial bread: 120 g (≈ 4 slices)',
            '300 kcal · 3 bites',
            'Bread and pasta',
            '2,000',
            'Every Monday and Thursday',
          ],
        },
      }[language];
      expect(pdf).toMatchObject({ isMarked: true, language: words.locale });
      expect(pdf.title).toBe('Cuatro semanas – Ángela Núñez');
      expect([...pdf.roles]).toEqual(
        expect.arrayContaining(['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD']),
      );
      expect(pdf.countOf('H1')).toBe(1);
      expect(pdf.bookmarks).toEqual(expect.arrayContaining(words.bookmarks));
      for (const text of words.texts) expect(pdf.text).toContain(text);
    },
    30_000,
  );

  it('has the weeks asked for, and none that the plan does not have', async () => {
    const id = await addPlan('Tres semanas', 3);
    await addMenus(id, 3, (weeks) => {
      for (const [week, days] of weeks.entries())
        days[0]!['LUNCH'] = {
          ...days[0]!['LUNCH']!,
          name: `Semana número ${week + 1}`,
          foods: [{ foodId, portions: 1 }],
        };
    });
    const { text } = await read(id, { language: 'es', week: ['1', '3'] });
    expect(text).toContain('Semana número 1');
    const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1]);
    expect(text.split(' · nacimiento: ')).toHaveLength(pages + 1);
    expect(text).not.toContain('Semana número 2');
    expect(text).toContain('Semana número 3');
    expect(text).toContain('semanas 1 y 3');
    expect(JSON.parse((await paperOf(id, { week: '4' })).payload)).toMatchObject({ code: 'PLAN_NO_DAYS' });
    expect((await paperOf(id, { week: '0' })).statusCode).toBe(400);
  }, 30_000);

  it('leaves out weeks without menus, and says on every page whose it is and of which week', async () => {
    const id = await addPlan('A medias', 4);
    await addMenus(id, 4, (weeks) => {
      for (const week of [0, 2])
        weeks[week]![0]!['LUNCH'] = { ...weeks[week]![0]!['LUNCH']!, foods: [{ foodId, portions: 1 }] };
    });
    const { pageTexts, text } = await read(id, { language: 'es' });
    expect(text).not.toContain('Esta semana todavía no tiene menús.');
    for (const page of pageTexts) {
      expect(page).toContain('Ángela Núñez');
      expect(page).toMatch(/semanas? \d/u);
    }
    const heads = [1, 3].map((week) => pageTexts.find((page) => page.includes(`Semana ${week}: `)) ?? '');
    expect(heads[0]).toContain('semana 1 · ');
    expect(heads[1]).toContain('semana 3 · ');
    expect(text).not.toMatch(/Semana [24]: /u);
    // Of the weeks asked for, one without menus says so instead of an empty file.
    expect((await read(id, { language: 'es', week: '2' })).text).toContain(
      'Esta semana todavía no tiene menús.',
    );
  }, 30_000);

  it('has a week on one page, the recipe of each dish once as it is served, and what to buy for it', async () => {
    const as = clinic.people.specialist;
    const id = await addPlan('Con platos', 1);
    const found = await bed.call('listDishes', { as, query: { search: 'merluza a la plancha con patata' } });
    const { body: dish } = await bed.call('getDish', { as, path: { id: found.body.items[0].id } });
    const { nameEs, nameEn, ingredients, steps } = dish as MenuDish & {
      steps: { es: string[]; en: string[] };
    };
    const core = ingredients.filter(({ part }) => part === 'CORE').map((each) => each.foodId);
    const served = (portions: number) => ({
      ...{ name: '', isCompleted: false, isLocked: false },
      foods: ingredients.map((each) => ({ foodId: each.foodId, portions, dish: 1 })),
      dishes: [{ key: 1, dishId: dish.id as string, nameEs, nameEn, size: 0, core }],
    });
    await addMenus(id, 1, (weeks) => {
      weeks[0]![0]!['LUNCH'] = served(1);
      weeks[0]![2]!['DINNER'] = served(1);
      weeks[0]![4]!['LUNCH'] = served(2);
    });
    for (const language of ['es', 'en'] as const) {
      const pdf = await read(id, { language });
      const name = { es: nameEs, en: nameEn }[language]!;
      const week = pdf.pageTexts.findIndex((text) => text.includes(name));
      const days = { es: ['lunes', 'domingo'], en: ['Monday', 'Sunday'] }[language];
      for (const day of days) expect(pdf.pageTexts[week]).toContain(day);
      for (const step of steps[language]) expect(pdf.text.split(step)).toHaveLength(2);
      // As it is served on two days, and twice as much on another.
      const ingredientsOn = { es: 'Ingredientes para', en: 'Ingredients for' }[language];
      expect(pdf.text.split(ingredientsOn)).toHaveLength(3);
      expect(pdf.text).toMatch({ es: /\(hacen falta [\d.]+ g\)/u, en: /\([\d,]+ g needed\)/u }[language]);
    }
  }, 30_000);

  it('says what is missing: energy, menus, days, figures', async () => {
    const name =
      'Plan para después de las vacaciones, con un nombre que ocupa cien caracteres de largo, o más aún…';
    const id = await addPlan(name, 2, null);
    const without = await read(id, { language: 'es' });
    expect(without.text).toContain('El plan no tiene energía todavía');
    expect(without.text).toContain('Esta semana todavía no tiene menús.');
    expect(without.text).toContain(name);
    await addMenus(id, 2, (weeks) => {
      weeks[0]![2]!['LUNCH'] = {
        name: '',
        foods: [
          { foodId: unknownId, portions: 1 },
          { foodId, portions: 1 },
          { foodId: newId(), portions: 1.5 },
        ],
        ...({ isCompleted: false, isLocked: false } as object),
      };
    });
    const half = await read(id, { language: 'es' });
    expect(half.text).toContain('Alimento que ya no existe – pregunta antes: 1,5 raciones');
    expect(half.text).toContain('al menos 150 kcal');
    expect(half.text).toContain('Sin menú.');
    // The page that hangs in the kitchen says it of each, not only the first page: bread, what is unknown, what is gone.
    const week =
      half.pageTexts.find((text) => text.includes('Guiso de la abuela – pregunta antes: 100 g')) ?? '';
    expect(week.split('– pregunta antes')).toHaveLength(4);
    expect(week).toContain('Pregunta a tu especialista antes de tomar lo que dice «pregunta antes»');
    expect(half.text).toContain('No se sabe cuánto comprar');
  }, 30_000);

  it("is in the language of the patient's card unless another is chosen", async () => {
    const id = await addPlan('En su idioma', 1);
    const { accountId, people } = clinic;
    const write = (language: string | null) =>
      bed.database.asAccount({ accountId, userId: people.specialist.userId }, (sql) =>
        sql.query('UPDATE patients SET language = $2 WHERE id = $1', [patientId, language]),
      );
    await write('en');
    expect((await read(id)).language).toBe('en-US');
    expect((await read(id, { language: 'es' })).language).toBe('es-ES');
    await write(null);
  }, 30_000);

  it('is offered under a safe name, and written into the access log and the audit log', async () => {
    const id = await addPlan('Una semana', 1);
    const answer = await paperOf(id, { language: 'es' });
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="plan-nutricional-angela-nunez-2091-01-01.pdf"',
    );
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    const { accountId, people } = clinic;
    const scope = { accountId, userId: people.specialist.userId };
    const { rows } = await bed.database.asAccount(scope, (sql) =>
      sql.query<{ act: string }>(
        `SELECT act FROM patient_access_log WHERE patient_id = $1 AND operation = 'exportPlanPaper'
         UNION ALL SELECT details->>'exported' FROM audit_log
         WHERE account_id = $2 AND details->>'exported' = 'PLAN_PAPER' AND details->>'patientId' = $1::text`,
        [patientId, accountId],
      ),
    );
    expect(new Set(rows.map(({ act }) => act))).toEqual(new Set(['EXPORTED', 'PLAN_PAPER']));
  }, 30_000);

  it('says as of age only what is for nothing else', async () => {
    const id = await addPlan('De una adolescente', 1);
    const { accountId, people } = clinic;
    const write = (birthdate: string) =>
      bed.database.asAccount({ accountId, userId: people.specialist.userId }, (sql) =>
        sql.query(`UPDATE patients SET birthdate = ${birthdate} WHERE id = $1`, [patientId]),
      );
    await write("(now() - interval '16 years 1 month')::date");
    const girl = await read(id, { language: 'es' });
    expect(girl.text).toContain('Por la edad, los menús no llevan nada de esto: alcohol, cafeína,');
    expect(girl.text).not.toContain('Sin alcohol');
    const written = await bed.call('updatePatientData', {
      as: people.specialist,
      path: { patientId, section: 'medical-history' },
      headers: { 'if-match': '"0"' },
      body: { answers: { pregnancy: 'PREGNANT' } },
    });
    expect(written.text).toContain('PREGNANT');
    const pregnant = await read(id, { language: 'es' });
    expect(pregnant.text).not.toContain('Por la edad');
    expect(pregnant.text).toMatch(/Sin alcohol, tampoco.*Sin pescados grandes con mercurio.*Sin algas/u);
    await write("(now() - interval '40 years')::date");
  }, 30_000);
});

describe('the file of a plan', () => {
  it("says on a child's what follows from age in one line, and on no line of the week", async () => {
    const sample = paperSample({ weeks: 1 });
    const restrictions = ['MILK', 'ALCOHOL', 'CAFFEINE', 'MERCURY', 'CHOKING', 'SEAWEED'] as const;
    const avoids = { ...sample.avoids, restrictions };
    const ofAge = restrictions.filter((one) => one !== 'MILK');
    const ofChild = { ...sample, avoids: { ...avoids, ofAge } };
    const child = await readPdf(await makePaper(ofChild));
    expect(child.text).toContain('Por la edad, los menús no llevan nada de esto: alcohol, cafeína,');
    expect(child.text).not.toMatch(/Sin alcohol|bebidas energéticas|kombu/u);
    expect(child.text).toContain('Recuerda: Sin leche ni lácteos');
    const grownUp = await readPdf(await makePaper({ ...sample, avoids }));
    expect(grownUp.text).toMatch(/Sin alcohol, tampoco/u);
    expect(grownUp.text).not.toContain('Por la edad');
    expect(grownUp.text).toMatch(/Recuerda: .*Sin pescados grandes con mercurio/u);
  });

  it('says on the page of a week what has to be known before eating, and nothing where there is nothing', async () => {
    const sample = paperSample({ weeks: 1 });
    const nothing = { restrictions: [], ofAge: [], others: [], categories: [], foods: [] };
    const weekOf = async (change: Partial<PaperData>) => {
      const { pageTexts } = await readPdf(await makePaper({ ...sample, avoids: nothing, ...change }));
      return pageTexts.find((text) => text.includes('Semana 1')) ?? '';
    };
    const calm = await weekOf({});
    expect(calm).toContain('Plato del día');
    expect(calm).not.toMatch(/Recuerda|especialista|pregunta antes|primera página/u);
    expect(await weekOf({ hasOpenQuestions: true })).toContain(
      'Antes de empezar, habla con tu especialista.',
    );
    const remarks = [{ code: 'disease.HYPERTENSION', about: null }];
    expect(await weekOf({ remarks })).toContain('Lo que debes tener en cuenta está en la primera página.');

    // What is in a dish is said with the dish, also where its amounts are left to the recipe.
    const [first, ...others] = sample.weeks[0]!.days;
    const [breakfast, ...meals] = first!.meals;
    const [dish, ...parts] = breakfast!.parts;
    const doubtful = dish!.foods.map((food, index) => (index === 1 ? { ...food, isDoubtful: true } : food));
    const days = [
      { ...first!, meals: [{ ...breakfast!, parts: [{ ...dish!, foods: doubtful }, ...parts] }, ...meals] },
      ...others,
    ];
    const weeks = [{ ...sample.weeks[0]!, days }];
    const asked = await weekOf({ weeks });
    expect(asked).toContain('Plato del día – pregunta antes');
    expect(asked).toContain('puede no ser apto para ti.');
    const english = await readPdf(await makePaper({ ...sample, weeks, language: 'en' }));
    expect(english.text).toContain('– ask first');
  });

  it('speaks of the age to its reader, in English too', async () => {
    const sample = paperSample({ weeks: 1 });
    const avoids = { ...sample.avoids, restrictions: ['ALCOHOL'], ofAge: ['ALCOHOL'] } as const;
    const { text } = await readPdf(await makePaper({ ...sample, weeks: [], avoids, language: 'en' }));
    expect(text).toContain('Because of your age, the menus have none of this: alcohol');
  });

  it('names the products whose label is to be looked at, and says pieces with their weight', async () => {
    const sample = paperSample({ weeks: 1 });
    const kiwi = { nameEs: 'Kiwi', nameEn: 'Kiwi', portions: 2, household: null };
    const day = sample.weeks[0]!.days[0]!;
    const foods = [
      { ...kiwi, amount: { amount: 2, unit: 'U' as const, grams: 150 } },
      { ...kiwi, nameEs: 'Manzana', amount: { amount: 0.33, unit: 'U' as const, grams: 60 } },
      { ...kiwi, nameEs: 'Aceite', amount: { amount: 8.5, unit: 'ML' as const, grams: 8 } },
    ];
    const meals = day.meals.map((meal) => ({
      ...meal,
      parts: foods.map((each) => ({ dish: null, foods: [each] })),
    }));
    const pdf = await readPdf(
      await makePaper({
        ...sample,
        labels: [{ restriction: 'GLUTEN', foods: [{ nameEs: 'Curry en polvo', nameEn: 'Curry powder' }] }],
        weeks: [{ ...sample.weeks[0]!, days: [{ ...day, meals }] }],
      }),
    );
    expect(pdf.text).toContain('Mira la etiqueta');
    expect(pdf.text).toContain('Que no lleve gluten: Curry en polvo');
    expect(pdf.text).toContain('Kiwi: 2 unidades (150 g)');
    expect(pdf.text).toContain('Manzana: 60 g');
    expect(pdf.text).toMatch(/Aceite: [89] ml/u);
  });

  it('of four full weeks takes less than two seconds of the processor', async () => {
    const data: PaperData = paperSample({ weeks: 4 });
    const began = process.cpuUsage();
    const bytes = await makePaper(data);
    const { user, system } = process.cpuUsage(began);
    expect(calmTime((user + system) / 1000, 2000)).toBeLessThan(2000);
    const pdf = await readPdf(bytes);
    // A heading for each recipe, and for each aisle of each week.
    expect(pdf.countOf('H3')).toBe(3 + 4 * 5);
    // Each week is on one page: a table of a row for its heads, and one for each day.
    const weeks = pdf.pageTexts.filter((text) => /lunes.*martes.*domingo/.test(text));
    expect(weeks).toHaveLength(4);
    expect(pdf.text).toContain('Ingredientes para lun, 23 nov y mar, 24 nov'.slice(0, 26));
    expect(pdf.text).toContain('Cuece todo veinte minutos y sirve.');
    expect(pdf.text).toContain('Aguanta 1 día en la nevera');
    expect(pdf.text).toContain('La receta de este plato ha cambiado');
    expect(pdf.text).toContain('Alimento número 139: 239 g (≈ 2½ tazas medianas)');
  }, 30_000);
});
