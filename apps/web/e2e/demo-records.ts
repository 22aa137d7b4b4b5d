import { SOME_ID } from './contract-calls.ts';

interface Item {
  id: string;
  type?: string;
}

/** The items at an address of the API; none where it refuses. */
type ItemsAt = (path: string, query?: Record<string, string>) => Promise<readonly Item[]>;

/** Ids of one demo patient and of what this patient has, by the names that addresses of screens have for them. */
export async function demoRecords(itemsAt: ItemsAt): Promise<Record<string, string>> {
  const idOf = (items: readonly Item[], type?: string) =>
    items.find((item) => type === undefined || item.type === type)?.id ?? SOME_ID;
  const patientId = idOf(await itemsAt('/patient-service/patient', { search: 'Amaia Echeverri' }));
  const medicalTest = idOf(await itemsAt(`/measurement-service/patient/${patientId}/medical-test`), 'CGM');
  const ofPatient = async (what: string) =>
    idOf(await itemsAt(`/patient-service/patient/${patientId}/${what}`));
  return {
    patientId,
    medicalTest,
    eventId: idOf(await itemsAt(`/measurement-service/cgm/${medicalTest}/events`)),
    nutritionalPlan: await ofPatient('nutritional-plan'),
    planId: await ofPatient('follow-up-plan'),
    foodId: idOf(await itemsAt('/nutrition-service/food')),
    supplementId: idOf(await itemsAt('/supplement-service/supplement')),
    patientSupplementId: await ofPatient('supplement'),
  };
}

/** The address of a route, with existing records where it names one of ours. */
export function addressOf(route: string, records: Readonly<Record<string, string>>): string {
  const isOfPatient = route.startsWith('/patient/');
  return route.replaceAll(/:(\w+)/g, (_, name: string) => {
    const own = isOfPatient && name === 'supplementId' ? records.patientSupplementId : records[name];
    return own ?? SOME_ID;
  });
}
