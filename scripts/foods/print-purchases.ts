// Prints how the provider's foods are bought, from `roles.csv`, as data of the domain by the id of each food. It is part
// of `npm run contract`; `npx tsx scripts/foods/print-purchases.ts --show` also names each food that another is bought for.
import { catalogueId, readTable, type Row } from './table.ts';

/** Grams in a pack where the list does not say: what is usual on a Spanish shelf. */
const PACKS: Readonly<Record<string, readonly [unit: string, grams: number | null]>> = {
  kg: ['WEIGHT', 250],
  'ración (pescadería)': ['WEIGHT', 50],
  bandeja: ['WEIGHT', 50],
  paquete: ['PACK', 250],
  'paquete 500 g': ['PACK', 500],
  'paquete 250 g': ['PACK', 250],
  litro: ['CARTON', 1000],
  'botella 1 l': ['BOTTLE', 1000],
  botella: ['BOTTLE', 500],
  pieza: ['PIECE', null],
  'pieza (tortilla)': ['PIECE', 600],
  'barra o paquete': ['PACK', 250],
  bote: ['JAR', 250],
  // A jar of 400 g of pulses has so much of them without its liquid.
  'bote 400 g': ['JAR', 240],
  tarro: ['JAR', 350],
  'bolsa 200 g': ['BAG', 200],
  bolsa: ['BAG', 300],
  'bolsa o pieza': ['BAG', 100],
  'bolsa congelada': ['BAG', 400],
  'cuña o tarrina': ['TUB', 200],
  'tarrina 250 g': ['TUB', 250],
  tarrina: ['TUB', 200],
  manojo: ['BUNCH', 300],
  docena: ['EGG', null],
  lata: ['CAN', 56],
  // Four pots of 125 g.
  'pack de 4': ['POT', 125],
  pastilla: ['PACK', 250],
  caja: ['PACK', 375],
  'brik o bote': ['CARTON', 1000],
  brik: ['CARTON', 1000],
};
/** A herb of two grams a plate is bought by little bunches, and a spice in little jars. */
const LITTLE: Readonly<Record<string, number>> = { manojo: 40, bote: 40, paquete: 40 };
const LITTLE_SERVING = 3;
const OTHERS: Readonly<Record<string, readonly [string, number]>> = {
  Ajo: ['HEAD', 50],
  // A root, and cheese that is cut: neither is sold in bunches or tubs.
  Jengibre: ['PIECE', 60],
  'Queso emmental': ['PACK', 200],
  'Queso gouda': ['PACK', 200],
  'Queso cheddar': ['PACK', 200],
  'Queso edam': ['PACK', 200],
  'Queso de oveja semicurado': ['PACK', 200],
  'Queso parmesano': ['PACK', 200],
  'Queso provolone': ['PACK', 200],
  'Leche de coco (lata)': ['CAN', 400],
  'Tomate triturado en lata': ['CAN', 400],
  Azúcar: ['PACK', 1000],
  'Azúcar moreno': ['PACK', 500],
  Sal: ['PACK', 1000],
};

/** Grams that are eaten of a usual piece, for foods whose own measures name none. */
const PIECES: Readonly<Record<string, number>> = {
  'Lechuga romana': 350,
  'Lechuga iceberg': 450,
  Lombarda: 800,
  Brócoli: 350,
  Coliflor: 700,
  Romanesco: 600,
  Pepino: 200,
  Berenjena: 250,
  Alcachofa: 60,
  Pomelo: 200,
  Sandía: 2500,
  Melón: 1200,
  'Melón piel de sapo': 1500,
  Papaya: 400,
  Aguacate: 140,
  Escarola: 350,
  'Pimiento amarillo': 150,
};

const FORM =
  /,? (?:(?:entero |fresc[oa]s? |con piel |sin piel )?(?:cocid|crud|sec|asad|escalfad|frit|cocinad|hervid|revuelt|escurrid)[oa]s?|al horno|a la plancha|al vapor|en conserva)(?: \(con sal\))?\b/gu;
const baseOf = ({ nameEs = '' }: Row): string =>
  nameEs.replaceAll(FORM, '').replaceAll(/\s+/gu, ' ').trim().toLowerCase();
/** What is bought ready is not merged with what is cooked at home. */
const isBoughtReady = ({ nameEs = '', purchase_unit }: Row): boolean =>
  / en (conserva|lata)| \(lata\)/u.test(nameEs) || purchase_unit === 'bote 400 g';

const rows = readTable(import.meta.dirname, 'roles.csv');
const idOf = ({ source = '', code = '' }: Row): string => catalogueId(source, code);
const raws = new Map<string, Row>();
for (const row of rows)
  if (row.cooked_yield && !isBoughtReady(row)) raws.set(`${row.category} ${baseOf(row)}`, row);
/** Those that are not called alike. */
const FORMS: Readonly<Record<string, string>> = {
  'Acelga cocida': 'Acelgas',
  'Atún al horno': 'Atún fresco',
  'Bacalao al horno': 'Bacalao fresco',
  'Pechuga de pollo asada': 'Pechuga de pollo sin piel',
};
const formOf = ({ nameEs = '' }: Row): Row | undefined =>
  FORMS[nameEs] === undefined
    ? undefined
    : rows.find(({ nameEs: name = '', cooked_yield }) => cooked_yield && name.startsWith(FORMS[nameEs]!));
const jars = new Map(
  rows
    .filter(({ nameEs = '' }) => nameEs.includes(' en conserva'))
    .map((row) => [`${row.category} ${baseOf(row)}`, row] as const),
);
const boughtReadyFor = (row: Row): Row | undefined =>
  row.purchase_unit === 'bote 400 g' ? jars.get(`${row.category} ${baseOf(row)}`) : undefined;
const egg = rows.find(({ nameEs }) => nameEs === 'Huevo entero crudo');
const isHenEgg = ({ nameEs = '', category }: Row): boolean =>
  category === 'EGGS' &&
  /^(huevo (cocido|escalfado|frito|revuelto|pasado por agua|entero crudo)|tortilla francesa|(clara|yema) de huevo)/iu.test(
    nameEs,
  );

function purchaseOf(row: Row): string {
  const { nameEs = '', purchase_unit = '', unit_g, typical_g } = row;
  const [unit, pack] = OTHERS[nameEs] ?? PACKS[purchase_unit] ?? ['WEIGHT', 50];
  const isLittle = Number(typical_g) <= LITTLE_SERVING && OTHERS[nameEs] === undefined;
  const grams =
    (isLittle ? LITTLE[purchase_unit] : undefined) ?? pack ?? (Number(unit_g) || (PIECES[nameEs] ?? null));
  const ready = boughtReadyFor(row);
  const home =
    row.cooked_yield || isBoughtReady(row)
      ? undefined
      : (formOf(row) ?? raws.get(`${row.category} ${baseOf(row)}`));
  const bought = isHenEgg(row) ? egg : (ready ?? home);
  const isOther = bought !== undefined && bought !== row;
  // A gram of the cooked is so much of the raw; an egg is an egg, whatever it weighs by then.
  const share = !isOther
    ? ''
    : isHenEgg(row)
      ? (Number(egg?.unit_g) / (Number(unit_g) || Number(egg?.unit_g))).toFixed(3)
      : (ready ? 1 : 1 / Number(bought.cooked_yield)).toFixed(3);
  if (isOther && process.argv.includes('--show')) console.error(`${nameEs} ← ${bought.nameEs} × ${share}`);
  return [idOf(row), unit, grams ?? '', isOther ? idOf(bought) : '', share].join('|');
}

process.stdout.write(
  `// Written by print-purchases.ts from roles.csv: of a food, what it is bought in, grams of one, the food that is bought for
// it, and how much of that a gram of it is.
export const PURCHASE_LINES: readonly string[] = [
${rows
  .map((row) => `  '${purchaseOf(row)}',`)
  .sort()
  .join('\n')}
];
`,
);
