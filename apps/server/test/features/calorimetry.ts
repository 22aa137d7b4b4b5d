import type { FeatureSamples } from '../feature-samples.ts';
import { addCartTest, importCart } from '../cart-files.ts';

const SPECIALIST = ['SPECIALIST'] as const;
const reads = [SPECIALIST, 'refused', 'open'] as const;
const changes = [SPECIALIST, 'refused', 'refused'] as const;
const ifMatch = { 'if-match': '"1"' };
const phase = { kind: 'RECLINED', startS: 0, endS: 360 };

export const samples: FeatureSamples = {
  tables: ['calorimetry_tests', 'calorimetry_samples'],

  /** A finished test, so that its patient can be deleted. */
  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const testId = await addCartTest(bed, clinic, patientId);
    const path = { medicalTestId: testId };
    const imported = await importCart(bed, clinic, { testId });
    if (imported.status !== 201) throw new Error(`The import answered ${imported.text}.`);
    const written = await bed.call('updateCalorimetry', {
      as,
      path,
      headers: { 'if-match': '"1"' },
      body: { observations: text },
    });
    if (written.status !== 200) throw new Error(`The update answered ${written.text}.`);
    const used = await bed.call('useCalorimetryInPlan', { as, path, headers: { 'if-match': '"2"' } });
    if (used.status !== 200) throw new Error(`The use in the plan answered ${used.text}.`);
    await bed.call('finishMedicalTest', { as, path: { id: testId } });
    return testId;
  },

  calls: ({ id }) => {
    const path = { medicalTestId: id };
    return {
      getCalorimetry: { path, names: true },
      updateCalorimetry: { path, headers: ifMatch, body: { conclusions: 'Come más' }, names: true },
      importCalorimetryFile: { path, body: { documentId: id }, names: true },
      removeCalorimetryRecording: { path, headers: ifMatch, names: true },
      getCalorimetryCurves: { path, names: true },
      saveCalorimetryPhases: { path, headers: ifMatch, body: { phases: [phase] }, names: true },
      moveCalorimetryWindow: {
        path: { ...path, phase: 'RECLINED' },
        headers: ifMatch,
        body: { window: null },
        names: true,
      },
      compareCalorimetry: { path, query: { earlierId: id }, names: true },
      useCalorimetryInPlan: { path, headers: ifMatch, names: true },
      undoCalorimetryInPlan: { path, headers: ifMatch, names: true },
      exportCalorimetryReport: { path, names: true },
    };
  },

  access: {
    getCalorimetry: reads,
    updateCalorimetry: changes,
    importCalorimetryFile: changes,
    removeCalorimetryRecording: changes,
    getCalorimetryCurves: reads,
    saveCalorimetryPhases: changes,
    moveCalorimetryWindow: changes,
    compareCalorimetry: reads,
    useCalorimetryInPlan: changes,
    undoCalorimetryInPlan: changes,
    exportCalorimetryReport: reads,
  },
};
