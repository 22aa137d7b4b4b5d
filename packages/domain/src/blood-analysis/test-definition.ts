/** Blood analysis as one of the medical tests. */
export const bloodAnalysisTest = {
  type: 'BLOOD_ANALYSIS',
  name: { es: 'Análisis de sangre', en: 'Blood analysis' },
  fullName: { es: 'Análisis de sangre', en: 'Blood analysis' },
  path: 'blood-analysis',
  pages: ['', '/info', '/diagnosis', '/observations'],
  followUpSteps: {
    BLOOD_ANALYSIS_REQUEST: {
      phase: 'STARTED',
      dueDay: 3,
      proof: 'BLOOD_ANALYSIS_CREATED',
      types: ['IMPROVE', 'WIN_3'],
      nameEs: 'Petición de la analítica',
      nameEn: 'Blood analysis request',
    },
    BLOOD_ANALYSIS_REVIEW: {
      phase: 'IN_PROGRESS',
      dueDay: 10,
      proof: 'BLOOD_ANALYSIS_FINISHED',
      types: ['IMPROVE', 'WIN_3'],
      nameEs: 'Revisión de la analítica',
      nameEn: 'Blood analysis review',
    },
  },
} as const;
