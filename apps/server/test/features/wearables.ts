import { mealIdOf, workoutIdOf } from '@healzy/domain/wearables/summary';
import type { FeatureSamples } from '../feature-samples.ts';
import { addDevice, at, importRecords, someRecords } from '../wearable-samples.ts';

const CLINICAL = ['ADMIN', 'SPECIALIST'] as const;
const EVERYONE = ['ADMIN', 'PATIENT', 'PROFESSIONAL', 'RECEPTIONIST', 'SPECIALIST', 'USER'] as const;
const reads = [CLINICAL, 'refused', 'open'] as const;
const changes = [['SPECIALIST'], 'refused', 'refused'] as const;
const held = [EVERYONE, 'link', 'link'] as const;

/** Before any clock of the tests. */
const DAY = '2026-01-15';
const WORKOUT = workoutIdOf({ source: 'Reloj', startS: Date.parse(at(DAY, 18)) / 1000 });
const MEAL = mealIdOf(DAY, 'diario', 'Desayuno');

export const samples: FeatureSamples = {
  tables: [
    'wearable_links',
    'wearable_devices',
    'wearable_imports',
    'wearable_blocks',
    'wearable_source_orders',
  ],
  unchangingTables: ['wearable_parts'],

  /** A file, a device that has delivered, an order of sources and a link. */
  async add(bed, clinic, patientId, text) {
    const as = clinic.people.specialist;
    const path = { patientId };
    const id = await importRecords(bed, clinic, patientId, [someRecords(DAY, text)], {
      fileName: `${text}.zip`,
    });
    const { token } = await addDevice(bed, clinic, patientId, { name: text.slice(0, 80) });
    const delivered = await bed.call('ingestWearableRecords', {
      as: null,
      token,
      body: { intervals: someRecords(DAY).intervals },
    });
    if (delivered.status !== 200) throw new Error(`The delivery answered ${delivered.text}.`);
    await bed.call('updateWearableSourceOrder', { as, path, body: { sources: ['Reloj', 'diario'] } });
    const link = await bed.call('createWearableLink', {
      as,
      path,
      body: { delivery: 'COPY', language: 'es' },
    });
    if (link.status !== 201) throw new Error(`The link answered ${link.text}.`);
    return id;
  },

  calls: ({ patientId, id }) => {
    const path = { patientId };
    const ofImport = { ...path, importId: id };
    const begin = { fileName: 'a.zip', format: 'APPLE_HEALTH', choices: ['STEPS'] };
    const complete = { parts: 0, read: 0, stored: 0, skipped: [] };
    // Called by the holder of a link; this one opens nothing.
    const headers = { 'x-wearable-link': id, 'x-wearable-device': id };
    return {
      getWearables: { path, names: true },
      updateWearableSourceOrder: { path, body: { sources: ['Reloj'] }, names: true },
      beginWearableImport: { path, body: begin, names: true },
      addWearableRecords: { path: { ...ofImport, part: '1' }, body: {}, names: true },
      completeWearableImport: { path: ofImport, body: complete, names: true },
      deleteWearableImport: { path: ofImport, names: true },
      createWearableDevice: { path, body: { name: 'Reloj', choices: ['STEPS'] }, names: true },
      revokeWearableDevice: { path: { ...path, deviceId: id }, body: { removesRecords: false }, names: true },
      createWearableLink: { path, body: { delivery: 'COPY', language: 'es' }, names: true },
      withdrawWearableLink: { path, names: true },
      getWearableActivity: { path, names: true },
      getWearableWorkout: { path: { ...path, workoutId: WORKOUT }, names: true },
      getWearableDay: { path, names: true },
      getWearableSleep: { path, names: true },
      getWearableNutrition: { path, names: true },
      getLoggedMeal: { path: { ...path, mealId: MEAL }, names: true },
      getWearableConnections: { path, names: true },
      exportWearablesFhir: { path, names: true },
      // A token of nobody.
      ingestWearableRecords: { headers: { authorization: `Bearer ${id}` }, body: {}, names: true },
      openHeldWearables: { headers, names: true },
      beginHeldWearableImport: { headers, body: begin, names: true },
      addHeldWearableRecords: { path: { importId: id, part: '1' }, headers, body: {}, names: true },
      completeHeldWearableImport: { path: { importId: id }, headers, body: complete, names: true },
      deleteHeldWearableImport: { path: { importId: id }, headers, names: true },
    };
  },

  access: {
    getWearables: reads,
    updateWearableSourceOrder: changes,
    beginWearableImport: changes,
    addWearableRecords: changes,
    completeWearableImport: changes,
    deleteWearableImport: changes,
    createWearableDevice: changes,
    revokeWearableDevice: changes,
    createWearableLink: changes,
    withdrawWearableLink: changes,
    getWearableActivity: reads,
    getWearableWorkout: reads,
    getWearableDay: reads,
    getWearableSleep: reads,
    getWearableNutrition: reads,
    getLoggedMeal: reads,
    getWearableConnections: reads,
    exportWearablesFhir: reads,
    ingestWearableRecords: held,
    openHeldWearables: held,
    beginHeldWearableImport: held,
    addHeldWearableRecords: held,
    completeHeldWearableImport: held,
    deleteHeldWearableImport: held,
  },
};
