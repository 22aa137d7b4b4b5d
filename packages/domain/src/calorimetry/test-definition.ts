/** Calorimetry as one of the medical tests. */
export const calorimetryTest = {
  type: 'CALORIMETRY',
  name: { es: 'Calorimetría', en: 'Calorimetry' },
  fullName: { es: 'Calorimetría', en: 'Calorimetry' },
  path: 'calorimetry',
  pages: [''],
  followUpSteps: {
    CALORIMETRY_TEST: {
      phase: 'STARTED',
      dueDay: 3,
      proof: 'CALORIMETRY_FINISHED',
      types: ['IMPROVE', 'WIN_2', 'WIN_3'],
      nameEs: 'Calorimetría',
      nameEn: 'Calorimetry',
    },
  },
} as const;
