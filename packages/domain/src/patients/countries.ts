import { searchKey } from '../shared/index.ts';

/** ISO 3166-1, two letters each. */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD ' +
  'CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF ' +
  'GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA ' +
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI ' +
  'SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI ' +
  'VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const LANGUAGES = ['es', 'en'] as const;
let known: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of COUNTRY_CODES) codes.set(searchKey(names.of(code) ?? code), code);
  }
  for (const code of COUNTRY_CODES) codes.set(searchKey(code), code);
  for (const [name, code] of [
    ['uk', 'GB'],
    ['usa', 'US'],
    ['ee. uu.', 'US'],
    ['eeuu', 'US'],
  ] as const)
    codes.set(name, code);
  return codes;
}

/**
 * The country that a text names, in Spanish, in English or by its code; null when it names none. Cards hold free text,
 * from spreadsheets and from before there was a list to choose from.
 *
 * @example
 * countryCodeOf('españa') // 'ES'
 */
export function countryCodeOf(text: string | null | undefined): string | null {
  if (text === null || text === undefined || text.trim() === '') return null;
  known ??= codesByName();
  return known.get(searchKey(text)) ?? null;
}

/** The name of a country in a language; a text that names none is returned as it is. */
export function countryName(text: string, language: string): string {
  const code = countryCodeOf(text);
  return code === null ? text : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? text);
}
