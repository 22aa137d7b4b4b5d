import type { DemoData } from '../../contributions/demo.ts';
import { insert%Record% } from './%record-name%-rows.ts';

const DEMO = { title: 'Primera visita', text: 'Duerme mal y cena tarde.' };

/** One about the first patient of each clinic. */
export const demo: DemoData = {
  needs: ['patients'],
  async fill({ services, accountId, now, patients: [patient] }) {
    if (patient === undefined) return;
    const owner = { accountId, patientId: patient.id, userId: patient.principalUserId, at: now };
    await services.database.asAccount({ accountId }, (sql) => insert%Record%(sql, owner, DEMO));
  },
};
