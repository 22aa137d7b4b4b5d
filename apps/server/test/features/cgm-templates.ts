import type { FeatureSamples } from '../feature-samples.ts';

const body = {
  messageEs: 'Camina diez minutos después de cenar.',
  messageEn: 'Walk for ten minutes after dinner.',
};

export const samples: FeatureSamples = {
  tables: ['cgm_recommendation_templates'],

  /** A template of recommendations, which is about no patient. */
  async add(bed, clinic) {
    const made = await bed.call('createCgmRecommendationTemplate', { as: clinic.people.specialist, body });
    if (made.status !== 201) throw new Error(`The template answered ${made.text}.`);
    return made.body.id as string;
  },

  calls: ({ id }) => ({
    listCgmRecommendationTemplates: { names: false },
    createCgmRecommendationTemplate: { body, names: false },
    updateCgmRecommendationTemplate: { path: { id }, headers: { 'if-match': '"1"' }, body, names: true },
    deleteCgmRecommendationTemplate: { path: { id }, names: true },
    moveCgmRecommendationTemplate: { path: { id }, body: { beforeId: null }, names: true },
  }),
};
