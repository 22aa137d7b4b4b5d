import type { SurveyAnswers, SurveyKind } from '@healzy/domain/surveys';
import type { DemoData } from '../../contributions/demo.ts';
import { newId } from '../../platform/db/ids.ts';
import { FINISHED_FOLLOW_UP } from '../../demo/lives.ts';
import { surveys } from './rows.ts';

interface DemoSurvey {
  /** Position in the clinic's list of patients. */
  patient: number;
  kind: SurveyKind;
  daysAgo: number;
  /** Besides what the patient was last measured with. */
  gainedKg: number;
  answers: SurveyAnswers;
}

/** The weeks of a finished follow-up: better, with a setback in the third. */
const { patient: finisher, startedDaysAgo } = FINISHED_FOLLOW_UP;
const finished = (
  kind: SurveyKind,
  day: number,
  gainedKg: number,
  [energy, hunger, sleep, digestion, adherence]: readonly [number, number, number, number, number?],
  more: Partial<SurveyAnswers> = {},
): DemoSurvey => ({
  patient: finisher,
  kind,
  daysAgo: startedDaysAgo - day,
  gainedKg,
  answers: { energy, hunger, sleep, digestion, ...(adherence === undefined ? {} : { adherence }), ...more },
});

const ANSWERED: readonly DemoSurvey[] = [
  finished('INITIAL', 1, 3.1, [3, 8, 4, 5], { expectations: 'Bajar la glucosa sin pasar hambre.' }),
  finished('WEEK_1', 7, 2.4, [4, 7, 5, 6, 6]),
  finished('WEEK_2', 14, 1.6, [6, 5, 6, 7, 8]),
  finished('WEEK_3', 21, 1.7, [5, 6, 5, 6, 5], { difficulties: 'Dos comidas de empresa y un viaje.' }),
  finished('WEEK_4', 28, 0.8, [7, 4, 7, 8, 8]),
  finished('FINAL', 34, 0.3, [8, 4, 7, 8, 9], { goal: 8 }),
  {
    patient: 0,
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
    patient: 0,
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

/** Who is in a follow-up plan has answered the surveys so far, who has finished one all of it; they have been read. */
export const demo: DemoData = {
  needs: ['patients'],
  async fill({ services, accountId, now, patients }) {
    await services.database.asAccount({ accountId }, async (sql) => {
      for (const { patient: index, kind, daysAgo, gainedKg, answers } of ANSWERED) {
        const patient = patients[index];
        if (patient === undefined) continue;
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
