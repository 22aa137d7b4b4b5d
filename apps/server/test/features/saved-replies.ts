import type { FeatureSamples } from '../feature-samples.ts';

const body = { title: 'Bienvenida', textEs: 'Hola, {nombre}:', textEn: 'Hello {name},' };

export const samples: FeatureSamples = {
  tables: ['saved_replies'],

  /** A text to write again, which is about no patient. */
  async add(bed, clinic) {
    const made = await bed.call('createSavedReply', { as: clinic.people.specialist, body });
    if (made.status !== 201) throw new Error(`The saved reply answered ${made.text}.`);
    return made.body.id as string;
  },

  calls: ({ id }) => ({
    listSavedReplies: { names: false },
    createSavedReply: { body, names: false },
    updateSavedReply: { path: { id }, headers: { 'if-match': '"1"' }, body, names: true },
    deleteSavedReply: { path: { id }, names: true },
  }),
};
