import type { Page } from '@playwright/test';
import { ownPatient } from './own-patient.ts';
import { addPlan } from './patient-plan.ts';

interface Plan {
  /** Of the patient, unique to the journey. */
  name: string;
  surname: string;
  plan: string;
  weeks: number;
}

/**
 * A patient with a plan of 2,000 kcal that starts in the future, so that no meal is in the past; `change` saves other energy.
 */
export async function ownPlan(page: Page, { name, surname, plan: title, weeks }: Plan) {
  const { id: patientId, call } = await ownPatient(page, { name, surname, birthdate: '1988-04-12' });
  const planId = await addPlan({ id: patientId, call }, { plan: title, weeks });
  return { patientId, planId };
}
