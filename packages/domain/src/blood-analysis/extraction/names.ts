import { BLOOD_MARKERS } from '../markers/markers.ts';
import type { BloodMarker } from '../markers/marker.ts';
import { parseUnit } from '../markers/units.ts';
import { nameKey } from './text-keys.ts';

const NAMES = new Map<string, BloodMarker>();
for (const marker of BLOOD_MARKERS) {
  for (const name of [marker.es, marker.en, ...marker.also]) {
    const key = nameKey(name);
    if (!NAMES.has(key)) NAMES.set(key, marker);
  }
}

/** How many words the longest name has. */
export const LONGEST_NAME = Math.max(...[...NAMES.keys()].map((key) => key.split(' ').length));

/** Words that leave an analyte what it is: where it was measured in blood, and by which method. */
const NEUTRAL = new Set(
  (
    'suero plasma sangre serica serico sanguinea venosa venoso serum level levels en del de la el in of concentracion ' +
    'enzimatico enzimatica colorimetrico colorimetria cinetico cinetica clia eclia elisa turbidimetria inmunoturbidimetria ' +
    'inmunoturbidimetrico nefelometria quimioluminiscencia ise hplc automated automatizado espectrofotometria ifcc metodo ' +
    'method uv hexoquinasa god pod jaffe idms compensado indirecto potenciometria potenciometrico impedancia citometria flujo ' +
    'fotometria fotometrico inmunoensayo electroquimioluminiscencia ngsp dcct quant quantitative absoluto absolutos absolute abs ' +
    'recuento count total_ srm san pla s p b sr valor #'
  ).split(' '),
);

/** Words of another specimen: a value from there is none of blood. */
const OTHER_SPECIMEN =
  /(?:^| )(?:orina|orinas|urine|urinary|urinaria|urinario|ur|lcr|csf|heces|stool|fecal|saliva|salival|sudor|24h|24 h|24 horas|liquido|seminal|semen|sinovial|peritoneal|pleural|microalbumina|microalbuminuria|gasometria arterial)(?: |$)/u;

export const isOtherSpecimen = (text: string): boolean => OTHER_SPECIMEN.test(nameKey(text));

export interface NameMatch {
  marker: BloodMarker;
  /** A unit in the name, as `Glucosa (mg/dL)`. */
  unit: string | null;
  /** Words in brackets that may make it something else. */
  isQualified: boolean;
  /** The name ends in a sign of percent. */
  isShare: boolean;
  /** The name is known as it is written, no word of it left out. */
  isWhole: boolean;
}

const found = (key: string): BloodMarker | undefined => {
  const whole = NAMES.get(key);
  if (whole) return whole;
  const bare = key.replace(/^[%#] ?| ?[%#]$/gu, '');
  return bare === key ? undefined : NAMES.get(bare);
};

function withoutNeutral(key: string): BloodMarker | undefined {
  const words = key.split(' ');
  const kept = words.filter((word) => !NEUTRAL.has(word));
  // A single letter may be the whole of a name; what only consists of neutral words is none.
  return kept.length === 0 || kept.length === words.length ? undefined : found(kept.join(' '));
}

/**
 * The analyte of a printed name. The whole name has to be known: `Colesterol total/HDL` and `Calcio iónico` contain names of
 * other analytes.
 */
export function matchName(text: string): NameMatch | null {
  const name = text.replace(/^[*•·\-–:.]+\s*|[\s:.…·_]+$/gu, '').replace(/\s*\.{2,}.*$/u, '');
  // Calcium as an ion has limits of its own, and gas analysers print it so.
  if (/\bca\s*(?:\+\+|2\+)/iu.test(name)) return null;
  const isShare = /%/u.test(name);
  const whole = found(nameKey(name));
  const direct = whole ?? withoutNeutral(nameKey(name));
  if (direct)
    return {
      marker: direct,
      unit: isShare ? '%' : null,
      isQualified: false,
      isShare,
      isWhole: whole !== undefined,
    };
  const comma = /^(.*?)[,;]\s*([^\s,]+)$/u.exec(name);
  if (comma && parseUnit(comma[2]!)) {
    const before = matchName(comma[1]!);
    if (before) return { ...before, unit: comma[2]! };
  }
  const bracket = /^(.*?)\s*[([]([^()[\]]*)[)\]]\s*(.*)$/u.exec(name);
  if (!bracket || bracket[1] === '') return null;
  const [, before, inside, after] = bracket;
  const rest = matchName(`${before} ${after}`.trim());
  if (!rest || isOtherSpecimen(inside!)) return null;
  if (parseUnit(inside!) && !/^[a-z]{1,2}$/iu.test(inside!)) return { ...rest, unit: inside! };
  const key = nameKey(inside!);
  const isSame = found(key)?.id === rest.marker.id;
  const isNeutral = key.split(' ').every((word) => word === '' || NEUTRAL.has(word));
  return { ...rest, isQualified: rest.isQualified || !(isSame || isNeutral) };
}

/** An analyte whose name is part of a text that is not known as a whole: offered to who reads the row, never taken. */
export function resembling(text: string): string | null {
  const words = nameKey(text).split(' ');
  for (let length = Math.min(words.length, LONGEST_NAME); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const key = words.slice(at, at + length).join(' ');
      const marker = key.length > 3 ? NAMES.get(key) : undefined;
      if (marker) return marker.id;
    }
  }
  return null;
}
