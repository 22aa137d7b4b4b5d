import { MEDICAL_TEST_TYPES, type MedicalTestType } from '@healzy/domain/medical-tests';
import { SOME_ID } from './contract-calls.ts';

interface Item {
  id: string;
  type?: string;
}

/** What an answer lists. */
export interface Listing {
  items?: Item[];
  workouts?: Item[];
  days?: { meals?: Item[] }[];
}

/** The items of a list, the workouts of days, or the meals of a diary; none where the server refuses. */
export const itemsIn = ({ items, workouts, days }: Listing): Item[] =>
  items ?? workouts ?? days?.flatMap(({ meals = [] }) => meals) ?? [];

/** The items at an address of the API; none where it refuses. */
type ItemsAt = (path: string, query?: Record<string, string>) => Promise<readonly Item[]>;

/** Makes a test of a type that the patient has none of. @returns its id */
type MakeTest = (patientId: string, type: MedicalTestType) => Promise<string>;

/** Makes tests as the specialist who calls. */
export const makingTests =
  (
    call: (
      method: 'GET' | 'POST',
      path: string,
      body?: object,
    ) => Promise<{ id?: string; professionalId?: string }>,
  ): MakeTest =>
  async (patientId, type) => {
    const { professionalId: principalId } = await call('GET', '/user-service/self/user');
    const body = { name: 'Sin datos', type, principalId };
    return (await call('POST', `/measurement-service/patient/${patientId}/medical-test`, body)).id ?? '';
  };

/**
 * Ids of one demo patient and of what this patient has, by the names that addresses of screens have for them.
 *
 * @param makeTest without it, a test that does not exist stands for the types that the patient has none of
 */
export async function demoRecords(itemsAt: ItemsAt, makeTest?: MakeTest): Promise<Record<string, string>> {
  const idOf = (items: readonly Item[], type?: string) =>
    items.find((item) => type === undefined || item.type === type)?.id ?? SOME_ID;
  const patientId = idOf(await itemsAt('/patient-service/patient', { search: 'Amaia Echeverri' }));
  const tests = await itemsAt(`/measurement-service/patient/${patientId}/medical-test`);
  const medicalTest = idOf(tests, 'CGM');
  const ofTypes = MEDICAL_TEST_TYPES.map(async (type) => {
    const known = idOf(tests, type);
    const id = known === SOME_ID && makeTest !== undefined ? await makeTest(patientId, type) : known;
    return [testOf(placeOf(type)), id] as const;
  });
  const ofPatient = async (what: string) =>
    idOf(await itemsAt(`/patient-service/patient/${patientId}/${what}`));
  return {
    patientId,
    // The pages of a test are those of its type.
    ...Object.fromEntries(await Promise.all(ofTypes)),
    eventId: idOf(await itemsAt(`/measurement-service/cgm/${medicalTest}/events`)),
    [eventOf('activity')]: await ofPatient('wearables/activity'),
    [eventOf('nutrition')]: await ofPatient('wearables/nutrition'),
    nutritionalPlan: await ofPatient('nutritional-plan'),
    planId: await ofPatient('follow-up-plan'),
    foodId: idOf(await itemsAt('/nutrition-service/food')),
    supplementId: idOf(await itemsAt('/supplement-service/supplement')),
    patientSupplementId: await ofPatient('supplement'),
  };
}

const placeOf = (type: string): string => type.toLowerCase().replaceAll('_', '-');
const testOf = (place: string): string => `medicalTest/${place}`;
/** A workout, or a logged meal. */
const eventOf = (place: string): string => `eventId/${place}`;

/** The address of a route, with existing records where it names one of ours. */
export function addressOf(route: string, records: Readonly<Record<string, string>>): string {
  const isOfPatient = route.startsWith('/patient/');
  const place = /\/medical-test\/([^/]+)\//.exec(route)?.[1] ?? '';
  const followed = /\/follow-up\/([^/]+)\//.exec(route)?.[1];
  return route.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (name === 'medicalTest') return records[testOf(place)] ?? SOME_ID;
    if (name === 'eventId' && followed !== undefined) return records[eventOf(followed)] ?? SOME_ID;
    const own = isOfPatient && name === 'supplementId' ? records.patientSupplementId : records[name];
    return own ?? SOME_ID;
  });
}
