export type PregnancyState = 'NEITHER' | 'PREGNANT' | 'BREASTFEEDING';

/** A time of pregnancy or breastfeeding with a need of its own; the record does not tell it, so that it is asked. */
export const LIFE_STAGES = [
  'TRIMESTER_1',
  'TRIMESTER_2',
  'TRIMESTER_3',
  'LACTATION_0_6',
  'LACTATION_7_12',
] as const;
export type LifeStage = (typeof LIFE_STAGES)[number];

/** The stages of a state of the record; none where nobody is pregnant or breastfeeding. */
export const stagesOf = (state: PregnancyState | null): readonly LifeStage[] =>
  state === 'PREGNANT'
    ? ['TRIMESTER_1', 'TRIMESTER_2', 'TRIMESTER_3']
    : state === 'BREASTFEEDING'
      ? ['LACTATION_0_6', 'LACTATION_7_12']
      : [];
