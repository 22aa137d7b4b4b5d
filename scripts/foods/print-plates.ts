// Prints what `roles.csv` says of the provider's foods on a plate as data of the domain, by the id of each food. It is
// part of `npm run contract`.
import { catalogueId, readTable, type Row } from './table.ts';

const WHOLE_GRAIN = /integral|centeno|avena|quinoa|sarraceno|mijo|bulgur|espelta|muesli|palomitas|salvaje co/;
const BREAD = /^(pan(?! rallado)|baguette|bagel|biscote|tostada|colines)/;
const SNACK = /cracker|colines|galletas|palomitas|copos de maíz|granola|muesli/;
const OILY =
  /anchoa|anguila|arenque|atún(?! en lata)|bonito|boquerón|caballa|jurel|salm[oó]n|sardina|trucha|pez espada/;
const DEAR =
  /^(rodaballo|rape|mero|besugo|lenguado|salmonete|vieira|bogavante|langosta|lubina salvaje|caviar)/;
const SALAD =
  /lechuga|rúcula|canónigo|escarola|endibia|berros|brotes tiernos|pepino|rábano|tomate cherry|achicoria/;
const SPICY = /guindilla|cayena|chile|tabasco|wasabi|rábano picante/;
const HOT_DRINK = /^(café|té|infusión)/;
/** Without its oil there is none in it: tuna in brine has a hundredth of fat. */
const LEAN = /al natural/;
const WHITE_MEAT = /pollo|pavo|conejo|codorniz|pato/;
const STILL_SWEET = /arroz con leche|flan|gelatina|chocolate negro/;

/** The groups that frequencies and plates speak of. Names tell apart what categories do not: salmon and hake. */
function kindsOf(row: Row): string[] {
  const name = (row.nameEs ?? '').toLowerCase();
  const { category, role } = row;
  const flags = (row.flags ?? '').split(';');
  const isStarch = role === 'STARCH' && row.exchange_group !== 'MIXED_DISH';
  const isFish = (category === 'FISH' && name !== 'caviar') || category === 'SEAFOOD';
  const is: Readonly<Record<string, boolean>> = {
    VEGETABLES: row.exchange_group === 'VEGETABLE' && name !== 'zumo de tomate',
    FRUIT: role === 'FRUIT',
    TUBERS: category === 'TUBERS' && isStarch,
    CEREALS: (category === 'CEREALS' || category === 'BREAD_PASTA') && isStarch,
    WHOLE_GRAINS: category !== 'TUBERS' && isStarch && WHOLE_GRAIN.test(name),
    BREAD: category === 'BREAD_PASTA' && isStarch && BREAD.test(name),
    SNACK_CEREALS: isStarch && SNACK.test(name),
    LEGUMES: role === 'LEGUME' || (category === 'LEGUMES' && row.exchange_group === 'LEGUME_CARB'),
    NUTS: role === 'NUTS' && row.exchange_group === 'FAT',
    FISH: isFish,
    OILY_FISH: category === 'FISH' && OILY.test(name) && !LEAN.test(name),
    HIGH_MERCURY_FISH: flags.includes('MERCURY'),
    EGGS: category === 'EGGS' && role === 'PROTEIN' && !name.startsWith('clara'),
    DAIRY: role === 'DAIRY',
    MILK: row.exchange_group?.startsWith('MILK_') === true && Number(row.typical_g) >= 200,
    MEAT: category === 'MEAT',
    RED_MEAT: category === 'MEAT' && !WHITE_MEAT.test(name),
    PROCESSED_MEAT: category === 'PROCESSED_MEAT',
    OLIVE_OIL: role === 'FAT' && name.includes('oliva'),
    OTHER_OILS: role === 'FAT' && name.startsWith('aceite') && !name.includes('oliva'),
    SWEETS_PASTRY: role === 'SWEET' && !STILL_SWEET.test(name),
    SUGARY_DRINKS: role === 'DRINK' && /refresco de cola$|gaseosa|tónica|energética/.test(name),
    DEAR_FISH: isFish && DEAR.test(name),
    SALAD: category === 'VEGETABLES' && SALAD.test(name),
    SPICY: SPICY.test(name),
    HOT_DRINK: HOT_DRINK.test(name),
    ALCOHOL: flags.includes('ALCOHOL') && role === 'DRINK',
  };
  return Object.keys(is).filter((kind) => is[kind]);
}

/** What is the same to the eater in whatever form, the first that fits: rice and rice cakes, hummus and tahini. */
const BASES: readonly (readonly [string, RegExp])[] = [
  ['HUMMUS', /hummus|tahini/],
  ['AVOCADO', /^aguacate/],
  ['CURRY', /curry|cúrcuma/],
  ['RICE', /^arroz (?!con leche)|tortitas de arroz|fideos de arroz/],
  ['CUP_OF_DAIRY', /^yogur|kéfir|^leche (?!condensada|de coco)|^bebida de (soja|almendra|avena|arroz)/],
  ['OATS', /^(copos|gachas) de avena/],
  ['PASTA', /^pasta (?!de )|espagueti|macarr/],
  ['POTATOES', /^patata/],
  ['EGGS', /^huevo/],
  ['LENTILS', /^lenteja/],
  ['CHICKPEAS', /garbanzo/],
  ['BEANS', /^alubia/],
  ['TOFU', /^tofu/],
  ['TEMPEH', /^tempeh/],
  ['SEITAN', /^gluten de trigo|seitán/],
  ['SOYA', /^soja/],
  ['EDAMAME', /^edamame/],
  ['TINNED_TUNA', /^atún en lata/],
  ['SALT_COD', /^bacalao salado/],
  ['PEANUTS', /^(crema de )?cacahuete/],
];

const baseOf = ({ nameEs = '' }: Row): string =>
  BASES.find(([, names]) => names.test(nameEs.toLowerCase()))?.[0] ?? '';

const number = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

const lines = readTable(import.meta.dirname, 'roles.csv').map((row) => {
  const grams = [row.typical_g, row.min_g, row.max_g].map(number);
  const rest = [number(row.max_per_week), number(row.unit_g), number(row.cooked_yield)];
  return `  '${catalogueId(row.source ?? '', row.code ?? '')}|${[...grams, ...rest].map((each) => each ?? '').join('|')}|${kindsOf(row).join(' ')}|${baseOf(row)}',`;
});

process.stdout.write(
  `// Written by print-plates.ts from roles.csv: of a food, grams of a usual, the least and the largest serving, times a
// week, grams of a piece, grams of the cooked food of one raw, its kinds, and its base.
export const PLATE_LINES: readonly string[] = [
${lines.sort().join('\n')}
];
`,
);
