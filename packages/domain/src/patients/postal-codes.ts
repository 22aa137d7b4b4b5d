import { countryCodeOf } from './countries.ts';

const FIVE = /^\d{5}$/;
const FOUR = /^\d{4}$/;
const SIX = /^\d{6}$/;

/** The format of postal codes in the countries of most patients; letters are compared as capitals. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  AD: /^AD\d{3}$/,
  PT: /^\d{4}(-\d{3})?$/,
  FR: FIVE,
  IT: FIVE,
  DE: FIVE,
  MX: FIVE,
  PE: FIVE,
  MA: FIVE,
  CH: FOUR,
  AT: FOUR,
  BE: FOUR,
  DK: FOUR,
  AU: FOUR,
  CO: SIX,
  EC: SIX,
  CL: /^\d{3}-?\d{4}$/,
  AR: /^([A-Z]?\d{4}([A-Z]{3})?)$/,
  BR: /^\d{5}-?\d{3}$/,
  NL: /^\d{4} ?[A-Z]{2}$/,
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  GB: /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA)$/,
};
/** Elsewhere: letters and digits of any script, with at least one digit. */
const ANYWHERE = /^(?=.*\p{N})[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u;

/**
 * Whether a postal code is possible in a country. Without a country, or with an unknown one, anything is.
 *
 * @example
 * isPostalCode('28013', 'España') // true
 * isPostalCode('53000', 'ES') // false: Spain has 52 provinces
 */
export function isPostalCode(postalCode: string, country: string | null | undefined): boolean {
  const code = countryCodeOf(country);
  return code === null || (SHAPES[code] ?? ANYWHERE).test(postalCode.trim().toUpperCase());
}

/** Spain's provinces and autonomous cities, by the first two digits of their postal codes, from 01. */
const PROVINCES =
  'Araba/Álava Albacete Alicante/Alacant Almería Ávila Badajoz Illes_Balears Barcelona Burgos Cáceres Cádiz Castellón/Castelló Ciudad_Real Córdoba A_Coruña Cuenca Girona Granada Guadalajara Gipuzkoa Huelva Huesca Jaén León Lleida La_Rioja Lugo Madrid Málaga Murcia Navarra Ourense Asturias Palencia Las_Palmas Pontevedra Salamanca Santa_Cruz_de_Tenerife Cantabria Segovia Sevilla Soria Tarragona Teruel Toledo Valencia/València Valladolid Bizkaia Zamora Zaragoza Ceuta Melilla'
    .split(' ')
    .map((name) => name.replaceAll('_', ' '));

/** The Spanish province of a postal code, as the National Statistics Institute names it; null elsewhere. */
export function provinceOf(postalCode: string, country: string | null | undefined): string | null {
  const code = postalCode.trim();
  if (countryCodeOf(country) !== 'ES' || !isPostalCode(code, 'ES')) return null;
  return PROVINCES[Number(code.slice(0, 2)) - 1] ?? null;
}

/** Spreadsheets read Spanish postal codes as numbers, and so remove the leading zero. */
export function withLostZero(postalCode: string, country: string | null | undefined): string {
  const code = postalCode.trim();
  return countryCodeOf(country) === 'ES' && FOUR.test(code) ? `0${code}` : code;
}
