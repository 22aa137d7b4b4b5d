import type { FeatureSamples } from '../feature-samples.ts';

const body = { title: 'Primera visita', text: 'Duerme mal.' };

export const samples: FeatureSamples = {
  tables: ['%record_table%'],

  async add(bed, clinic, patientId, text) {
    const added = await bed.call('create%Record%', {
      as: clinic.people.specialist,
      path: { patientId },
      body: { ...body, text },
    });
    if (added.status !== 201) throw new Error(`The %record words% answered ${added.text}.`);
    return added.body.id as string;
  },

  calls: ({ patientId, id }) => ({
    list%Records%: { path: { patientId }, names: true },
    create%Record%: { path: { patientId }, body, names: true },
    get%Record%: { path: { id }, names: true },
    update%Record%: { path: { id }, headers: { 'if-match': '"1"' }, body, names: true },
    delete%Record%: { path: { id }, names: true },
  }),

  // Who may call it, and what becomes of a call by a specialist without the patient and by one who observes them.
  access: {
    list%Records%: [['ADMIN', 'SPECIALIST'], 'refused', 'open'],
    create%Record%: [['SPECIALIST'], 'refused', 'refused'],
    get%Record%: [['ADMIN', 'SPECIALIST'], 'refused', 'open'],
    update%Record%: [['SPECIALIST'], 'refused', 'refused'],
    delete%Record%: [['SPECIALIST'], 'refused', 'refused'],
  },
};
