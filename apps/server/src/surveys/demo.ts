import type { SurveyAnswers, SurveyKind } from '@healzy/domain/surveys';
import type { DemoData } from '../contributions/demo.ts';
import { newId } from '../db/ids.ts';
import { surveys } from './rows.ts';

const ANSWERED: readonly {
  kind: SurveyKind;
  daysAgo: number;
  /** Besides what the patient was last measured with. */
  gainedKg: number;
  answers: SurveyAnswers;
}[] = [
  {
    kind: 'INITIAL',
    daysAgo: 8,
    gainedKg: 0.4,
    answers: {
      energy: 4,
      hunger: 8,
      sleep: 5,
      digestion: 6,
      expectations: 'Llegar con energía a la tarde y no picar por la noche.',
    },
  },
  {
    kind: 'WEEK_1',
    daysAgo: 2,
    gainedKg: -0.3,
    answers: {
      energy: 6,
      hunger: 5,
      sleep: 6,
      digestion: 8,
      adherence: 7,
      difficulties: 'Las cenas de los días de guardia.',
    },
  },
];

/** The first patient of each clinic, who is in a follow-up plan, has answered the surveys so far; they have been read. */
export const demo: DemoData = {
  needs: ['patients'],
  async fill({ services, accountId, now, patients: [patient] }) {
    if (patient === undefined) return;
    await services.database.asAccount({ accountId }, async (sql) => {
      for (const { kind, daysAgo, gainedKg, answers } of ANSWERED) {
        const { weightKg } = patient;
        const weighed = weightKg === null ? null : Math.round((weightKg + gainedKg) * 10) / 10;
        const id = newId();
        const at = new Date(now.getTime() - daysAgo * 86_400_000);
        await surveys.insert(sql, {
          id,
          accountId,
          patientId: patient.id,
          kind,
          answers: { ...answers, weightKg: weighed },
          language: 'es',
          state: 'ANSWERED',
          dueOn: at.toISOString().slice(0, 10),
          tokenHash: services.intakeLinks.hashFor(id),
          expiresAt: new Date(at.getTime() + 14 * 86_400_000),
          createdBy: patient.principalUserId,
          createdAt: new Date(at.getTime() - 6 * 3_600_000),
          openedAt: at,
          answeredAt: at,
          readAt: now,
        });
      }
    });
  },
};
