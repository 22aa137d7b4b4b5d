import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '../../shared/index.ts';
import { FOOD_RESTRICTIONS, suitabilityOf } from '../index.ts';
import { workbookOf } from '../../shared/workbooks/testing/workbook-of.ts';
import {
  categoryOf,
  decimalSignOf,
  foodColumnOf,
  foodGroups,
  foodImportSettingsSchema,
  foodTableText,
  guessFoodTable,
  keptAmount,
  matchFoodColumns,
  readAmount,
  readFoodRows,
  readFoodSheet,
  restrictionsOf,
  rowsOfTableText,
  settingsOfTableText,
  type FoodImportSettings,
  type FoodSheet,
  type FoodTableReading,
} from './index.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const utf16 = (text: string) => {
  const units = Uint16Array.from([...`\uFEFF${text}`.split('')].map((unit) => unit.charCodeAt(0)));
  return new Uint8Array(units.buffer);
};
const sheetOf = (bytes: Uint8Array): FoodSheet => {
  const sheet = readFoodSheet(bytes);
  if (sheet.kind === 'refused') throw new Error(sheet.code);
  return sheet;
};
const settingsFor = (sheet: FoodSheet, more: Partial<FoodImportSettings> = {}): FoodImportSettings =>
  foodImportSettingsSchema.parse({ category: 'SWEETS', ...guessFoodTable(sheet), ...more });
const readingOf = (text: string, more: Partial<FoodImportSettings> = {}): FoodTableReading => {
  const sheet = sheetOf(utf8(text));
  return readFoodRows(sheet.rows, settingsFor(sheet, more));
};

describe('a heading', () => {
  it.each([
    ['Nombre', 'nameEs', null],
    ['Alimento', 'nameEs', null],
    ['Shrt_Desc', 'nameEn', null],
    ['alim_nom_eng', 'nameEn', null],
    ['Grupo de alimentos', 'category', null],
    ['Energía (kcal)', 'energy', 'kcal'],
    ['Energía (kJ/100 g)', 'energy', 'kJ'],
    ['Energy, Regulation EU No 1169/2011 (kcal/100g)', 'energy', 'kcal'],
    ['Energ_Kcal', 'energy', 'kcal'],
    ['kcal', 'energy', 'kcal'],
    ['kJ', 'energy', 'kJ'],
    ['Proteínas (g)', 'protein', 'g'],
    ['Protein (g/100g)', 'protein', 'g'],
    ['Lipid_Tot_(g)', 'fat', 'g'],
    ['Carbohydrt_(g)', 'carbohydrate', 'g'],
    ['Hidratos de carbono', 'carbohydrate', 'g'],
    ['carbs_available_g', 'carbohydrate', 'g'],
    ['de los cuales azúcares', 'sugars', 'g'],
    ['Fiber_TD_(g)', 'fibre', 'g'],
    ['FA_Sat_(g)', 'saturates', 'g'],
    ['Sal (g)', 'salt', 'g'],
    ['Sodio (mg por 100 g)', 'sodium', 'mg'],
    ['Na', 'sodium', 'mg'],
    ['Sodio (g)', 'sodium', 'g'],
    ['Magnesium (mg/100g)', 'magnesium', 'mg'],
    ['Mg', 'magnesium', 'mg'],
    ['Hierro', 'iron', 'mg'],
    ['Vit_B12_(µg)', 'vitaminB12', 'µg'],
    ['Vitamina D (mcg)', 'vitaminD', 'µg'],
    ['18_3_n_3_c_c_c_ala_g', 'ala', 'g'],
    ['Ración', 'unitWeight', null],
    ['Alérgenos', 'notFor', null],
  ])('%s is %s in %s', (heading, field, unit) => {
    expect(foodColumnOf(heading)).toEqual({ field, unit });
  });

  it('of something else, or in international units, is nothing known', () => {
    for (const heading of ['Precio', 'alim_code', 'Vit_A_IU', '', 'Starch (g/100g)'])
      expect(foodColumnOf(heading), heading).toBeNull();
  });

  it('names each thing once: kilocalories before kilojoules, sodium before salt', () => {
    const fields = (headings: string[]) =>
      matchFoodColumns(headings).map((column) => column && `${column.field} ${column.unit ?? ''}`.trim());
    expect(fields(['Energía (kJ)', 'Energía (kcal)', 'Sal', 'Sodio (mg)'])).toEqual([
      null,
      'energy kcal',
      null,
      'sodium mg',
    ]);
    expect(fields(['Energía (kJ)', 'Sal', 'Nombre', 'Alimento'])).toEqual([
      'energy kJ',
      'salt g',
      'nameEs',
      null,
    ]);
  });
});

describe('an amount', () => {
  it.each([
    ['12,5', null, 12.5],
    ['12.5', null, 12.5],
    ['0', null, 0],
    ['1.234,5', null, 1234.5],
    ['1,234.5', null, 1234.5],
    ['1.234', 'COMMA', 1234],
    ['1.234', 'POINT', 1.234],
    ['1,234', 'POINT', 1234],
    ['0,123', 'POINT', 0.123],
    ['1 046', null, 1046],
    ['1.2e-3', null, 0.0012],
    ['-3', null, -3],
  ] as const)('%s with %s is %d', (text, decimal, value) => {
    expect(readAmount(text, decimal)).toEqual({ kind: 'amount', value, unit: null });
  });

  it('may have its unit with it', () => {
    expect(readAmount('250 kcal', null)).toEqual({ kind: 'amount', value: 250, unit: 'kcal' });
    expect(readAmount('0,4mg', null)).toEqual({ kind: 'amount', value: 0.4, unit: 'mg' });
  });

  it.each(['', '-', '–', 'n.d.', 'ND', 'n/a', 's/d', 'Sin datos', '?', 'null'])('%s is unknown', (text) => {
    expect(readAmount(text, null)).toEqual({ kind: 'unknown' });
  });

  it.each(['<0,1', '< 0.5', 'tr', 'Tr.', 'traces', 'trazas', '<0,1 g'])('%s is a trace', (text) => {
    expect(readAmount(text, null)).toEqual({ kind: 'trace' });
  });

  it.each(['abc', '12/13', '2026-02-01 00:00:00', '1,2,3', '12 manzanas', '1046 kJ / 250 kcal'])(
    '%s is not one',
    (text) => {
      expect(readAmount(text, null)).toEqual({ kind: 'unreadable' });
    },
  );

  it('is never zero unless zero is written, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-<>~trnd gmkcalJµ%*/ ') }), (text) => {
        const read = readAmount(text, null);
        if (read.kind === 'amount' && read.value === 0) expect(text).toMatch(/0/);
        if (read.kind === 'amount') expect(Number.isFinite(read.value)).toBe(true);
      }),
    );
  });

  it('is read back as it was written, with either sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 0, max: 99 }),
        fc.constantFrom(',', '.'),
        (whole, cents, sign) => {
          const value = Number(`${whole}.${String(cents).padStart(2, '0')}`);
          const text = `${whole}${sign}${String(cents).padStart(2, '0')}`;
          expect(readAmount(text, null)).toEqual({ kind: 'amount', value, unit: null });
        },
      ),
    );
  });

  it('is kept in the unit of its nutrient, and salt as sodium', () => {
    expect(keptAmount('energy', 1046, 'kJ')).toBe(250);
    expect(keptAmount('salt', 6, 'g')).toBe(2400);
    expect(keptAmount('sodium', 2.4, 'g')).toBe(2400);
    expect(keptAmount('vitaminD', 0.005, 'mg')).toBe(5);
    expect(keptAmount('protein', 5, 'kJ')).toBeNull();
  });
});

describe('the decimal sign of a table', () => {
  it('is what its numbers show, and unknown where they show both', () => {
    expect(decimalSignOf(['12', '3,5', '1.234'])).toBe('COMMA');
    expect(decimalSignOf(['12', '3.5', '1,234'])).toBe('POINT');
    expect(decimalSignOf(['0,123'])).toBe('COMMA');
    expect(decimalSignOf(['3.5', '3,5'])).toBeNull();
    expect(decimalSignOf(['1.234', '12', '-', 'tr'])).toBeNull();
  });
});

describe('words of a table', () => {
  it.each([
    ['Lácteos y huevos', 'DAIRY'],
    ['Dairy and Egg Products', 'DAIRY'],
    ['vegetable oils', 'FATS_OILS'],
    ['Fruits and Fruit Juices', 'FRUIT'],
    ['Sausages and Luncheon Meats', 'PROCESSED_MEAT'],
    ['Finfish and Shellfish Products', 'FISH'],
    ['Frutos secos y semillas', 'NUTS_SEEDS'],
    ['bread_pasta', 'BREAD_PASTA'],
    ['Restaurant Foods', null],
  ])('the group %s is %s', (text, category) => {
    expect(categoryOf(text)).toBe(category);
  });

  it('state restrictions, none at all, or nothing', () => {
    const free = (...codes: string[]) => ALLERGENS.filter((one) => !codes.includes(one));
    expect(restrictionsOf('Gluten, leche')).toEqual({
      unsuitableFor: ['GLUTEN', 'MILK'],
      suitableFor: free('GLUTEN', 'MILK'),
      unread: [],
    });
    expect(restrictionsOf('ninguno')).toEqual({ unsuitableFor: [], suitableFor: free(), unread: [] });
    expect(restrictionsOf('-')).toEqual({ unsuitableFor: [], suitableFor: [], unread: [] });
    expect(restrictionsOf('cerdo, sin lactosa, apto para veganos')).toEqual({
      unsuitableFor: ['PORK'],
      suitableFor: ['LACTOSE', 'VEGAN'],
      unread: [],
    });
    expect(restrictionsOf('gluten; polen').unread).toEqual(['polen']);
  });
});

const LABEL = 'Nombre;Grupo;Energía (kcal);Proteínas (g);Grasas (g);Hidratos (g);Sal (g)';
const rowText = 'Pan de pueblo;Panadería;250;8,5;1,2;50;1,3';

describe('a table of foods', () => {
  it.each([
    ['semicolons and UTF-8', utf8(`\uFEFF${LABEL}\r\n${rowText}\r\n`)],
    ['Windows-1252', latin1(`${LABEL}\n${rowText}\n`)],
    ['UTF-16', utf16(`${LABEL}\r\n${rowText}`)],
    ['tabs', utf8(`${LABEL}\n${rowText}`.replaceAll(';', '\t'))],
    ['a title and an empty line above', utf8(`Tabla de la clínica;;;;;;\n\n${LABEL}\n${rowText}`)],
    ['commas and quotes', utf8(`${LABEL}\n${rowText}`.replaceAll(';', '","').replace(/^|$/gm, '"'))],
    [
      'a workbook',
      workbookOf({
        Notas: [['Nada que leer', 'aquí']],
        Alimentos: [LABEL.split(';'), ['Pan de pueblo', 'Panadería', 250, 8.5, 1.2, 50, 1.3]],
      }),
    ],
  ])('is read from %s', (_, bytes) => {
    const sheet = sheetOf(bytes);
    const { foods, problems } = readFoodRows(sheet.rows, settingsFor(sheet));
    expect(problems).toEqual([]);
    expect(foods).toHaveLength(1);
    expect(foods[0]?.food).toMatchObject({
      nameEs: 'Pan de pueblo',
      category: 'BREAD_PASTA',
      unit: 'G',
      unsuitableFor: [],
      suitableFor: [],
      nutrients: { energy: 250, protein: 8.5, sodium: 520, fibre: null },
    });
  });

  it.each([
    ['FILE_EMPTY', utf8('  \n')],
    ['FILE_TYPE', utf8('%PDF-1.7 …')],
    ['FILE_TYPE', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0])],
    ['IMPORT_NO_TABLE', utf8('solo una columna\notra línea')],
    ['IMPORT_NO_ROWS', utf8(LABEL)],
    ['IMPORT_OPEN_QUOTE', utf8(`${LABEL}\n"Pan;1;2;3;4;5;6\n`)],
    ['FILE_TRUNCATED', workbookOf({ A: [['Nombre', 'kcal']] }).subarray(0, 300)],
    ['IMPORT_TOO_MANY_ROWS', utf8(`Nombre;kcal\n${'Pan;1\n'.repeat(20_001)}`)],
  ])('is refused with %s', (code, bytes) => {
    expect(readFoodSheet(bytes)).toMatchObject({ kind: 'refused', code });
  });

  it('keeps what is unknown and traces as unknown, and counts the traces', () => {
    const { foods } = readingOf('Nombre;kcal;Grasas;Hierro\nTé;1;-;tr\nCafé;2;<0,1;');
    expect(foods.map(({ food }) => food.nutrients)).toMatchObject([
      { energy: 1, fat: null, iron: null },
      { energy: 2, fat: null, iron: null },
    ]);
    expect(foods.map(({ traces }) => traces)).toEqual([1, 1]);
  });

  it('names row, column and text of what is wrong', () => {
    const { problems } = readingOf(
      'Nombre;kcal;Proteínas;Unidad\nPan;950;8;g\n;100;1;g\nHuevo;abc;-3;u\nPan duro;100;2;cucharón',
    );
    expect(problems).toMatchObject([
      { row: 2, wrong: [{ field: 'energy', column: 1, code: 'OUT_OF_RANGE', found: '950' }] },
      { row: 3, wrong: [{ field: 'nameEs', column: 0, code: 'REQUIRED' }] },
      {
        row: 4,
        wrong: [
          { field: 'energy', column: 1, code: 'NUMBER_INVALID', found: 'abc' },
          { field: 'protein', column: 2, code: 'OUT_OF_RANGE', found: '-3' },
          { field: 'unitWeight', column: null, code: 'REQUIRED' },
        ],
      },
      { row: 5, wrong: [{ field: 'unit', column: 3, code: 'OPTION_INVALID', found: 'cucharón' }] },
    ]);
  });

  it('takes a name once, without accents and case', () => {
    const { foods, problems } = readingOf('Nombre;kcal\nPlátano;90\nPLATANO ;91');
    expect(foods.map(({ row }) => row)).toEqual([2]);
    expect(problems).toEqual([{ kind: 'repeated', row: 3, name: 'PLATANO', firstRow: 2 }]);
  });

  it('asks for a category where a group is none of ours', () => {
    const text = 'Nombre;Grupo;kcal\nSopa;Platos preparados;40\nPan;Pan;250';
    expect(readingOf(text, { category: null }).problems).toMatchObject([
      { row: 2, wrong: [{ field: 'category', code: 'OPTION_INVALID', found: 'Platos preparados' }] },
    ]);
    const groups = [{ text: 'platos PREPARADOS', category: 'VEGETABLES' as const }];
    const { foods } = readingOf(text, { category: null, groups });
    expect(foods.map(({ food }) => food.category)).toEqual(['VEGETABLES', 'BREAD_PASTA']);
    const sheet = sheetOf(utf8(text));
    expect(foodGroups(sheet.rows, guessFoodTable(sheet).columns)).toEqual([
      { text: 'Platos preparados', category: null, count: 1 },
      { text: 'Pan', category: 'BREAD_PASTA', count: 1 },
    ]);
  });

  // USDA National Nutrient Database for Standard Reference, release 26: public domain.
  const MACROS = [
    ['Mantequilla', 717, 0.85, 81.11, 0.06, 643],
    ['Queso azul', 353, 21.4, 28.74, 2.34, 1146],
    ['Leche entera', 61, 3.15, 3.25, 4.8, 43],
    ['Queso cheddar', 403, 24.9, 33.14, 1.28, 621],
  ] as const;
  const table = (energy: number, salt: number) =>
    [
      'Nombre;Energía;Proteínas;Grasas;Hidratos;Sodio',
      ...MACROS.map(([name, kcal, protein, fat, carbohydrate, sodium]) =>
        [name, kcal * energy, protein, fat, carbohydrate, sodium * salt].join(';'),
      ),
    ].join('\n');

  it('is noticed when its energy is in kilojoules, or its sodium is salt', () => {
    expect(readingOf(table(1, 1)).doubts).toEqual([]);
    // Rows with more than any food has are refused, and show the unit all the same.
    const inKj = readingOf(table(4.184, 1));
    expect(inKj.doubts).toEqual(['ENERGY_AS_KJ']);
    expect(inKj.problems.map(({ row }) => row)).toEqual([2, 3, 5]);
    expect(readingOf(table(1, 0.0025)).doubts).toEqual(['SODIUM_AS_SALT']);
  });

  it('gives the same from the text that is sent, without the columns that are not used', () => {
    const cell = fc.constantFrom('', '-', '1,5', 'tr', '20', 'Pan', 'Queso\ttierno', '"x"', 'abc', '3 kJ');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 8 }), (lines) => {
        const rows = lines.map((cells, at) => ({ row: at + 2, cells }));
        const settings = foodImportSettingsSchema.parse({
          columns: [
            { field: 'nameEs' },
            null,
            { field: 'energy', unit: 'kcal' },
            { field: 'category', unit: null },
          ],
          category: 'SWEETS',
        });
        const text = foodTableText(rows, settings.columns, () => true);
        const sent = [...rowsOfTableText(text)].map((row) => row!);
        const here = readFoodRows(rows, settings);
        const there = readFoodRows(sent, settingsOfTableText(settings));
        expect(there.foods.map(({ row, food }) => [row, food])).toEqual(
          here.foods.map(({ row, food }) => [row, food]),
        );
        expect(there.problems.length).toBe(here.problems.length);
      }),
    );
  });

  it('never throws, whatever the bytes', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'Nombre;kcal,\t\n\r"1,5.- ') }).map(utf8),
    );
    fc.assert(
      fc.property(bytes, (file) => {
        const sheet = readFoodSheet(file);
        if (sheet.kind === 'refused') return;
        const parsed = foodImportSettingsSchema.safeParse(guessFoodTable(sheet));
        if (!parsed.success) return;
        const { foods, problems } = readFoodRows(sheet.rows, parsed.data);
        expect(foods.length + problems.length).toBe(sheet.rows.length);
      }),
    );
  });
});

describe('a label typed into a table in kilojoules', () => {
  const table = `Nombre;Energía (kJ);Proteínas;Grasas;Hidratos;Sal;Alérgenos;Categoría
Croquetas de jamón;950;7,5;12,1;21;1,2;gluten, leche;Cereales
Seitán;;24;1,9;4,5;n.d.;trigo;Cereales
Queso curado;1700;25,1;35;1.234;1,5;lácteos;Lácteos
Chorizo picante;1500;22;30;2;3;ninguno;Embutidos
Tomate;75;0,9;0,2;3,5;0;;Verduras`;

  it('is read as kilocalories, and a number of thousands is refused with its cell', () => {
    const { foods, problems, doubts } = readingOf(table);
    const [croquettes, seitan, , tomato] = foods;
    expect(croquettes?.food.nutrients).toMatchObject({ energy: 227.055, sodium: 480, carbohydrate: 21 });
    expect(seitan?.food.nutrients).toMatchObject({ energy: null, sodium: null });
    expect(tomato?.food.nutrients.energy).toBeCloseTo(17.93);
    expect(doubts).toEqual([]);
    expect(problems).toMatchObject([
      {
        kind: 'wrong',
        name: 'Queso curado',
        wrong: [{ field: 'carbohydrate', code: 'OUT_OF_RANGE', found: '1.234' }],
      },
    ]);
  });

  it('states what it says: nothing of diets, pork and alcohol, and no allergen that a name contradicts', () => {
    const [croquettes, seitan, chorizo, tomato] = readingOf(table).foods;
    const knownOf = (read: typeof croquettes) => suitabilityOf(read!.food);
    expect(knownOf(croquettes).notFor).toEqual(['GLUTEN', 'MILK', 'LACTOSE', 'FODMAP', 'VEGAN']);
    expect(knownOf(croquettes).unknownFor).toEqual(expect.arrayContaining(['PORK', 'MEAT', 'VEGETARIAN']));
    expect(croquettes?.asked).toEqual(['PORK', 'MEAT']);
    expect(knownOf(seitan).unknownFor).not.toContain('MILK');
    expect(seitan?.asked).toEqual([]);
    expect(knownOf(chorizo).notFor).toEqual(['MEAT', 'VEGETARIAN', 'VEGAN']);
    expect(chorizo?.asked).toEqual(['PORK']);
    // Coffee and liver are no vegetables.
    expect(knownOf(tomato).unknownFor).toEqual(
      FOOD_RESTRICTIONS.filter((one) => one !== 'CAFFEINE' && one !== 'LIVER'),
    );
    // "None" beside a name that says otherwise is a doubt, not a freedom.
    const [cheese] = readingOf('Nombre;Alérgenos;Categoría\nQueso fresco;ninguno;Dulces').foods;
    expect(cheese?.asked).toEqual(['MILK']);
    expect(knownOf(cheese).unknownFor).toContain('MILK');
    expect(knownOf(cheese).unknownFor).not.toContain('NUTS');
  });
});
