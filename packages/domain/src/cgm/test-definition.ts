/** Continuous glucose monitoring as one of the medical tests. */
export const cgmTest = {
  type: 'CGM',
  name: { es: 'MCG', en: 'CGM' },
  fullName: { es: 'Monitorización continua de glucosa (MCG)', en: 'Continuous glucose monitoring (CGM)' },
  path: 'cgm',
  pages: ['', '/follow-up', '/events', '/patient-info', '/final-analysis', '/event/:eventId'],
  followUpSteps: {
    CGM_PLACEMENT: {
      phase: 'STARTED',
      dueDay: 3,
      proof: 'CGM_BEGUN',
      nameEs: 'Colocación del sensor de glucosa',
      nameEn: 'Glucose sensor placement',
    },
    CGM_FINAL_ANALYSIS: {
      phase: 'FINAL',
      dueDay: 29,
      proof: 'CGM_FINISHED',
      nameEs: 'Análisis final de la glucosa',
      nameEn: 'Final glucose analysis',
    },
  },
} as const;
