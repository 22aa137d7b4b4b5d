/** Units that a column of a cart's file may have, with the factor to the unit that is stored. */
export const CART_UNITS = {
  ML_MIN: 1,
  L_MIN: 1000,
  ML_KG_MIN: 1,
  L_MIN_VENTILATION: 1,
  SECONDS: 1,
  MINUTES: 60,
  HOURS: 3600,
  DAYS: 86_400,
  MILLISECONDS: 0.001,
  KM_H: 1,
  KM_H_10: 0.1,
  MPH: 1.609344,
  M_S: 3.6,
  M_MIN: 0.06,
  KCAL_MIN: 1,
  KCAL_H: 1 / 60,
  KCAL_DAY: 1 / 1440,
  KJ_MIN: 1 / 4.184,
  KJ_H: 1 / 4.184 / 60,
  KJ_DAY: 1 / 4.184 / 1440,
  G_MIN: 1,
  G_H: 1 / 60,
  G_DAY: 1 / 1440,
  MG_MIN: 0.001,
  PERCENT: 1,
  PER_MIN: 1,
  WATT: 1,
} as const;
export type CartUnit = keyof typeof CART_UNITS;

const DAY = '(?:d|day|dag|dia|tag|jour|giorno|24h)';
const PATTERNS: readonly (readonly [RegExp, CartUnit])[] = [
  [/^ml\/min$|^ml\/m$/, 'ML_MIN'],
  [/^l\/min$|^l\/m$/, 'L_MIN'],
  [/^(?:ml\/min\/kg|ml\/kg\/min|ml\/kg\/m|ml\/m\/kg|ml\/kgmin|ml\/minkg)$/, 'ML_KG_MIN'],
  [/^(?:s|sec|secs|second|seconds|seg|segs|segundos|sek|sekunden)$/, 'SECONDS'],
  [/^(?:min|mins|minute|minutes|minutos|minuten)$/, 'MINUTES'],
  [/^(?:ms|msec)$/, 'MILLISECONDS'],
  [/^(?:h|hr|hours)$/, 'HOURS'],
  [/^(?:km\/h|kmh|kph|km\/hr|kmhr)$/, 'KM_H'],
  [/^(?:km\/?h\*10)$/, 'KM_H_10'],
  [/^(?:mph|mi\/h|miles\/h|mi\/hr)$/, 'MPH'],
  [/^m\/s(?:ec)?$/, 'M_S'],
  [/^m\/min$/, 'M_MIN'],
  [/^kcal\/(?:min|m)$/, 'KCAL_MIN'],
  [/^kcal\/(?:h|hr|hour|std)$/, 'KCAL_H'],
  [new RegExp(`^kcal\\/${DAY}$`), 'KCAL_DAY'],
  [/^kj\/min$/, 'KJ_MIN'],
  [/^kj\/(?:h|hr)$/, 'KJ_H'],
  [new RegExp(`^kj\\/${DAY}$`), 'KJ_DAY'],
  [/^g\/min$/, 'G_MIN'],
  [/^g\/(?:h|hr)$/, 'G_H'],
  [new RegExp(`^g\\/${DAY}$`), 'G_DAY'],
  [/^mg\/min$/, 'MG_MIN'],
  [/^(?:%|pct|percent)$/, 'PERCENT'],
  [/^(?:bpm|1\/min|\/min|b\/min|lpm|ppm|beats\/min|min-1)$/, 'PER_MIN'],
  [/^(?:w|watt|watts)$/, 'WATT'],
];

/**
 * The unit that a text is, however it is written (`mL/min/Kg`, `ml·min⁻¹·kg⁻¹`, `(mL/min)/kg`); null when it is none.
 *
 * @example cartUnitOf('ml·kg⁻¹·min⁻¹') // 'ML_KG_MIN'
 */
export function cartUnitOf(text: string): CartUnit | null {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\b(?:stpd|btps|atps)\b/g, '')
    .replace(/[−–]/g, '-')
    .replace(/kmh\s*\*\s*10/, 'kmh*10')
    // Exponents of minus one are divisions.
    .replace(/[\s·.•⋅]*(min|kg|h|d|day|s)\s*\^?-1/g, '/$1')
    .replace(/[()[\]{}\s"]/g, '')
    .replace(/·|⋅|•/g, '');
  return PATTERNS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** Conditions of a gas, formats of a time and marks of "no unit", which are written where units are. */
const NO_UNIT = /^(?:stpd|btps|atps|[hms:., ]+|clock|abs\w*|rel\w*|-+|bt\/st|\W*)$/;

/** Whether a text is a unit that is not known: what is measured in it cannot be read by its size. */
export const isUnknownUnit = (text: string): boolean => {
  const plain = text.trim().toLowerCase();
  return cartUnitOf(text) === null && !NO_UNIT.test(plain);
};
