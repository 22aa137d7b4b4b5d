import type { FeatureSamples } from '../feature-samples.ts';

const own = {
  name: 'Magnesio de la casa',
  category: 'MINERALS',
  ingredients: [{ code: 'MAGNESIUM', amount: 150, unit: 'MG' }],
};

const taken = (supplementId: string, observations?: string) => ({
  supplementId,
  unit: 'UNIT',
  amountPerTake: 1,
  dailyTakes: 2,
  frequency: 'DAILY',
  startDate: '2026-01-05',
  observations,
});

/** The supplement of the account that each patient's supplement is of. */
const supplementOf = new Map<string, string>();

export const samples: FeatureSamples = {
  tables: ['supplements', 'patient_supplements'],

  /** Two supplements, the second of which is told. */
  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const made = await bed.call('createSupplement', { as, body: own });
    if (made.status !== 201) throw new Error(`The supplement answered ${made.text}.`);
    const supplementId = made.body.id as string;
    const take = async (observations: string): Promise<string> => {
      const body = taken(supplementId, observations);
      const added = await bed.call('createPatientSupplement', { as, path: { patientId }, body });
      if (added.status !== 201) throw new Error(`The patient's supplement answered ${added.text}.`);
      return added.body.id as string;
    };
    await take('Antes de acostarse.');
    // Rows of one instant have no order of their own.
    bed.now.value = new Date(bed.now.value.getTime() + 1);
    const id = await take(text);
    supplementOf.set(id, supplementId);
    return id;
  },

  calls({ patientId, id }) {
    const supplementId = supplementOf.get(id) ?? id;
    const body = taken(supplementId);
    return {
      listSupplements: { names: false },
      createSupplement: { body: own, names: false },
      getSupplement: { path: { id: supplementId }, names: true },
      updateSupplement: {
        path: { id: supplementId },
        headers: { 'if-match': '"1"' },
        body: own,
        names: true,
      },
      deleteSupplement: { path: { id: supplementId }, names: true },
      duplicateSupplement: { path: { id: supplementId }, names: true },
      listPatientSupplements: { path: { patientId }, names: true },
      createPatientSupplement: { path: { patientId }, body, names: true },
      getSupplementContext: { path: { patientId }, names: true },
      previewPatientSupplement: { path: { patientId }, body, names: true },
      getPatientSupplement: { path: { id }, names: true },
      updatePatientSupplement: {
        path: { id },
        headers: { 'if-match': '"1"' },
        body,
        names: true,
      },
      setPatientSupplementState: { path: { id }, body: { isActive: false }, names: true },
      deletePatientSupplement: { path: { id }, names: true },
    };
  },
};
