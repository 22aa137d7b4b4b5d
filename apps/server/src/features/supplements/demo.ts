import { localDateOfDays } from '@healzy/domain/shared';
import { supplementFormSchema, type PatientSupplementForm } from '@healzy/domain/supplements';
import type { DemoData } from '../../contributions/demo.ts';
import { insertSupplement } from './catalogue-changes.ts';
import { insertPatientSupplement } from './patient-rows.ts';

/** A supplement that a clinic added, with what only its own people see. */
const OWN = {
  name: 'Batido de la consulta',
  nameEn: 'Shake of the practice',
  internalName: 'Batido proteico, tarro azul',
  category: 'PROTEIN',
  description: 'Proteína de suero con cacao, para después de entrenar.',
  descriptionEn: 'Whey protein with cocoa, for after training.',
  discountCode: 'CONSULTA10',
  shoppingUrl: 'https://tienda.example/batido',
  servingAmount: 30,
  servingUnit: 'GR',
  ingredients: [
    { code: 'PROTEIN', amount: 24, unit: 'G' },
    { code: 'CALCIUM', amount: 150, unit: 'MG' },
  ],
} as const;

type Taken = Pick<PatientSupplementForm, 'unit' | 'amountPerTake' | 'dailyTakes' | 'frequency' | 'weekdays'>;

const DAILY = { unit: 'UNIT', amountPerTake: 1, dailyTakes: 1, frequency: 'DAILY', weekdays: [] } as const;

/** What patients take, by their position and the key of the catalogue. */
const TAKEN: readonly (Taken & { patient: number; key: string; observations: string | null })[] = [
  { ...DAILY, patient: 0, weekdays: [], key: 'vitamina d3 1000 ui', observations: 'Con la comida.' },
  {
    ...DAILY,
    patient: 0,
    weekdays: [],
    key: 'magnesio bisglicinato',
    dailyTakes: 2,
    observations: 'Por la noche.',
  },
  {
    ...DAILY,
    patient: 0,
    key: 'omega 3 concentrado',
    frequency: 'WEEKLY',
    weekdays: [1, 3, 5],
    observations: null,
  },
  // 75 µg of vitamin D, of the 100 µg that EFSA tolerates in a day: worth a look before anything is added.
  { ...DAILY, patient: 5, weekdays: [], key: 'vitamina d3 1000 ui', dailyTakes: 3, observations: null },
];

/** A supplement of its own for each clinic, and what its patients take. */
export const demo: DemoData = {
  needs: ['patients'],
  async fill({ services, accountId, lead, now, patients }) {
    const startDate = localDateOfDays(Math.floor(now.getTime() / 86_400_000) - 14);
    await services.database.asAccount({ accountId }, async (sql) => {
      const form = supplementFormSchema.parse(OWN);
      await insertSupplement(sql, { accountId, userId: lead.userId, at: now }, form);
      const { rows } = await sql.query<{ id: string; keyEs: string }>(
        'SELECT id, key_es FROM provider_supplements WHERE key_es = ANY ($1::text[])',
        [TAKEN.map(({ key }) => key)],
      );
      const idOf = new Map(rows.map(({ id, keyEs }) => [keyEs, id]));
      for (const { patient: index, key, ...taken } of TAKEN) {
        const patient = patients[index];
        if (patient === undefined) continue;
        const owner = { accountId, patientId: patient.id, userId: patient.principalUserId, at: now };
        const when = { startDate, endDate: null, supplementId: idOf.get(key) ?? '' };
        await insertPatientSupplement(sql, owner, { ...taken, ...when });
      }
    });
  },
};
