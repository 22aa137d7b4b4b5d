import { cartUnitOf, isUnknownUnit, type CartUnit } from './units.ts';

/** What a column of a cart's file may hold, and the headings that say so in the languages of the carts' software. */
const NAMES = {
  TIME: 't|time|tiempo|zeit|tid|temps|tempo|elapsed time|test time|tiempo transcurrido|tiempo de prueba|testzeit',
  CLOCK: 'time clock|clock|clock time|time of day|hora|hora del dia|uhrzeit',
  PHASE: 'phase|fase|etapa|fases|phases',
  MARKER: 'marker|marcador|marke|markierung|event|evento|marca|markers',
  VO2: 'vo2|vo2 abs|abs vo2|vo2 absolute|vo2 absoluto|vo2 absolut|o2 uptake|oxygen uptake|consumo de oxigeno|consumo de o2|sauerstoffaufnahme',
  VO2_KG:
    'vo2/kg|vo2 kg|vo2 rel|rel vo2|vo2 relative|vo2 relativo|vo2 relativ|vo2/peso|vo2/bw|vo2/bm|vo2/gewicht',
  VCO2: 'vco2|vco2 abs|abs vco2|vco2 absoluto|co2 output|carbon dioxide output|produccion de co2|kohlendioxidabgabe',
  RER: 'rer|r|rq|qr|cr|resp quotient|cociente respiratorio|respiratory exchange ratio',
  HEART_RATE:
    'hr|hf|fc|heart rate|frecuencia cardiaca|frec cardiaca|herzfrequenz|puls|pulse|pulso|frequence cardiaque',
  VENTILATION: 've|minute ventilation|ventilacion|ventilation|ventilacion minuto',
  SPEED: 'speed|velocidad|vel|geschw|geschwindigkeit|vitesse|velocita|v|belt speed|treadmill speed',
  GRADE: 'grade|pendiente|inclinacion|steigung|steig|slope|incline|elevation|elev',
  LOAD: 'load|power|watts|watt|carga|potencia|last|leistung|p|w|workr|work rate|load1|wr',
  METS: 'mets|met',
  ENERGY: 'eekc|eeh|eem|ee|eu|energy expenditure|gasto energetico|energieumsatz|energy|ree|calories',
  FAT: 'fat|fatg|fatkc|fatmin|fett|fettg|grasa|grasas|grasag|fat oxidation|fat ox|fo|eufett',
  CARBOHYDRATE:
    'cho|chog|chokc|chomin|kh|khg|carb|carbs|hc|hco|hidratos|hidratos de carbono|carbohidratos|carbohydrate|carbohydrates|cho oxidation|cho ox|eukh',
  FAT_SHARE: 'fat%|fett%|grasa%|grasas%|%fat|%grasa|%fett|fat pct',
  CARBOHYDRATE_SHARE: 'cho%|kh%|hc%|%cho|%hc|%kh|carbs%|cho pct',
} as const;
export type CartQuantity = keyof typeof NAMES;
const CART_QUANTITIES = Object.keys(NAMES) as CartQuantity[];

/** Headings of carts that nothing is read from: they are not reported as unknown. */
const BESIDE =
  /^(?:rf|af|bf|br|rr|fr|vt\w*|tv|vtex|ve\/.*|vo2\/.*|vco2\/.*|eq\w*|f[eia]?t?c?o2|f[ei]t?c?o2|p[eai]t?c?o2|pa?c?o2 ?e?|pet c?o2|petc?o2|c?o2exp|sp?o2|ti|te|ttot|ti\/ttot|vt\/ti|vd\/.*|vd.*|iv|t rel|t-1000|phase time|fase.*|ex ?time|rpm|breath#?|hrr|sv|co|qt|lact\w*|la-?|logve|npr?rq|npq|pro.*|ee(?:tot|kg|bsa)|bsa|(?:amb|env|umgeb|analyz|sensor).*|rh .*|phasenzeit|pet ?c?o2.*|npr?[rq].*|pb|mark.*|gps .*|stage|stufe|step|thb.*|smo2.*|id|user \d|st[- ].*|s (?:[iv]|av).*|p (?:syst|diast)|batteries|symptom|dp|ph|hco3-?|hb|steady state|.*%(?:pred|soll|teor))$/;

const read = new Map<string, CartHeading>();
/** Texts are read again for every row that may be the headings; more than these are no headings. */
const REMEMBERED = 5000;
const keys = new Map<string, CartQuantity>();
for (const quantity of CART_QUANTITIES)
  for (const name of NAMES[quantity].split('|')) keys.set(name, quantity);

/** A heading with what it says. */
export interface CartHeading {
  text: string;
  quantity: CartQuantity | null;
  unit: CartUnit | null;
  /** A unit that is written and not known. */
  strangeUnit: string | null;
  /** Whether it is a heading that carts are known to have. */
  isKnown: boolean;
}

/** In comparable form: `V̇O₂`, `V'O2` and `VO2 (STPD)` are all `vo2`. */
function plainHeading(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\uFEFF]/g, '')
    .toLowerCase()
    .replace(/^\s*\d+\s*[.)]\s*/, '')
    .replace(/_device$/, '')
    .replace(/["'’‘`´˙]/g, '')
    .replace(/\b(?:stpd|btps|atps|device)\b/g, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/^v\./, 'v')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits a name from a unit behind it: in brackets, after an underscore, or after a blank. */
function* readings(text: string): Generator<{ name: string; unit: CartUnit | null }> {
  yield {
    name: text
      .replace(/[()[\]]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    unit: null,
  };
  const bracket = /^(.*?)\s*[([](.*)[)\]]\s*$/.exec(text);
  if (bracket !== null) {
    const unit = cartUnitOf(bracket[2]!);
    yield { name: bracket[1]!.trim(), unit };
  }
  const parts = text.split(/[_\s]+/);
  for (let cut = 1; cut < parts.length; cut++) {
    const unit = cartUnitOf(parts.slice(cut).join('/'));
    if (unit !== null) yield { name: parts.slice(0, cut).join(' '), unit };
  }
  if (parts.length > 1) yield { name: parts.join(' '), unit: null };
}

/**
 * What a heading says. A name is only taken when it is one of the list: `VE/VO2`, `VO2/HR` or `VO2 % predicted` contain
 * the oxygen uptake's name and are none.
 *
 * @example headingOf('V\'O2/kg [mL/min/kg]') // { quantity: 'VO2_KG', unit: 'ML_KG_MIN', … }
 */
export function headingOf(text: string): CartHeading {
  let heading = read.get(text);
  if (heading === undefined) {
    if (read.size > REMEMBERED) read.clear();
    heading = readHeading(text);
    read.set(text, heading);
  }
  return { ...heading };
}

function readHeading(text: string): CartHeading {
  const plain = plainHeading(text);
  for (const { name, unit } of readings(plain)) {
    const quantity = keys.get(name);
    if (quantity === undefined) continue;
    // A column of oxygen in mL/kg/min is one relative to weight, whatever its name leaves out.
    const isRelative = quantity === 'VO2' && unit === 'ML_KG_MIN';
    const written = unit === null ? (/[([]([^)\]]*)[)\]]\s*$/.exec(plain)?.[1] ?? '') : '';
    const strangeUnit = quantity !== 'CLOCK' && isUnknownUnit(written) ? written : null;
    return { text, quantity: isRelative ? 'VO2_KG' : quantity, unit, strangeUnit, isKnown: true };
  }
  const isKnown = plain === '' || [...readings(plain)].some(({ name }) => BESIDE.test(name));
  return { text, quantity: null, unit: null, strangeUnit: null, isKnown };
}
