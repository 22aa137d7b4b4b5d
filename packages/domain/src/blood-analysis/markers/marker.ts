import type { UnitKind } from './units.ts';

/** Low and high ends of what adults usually have; null where one side has none. */
export type UsualRange = readonly [number | null, number | null];

/** One analyte of a blood analysis: everything the product knows of it. */
export interface BloodMarker {
  id: string;
  es: string;
  en: string;
  /** Further names as laboratories print them, in either language. Compared without accents, dots and capitals. */
  also: readonly string[];
  /** The unit in which values are compared. */
  unit: string;
  /** Grams per mole, of the substance that the laboratory calibrates with. Without it mass and moles do not convert. */
  molarMass?: number;
  /** Charges per molecule, for values in mEq/L. */
  valence?: number;
  /** pmol/L per µU/mL, for the one hormone that has such a convention. */
  molesPerActivity?: number;
  /** Codes of LOINC by kind of unit: the code for mass and the one for moles differ. */
  loinc: Partial<Record<UnitKind, string>>;
  /** Outside of these bounds, in `unit`, a value is more likely misread or mistyped than true. */
  plausible: readonly [number, number];
  /** Context for adults, by sex; the laboratory's own range always comes first. */
  usual?: { male: UsualRange; female: UsualRange };
}

export type Row = readonly [
  id: string,
  es: string,
  en: string,
  also: string,
  unit: string,
  loinc: Partial<Record<UnitKind, string>>,
  plausible: readonly [number, number],
  usual: readonly [UsualRange, UsualRange] | UsualRange | null,
  more?: Pick<BloodMarker, 'molarMass' | 'valence' | 'molesPerActivity'>,
];

const isPair = (
  usual: readonly [UsualRange, UsualRange] | UsualRange,
): usual is readonly [UsualRange, UsualRange] => Array.isArray(usual[0]);

/** A line of the tables as a definition. */
export function markerOf([id, es, en, also, unit, loinc, plausible, usual, more]: Row): BloodMarker {
  const names = also.split('|').filter((name) => name !== '');
  const [male, female] = usual === null ? [] : isPair(usual) ? usual : [usual, usual];
  return {
    id,
    es,
    en,
    also: names,
    unit,
    loinc,
    plausible,
    ...(male && female ? { usual: { male, female } } : {}),
    ...more,
  };
}
