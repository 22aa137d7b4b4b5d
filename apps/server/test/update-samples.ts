import { noWorkingHours } from '@healzy/domain/appointments';
import { NUTRIENT_KEYS } from '@healzy/domain/foods';
import { DEFAULT_MENU_TEMPLATE } from '@healzy/domain/menus';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import { BODY_MAGNITUDE_IDS } from '@healzy/domain/patient-data';
import type { OperationId } from '../src/platform/http/contract.ts';
import { analysisText, emptySections } from './analysis-samples.ts';
import type { TestBed } from './api-test-bed.ts';
import { addCgmTest, patientForm, type Person } from './clinics.ts';
import { paragraph } from './note-samples.ts';
import { uploadPaper } from './patient-papers.ts';

type Body = Record<string, unknown>;

/** A record that exists, and how its update is tried. */
export interface UpdateSample {
  as: Person;
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** A value for every property of the body that is stored, null for none; plain ones may be left to the test. */
  full: Body;
  /** The record of a response; by default the response itself. */
  recordOf?: (body: Body) => Body;
  /** The record in the terms of the body; by default its own properties. */
  storedAs?: (record: Body) => Body;
  /** Said for one call, not stored. */
  said?: readonly string[];
  /** The version to update; null for an operation without one. */
  version: number | null;
  /** Properties that rules of the whole record do not let be cleared as they are in `full`. */
  held?: readonly string[];
}

const milk = 'e1cc1cf7-585b-8706-8019-2622c792bc17';

const specialistOf = (bed: TestBed) => bed.alba.people.specialist;

async function made(
  bed: TestBed,
  operation: OperationId,
  options: Parameters<TestBed['call']>[1],
): Promise<Body> {
  const answer = await bed.call(operation, options);
  if (answer.status !== 201) throw new Error(`${operation} answered ${answer.text}.`);
  return answer.body as Body;
}

const idOf = (record: Body): string => record['id'] as string;

const person = {
  name: 'Nuria',
  surname: 'Vidal',
  language: 'en',
  timezone: 'Atlantic/Canary',
  phone: '+34 600 111 222',
  birthdate: '1985-04-03',
};

/** An update of a record for every operation that is one. */
export const UPDATES: Partial<Record<OperationId, (bed: TestBed) => Promise<UpdateSample>>> = {
  async updateFood(bed) {
    const as = specialistOf(bed);
    const full = {
      nameEs: 'Pan de espelta',
      nameEn: 'Spelt bread',
      synonyms: ['Hogaza'],
      category: 'BREAD_PASTA',
      tier: 3,
      meals: ['BREAKFAST'],
      unit: 'ML',
      unitWeight: 45,
      density: 1.2,
      portions: [{ nameEs: 'rebanada', nameEn: 'slice', grams: 30 }],
      unsuitableFor: ['GLUTEN'],
      suitableFor: ['LACTOSE'],
      carbohydrateKind: 'AVAILABLE',
      nutrients: {
        ...Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, 0])),
        energy: 230,
        carbohydrate: 45,
        sodium: 400,
      },
      sourceNote: 'Etiqueta',
      recipe: null,
    };
    const id = idOf(await made(bed, 'createFood', { as, body: full }));
    return { as, path: { id }, full, version: 1 };
  },
  async updateDish(bed) {
    const as = specialistOf(bed);
    const full = {
      nameEs: 'Salsa de la casa',
      nameEn: 'House sauce',
      course: 'SIDE',
      meals: ['LUNCH', 'DINNER'],
      ingredients: [
        {
          foodId: '00000000-0000-0000-0000-000000000000',
          name: 'Tomate del huerto',
          grams: 120,
          part: 'CORE',
          minFactor: 0.5,
          maxFactor: 2,
          stepGrams: 60,
        },
      ],
      servings: 2,
      minutes: 15,
      season: [6, 7],
      keepsDays: 3,
      steps: { es: ['Tritura.'], en: ['Blend.'] },
    };
    const id = idOf(await made(bed, 'createDish', { as, body: full }));
    return { as, path: { id }, full, version: 1 };
  },
  async updateSupplement(bed) {
    const as = specialistOf(bed);
    const full = {
      name: 'Magnesio',
      nameEn: 'Magnesium',
      internalName: 'Mg casa',
      category: 'MINERALS',
      description: 'De noche',
      descriptionEn: 'At night',
      discountCode: 'ALBA',
      shoppingUrl: 'https://tienda.example/mg',
      servingAmount: 2,
      servingUnit: 'UNIT',
      ingredients: [
        { code: 'MAGNESIUM', name: null, amount: 150, unit: 'MG' },
        { code: 'OTHER', name: 'Ashwagandha', amount: 300, unit: 'MG' },
      ],
    };
    const id = idOf(await made(bed, 'createSupplement', { as, body: full }));
    return { as, path: { id }, full, version: 1 };
  },
  async updatePatientSupplement(bed) {
    const as = specialistOf(bed);
    const body = { name: 'Zinc', category: 'MINERALS' };
    const supplementId = idOf(await made(bed, 'createSupplement', { as, body }));
    const full = {
      supplementId,
      unit: 'UNIT',
      amountPerTake: 1.5,
      dailyTakes: 2,
      frequency: 'WEEKLY',
      weekdays: [1, 3],
      startDate: '2026-01-05',
      endDate: '2098-01-01',
      observations: 'Con comida',
    };
    const { patientId } = bed.alba;
    const id = idOf(await made(bed, 'createPatientSupplement', { as, path: { patientId }, body: full }));
    return { as, path: { id }, full, version: 1 };
  },
  async updateNutritionalPlan(bed) {
    const as = specialistOf(bed);
    const period = { name: 'Cuatro semanas', weeks: 4, startDate: '2190-03-01' };
    const { patientId } = bed.alba;
    const id = idOf(await made(bed, 'createNutritionalPlan', { as, path: { patientId }, body: period }));
    const full = {
      ...period,
      mealShares: DEFAULT_MEAL_SHARES,
      macroShares: DEFAULT_MACRO_SHARES,
      macrosMeasuredOn: '2026-02-27',
      energy: { kcal: 1900, source: 'TYPED', on: '2026-03-01' },
      menuTemplate: { ...DEFAULT_MENU_TEMPLATE, MID_MORNING_SNACK: [] },
      frequencies: [{ kind: 'FISH', least: 2, most: 5 }],
    };
    return { as, path: { id }, full, said: ['confirmsEnergy'], version: 1 };
  },
  async updateAppointment(bed) {
    const as = specialistOf(bed);
    const full = {
      professionalId: as.professionalId,
      kind: 'FOLLOW_UP',
      mode: 'IN_PERSON',
      startsAt: '2098-03-04T09:30:00.000Z',
      minutes: 45,
      place: 'Despacho 2',
      // An appointment in person has none.
      videoUrl: null,
      hasMail: false,
    };
    const { patientId } = bed.alba;
    const id = idOf(await made(bed, 'createAppointment', { as, body: { patientId, ...full } }));
    return {
      as,
      path: { id },
      full,
      said: ['allowsOverlap', 'allowsOutsideHours'],
      storedAs: ({ specialist, startsAt, endsAt, ...record }) => ({
        ...record,
        startsAt: new Date(startsAt as string).toISOString(),
        professionalId: (specialist as Body)['professionalId'],
        minutes: (Date.parse(endsAt as string) - Date.parse(startsAt as string)) / 60_000,
      }),
      version: 1,
    };
  },
  updateWorkingHours(bed) {
    const as = specialistOf(bed);
    const day = { isWorking: true, spans: [{ from: '09:00', to: '13:00' }] };
    const week = noWorkingHours();
    const full = Object.fromEntries(
      Object.entries(week).map(([name, value]) => [name, Array.isArray(value) ? day.spans : value]),
    );
    return Promise.resolve({
      as,
      path: { id: as.userId },
      full,
      recordOf: ({ week: saved, version }) => ({ ...(saved as Body), version }),
      version: 0,
    });
  },
  updateAccount(bed) {
    const full = {
      name: 'Clínica Alba',
      businessName: 'Alba Nutrición',
      userSurname: 'Campos',
      // A picture needs an upload of its own: `pictures.test.ts`.
      profileImage: null,
      accountName: 'Alba',
      contactPhone: '+34 910 000 000',
      legalName: 'Alba S. L.',
      taxNumber: 'B12345678',
      invoiceAddress: 'Calle Mayor 1',
      postalCode: '28001',
      city: 'Madrid',
      state: 'Madrid',
      country: 'España',
      timezone: 'Atlantic/Canary',
      hasAppointmentMail: false,
      reminderHours: 48,
    };
    const { accountId, people } = bed.alba;
    return Promise.resolve({ as: people.admin, path: { id: accountId }, full, version: 1 });
  },
  updateOwnProfile: (bed) =>
    // A picture needs an upload of its own: `pictures.test.ts`.
    Promise.resolve({ as: specialistOf(bed), full: { ...person, picture: null }, version: 1 }),
  async updateUser(bed) {
    const as = bed.alba.people.admin;
    const full = { ...person, roles: ['SPECIALIST'] };
    const body = { ...full, email: `nuria.${crypto.randomUUID()}@clinic.example` };
    const user = await made(bed, 'createUser', { as, body });
    return {
      as,
      path: { id: idOf(user) },
      full,
      said: ['reassignment'],
      version: user['version'] as number,
    };
  },
  async updatePatient(bed) {
    const as = specialistOf(bed);
    const full = {
      ...patientForm(as.professionalId ?? ''),
      phone: '+34 600 111 222',
      address: 'Calle Sol 3',
      postalCode: '08028',
      city: 'Barcelona',
      country: 'España',
      coupon: 'FERIA',
      language: 'en',
      state: 'ACTIVE',
      tags: ['vip'],
    };
    const id = idOf(await made(bed, 'createPatient', { as, body: full }));
    const { body } = await bed.call('getPatient', { as, path: { id } });
    return {
      as,
      path: { id },
      full,
      said: ['confirmed'],
      storedAs: (record) => ({
        ...record,
        specialists: (record['specialists'] as Body[]).map(({ professionalId, isPrincipal }) => ({
          professionalId,
          isPrincipal,
        })),
      }),
      // A figure of the card that was measured stays the last one measured.
      held: ['weightKg', 'heightCm'],
      version: (body as { version: number }).version,
    };
  },
  async updateNote(bed) {
    const as = specialistOf(bed);
    const { patientId } = bed.alba;
    const documentId = await uploadPaper(bed, as, { entityType: 'NOTE', patientId, text: 'Analítica' });
    const full = {
      title: 'Primera visita',
      template: 'SOAP',
      message: [paragraph('Duerme mal.')],
      documentIds: [documentId],
    };
    const id = idOf(await made(bed, 'createNote', { as, path: { patientId }, body: full }));
    return {
      as,
      path: { id },
      full,
      storedAs: (record) => ({ ...record, documentIds: (record['documents'] as Body[]).map(idOf) }),
      version: 1,
    };
  },
  async updateMedicalTest(bed) {
    const as = specialistOf(bed);
    const full = {
      name: 'Mapa',
      principalId: as.professionalId,
      observerIds: [bed.alba.people.observer.professionalId],
      observations: 'Con calma',
      rangeProfile: 'TIGHT',
    };
    const id = await addCgmTest(bed.database, bed.alba);
    return {
      as,
      path: { id },
      full,
      storedAs: ({ principal, observers, ...record }) => ({
        ...record,
        principalId: (principal as Body)['professionalId'],
        observerIds: (observers as Body[]).map(({ professionalId }) => professionalId),
      }),
      version: 1,
    };
  },
  async updateCgmEvent(bed) {
    const as = specialistOf(bed);
    const medicalTestId = await addCgmTest(bed.database, bed.alba);
    const full = {
      type: 'MEAL',
      // A meal has none.
      subtype: null,
      name: 'Cena',
      description: 'En casa',
      comment: 'Tranquila',
      // Nor a feeling.
      feeling: null,
      start: '2026-03-02T20:00:00Z',
      end: '2026-03-02T20:30:00Z',
      foods: [{ foodId: milk, amount: 1.5, unit: 'PORTION', portion: '1 taza' }],
      carbohydrates: 12.5,
    };
    const event = await made(bed, 'createCgmEvent', { as, path: { medicalTestId }, body: full });
    return {
      as,
      path: { medicalTestId, eventId: idOf(event) },
      full,
      storedAs: ({ start, end, foods, ...record }) => ({
        ...record,
        start: (start as string).replace('.000', ''),
        end: end === null ? null : (end as string).replace('.000', ''),
        foods: (foods as Body[]).map(({ foodId, amount, unit, portion }) => ({
          foodId,
          amount,
          unit,
          portion,
        })),
      }),
      version: 1,
    };
  },
  async updateCgmSensor(bed) {
    const as = specialistOf(bed);
    const medicalTestId = await addCgmTest(bed.database, bed.alba);
    const full = {
      model: 'Dexcom G7',
      serial: 'S1',
      lot: 'L1',
      bodySite: 'UPPER_ARM',
      side: 'LEFT',
      placedAt: '2026-03-02T08:00:00.000Z',
      removedAt: '2026-03-03T18:00:00.000Z',
      removalReason: 'DETACHED',
      remarks: 'Se despegó',
    };
    const sensor = await made(bed, 'createCgmSensor', { as, path: { medicalTestId }, body: full });
    const instant = (value: unknown) => (value === null ? null : new Date(value as string).toISOString());
    return {
      as,
      path: { medicalTestId, sensorId: idOf(sensor) },
      full,
      storedAs: (record) => ({
        ...record,
        placedAt: instant(record['placedAt']),
        removedAt: instant(record['removedAt']),
      }),
      // A reason needs a removal.
      held: ['removedAt'],
      version: 1,
    };
  },
  async updateCgmRecommendation(bed) {
    const as = specialistOf(bed);
    const medicalTestId = await addCgmTest(bed.database, bed.alba);
    const full = { message: 'Cenar antes', language: 'en' };
    const record = await made(bed, 'createCgmRecommendation', { as, path: { medicalTestId }, body: full });
    return { as, path: { medicalTestId, recommendationId: idOf(record) }, full, version: 1 };
  },
  async updateCgmRecommendationTemplate(bed) {
    const as = specialistOf(bed);
    const full = { messageEs: 'Cenar antes', messageEn: 'Dine earlier' };
    const id = idOf(await made(bed, 'createCgmRecommendationTemplate', { as, body: full }));
    return { as, path: { id }, full, version: 1 };
  },
  async updateCgmFinalAnalysis(bed) {
    const as = specialistOf(bed);
    const medicalTestId = await addCgmTest(bed.database, bed.alba);
    const sections = Object.fromEntries(
      Object.keys(emptySections()).map((name) => [name, analysisText(`Sobre ${name}`)]),
    );
    return { as, path: { medicalTestId }, full: { sections }, version: 0 };
  },
  async updateBloodResults(bed) {
    const medicalTestId = await addCgmTest(bed.database, bed.alba, 'BLOOD_ANALYSIS');
    const value = {
      marker: 'glucose_fasting',
      value: 104,
      comparator: null,
      unit: 'mg/dL',
      rangeText: '< 100',
    };
    const told = {
      flag: 'H',
      comment: 'Muestra hemolizada',
      reportId: null,
      proposalId: null,
      isConfirmed: true,
    };
    return {
      as: specialistOf(bed),
      path: { medicalTestId },
      full: {
        sampledAt: '2026-02-03',
        laboratory: 'Laboratorio Alba',
        isFasting: true,
        isPregnant: false,
        values: [{ ...value, ...told }],
      },
      storedAs: ({ values, ...record }) => ({
        ...record,
        values: (values as Body[]).map((stored) =>
          Object.fromEntries(Object.keys({ ...value, ...told }).map((name) => [name, stored[name]])),
        ),
      }),
      version: 0,
      // Values have a day.
      held: ['sampledAt'],
    };
  },
  async updateBloodDiagnosis(bed) {
    const as = specialistOf(bed);
    const path = { medicalTestId: await addCgmTest(bed.database, bed.alba, 'BLOOD_ANALYSIS') };
    const headers = { 'if-match': '"0"' };
    const value = {
      marker: 'glucose_fasting',
      value: 104,
      comparator: null,
      unit: 'mg/dL',
      rangeText: '< 100',
    };
    const body = { sampledAt: '2026-02-03', values: [value] };
    await bed.call('updateBloodResults', { as, path, headers, body });
    await bed.call('generateBloodDiagnosis', { as, path, headers });
    const { version } = (await bed.call('getBloodDiagnosis', { as, path })).body as { version: number };
    return { as, path, full: { text: analysisText('Con cautela') }, version };
  },
  async updateCalorimetry(bed) {
    const as = specialistOf(bed);
    const medicalTestId = await addCgmTest(bed.database, bed.alba, 'CALORIMETRY');
    const full = {
      testedOn: '2026-03-01',
      method: { energy: 'BROCKWAY', substrates: 'FRAYN_1983', nitrogenGDay: 12 },
      conditions: {
        fastingHours: 10,
        caffeineHours: 12,
        nicotineHours: 24,
        exerciseHours: 48,
        restMinutes: 30,
        medication: 'Levotiroxina',
        remarks: 'Durmió mal',
      },
      observations: 'Con calma',
      conclusions: 'Gasta lo previsto',
    };
    return {
      as,
      path: { medicalTestId },
      full,
      storedAs: ({ method, ...record }) => {
        const { energy, substrates, nitrogenGDay } = method as Record<'energy' | 'substrates', Body> & Body;
        return { ...record, method: { energy: energy['id'], substrates: substrates['id'], nitrogenGDay } };
      },
      version: 0,
    };
  },
  async updateFollowUpPlan(bed) {
    const as = specialistOf(bed);
    const patient = await made(bed, 'createPatient', { as, body: patientForm(as.professionalId ?? '') });
    const full = {
      startDate: '2026-03-02',
      professionalId: as.professionalId,
      observations: 'Con calma',
    };
    const id = idOf(
      await made(bed, 'createFollowUpPlan', {
        as,
        path: { patientId: idOf(patient) },
        body: { type: 'WIN_2', ...full },
      }),
    );
    return {
      as,
      path: { id },
      full,
      storedAs: ({ specialist, ...record }) => ({
        ...record,
        professionalId: (specialist as Body)['professionalId'],
      }),
      version: 1,
    };
  },
  async updateFollowUpStep(bed) {
    const as = specialistOf(bed);
    const patient = await made(bed, 'createPatient', { as, body: patientForm(as.professionalId ?? '') });
    const plan = await made(bed, 'createFollowUpPlan', {
      as,
      path: { patientId: idOf(patient) },
      body: { type: 'WIN_2', startDate: '2026-03-02', professionalId: as.professionalId },
    });
    const [step] = plan['steps'] as [Body];
    return {
      as,
      path: { id: idOf(step) },
      // Who is named does it, so the reception does not; `follow-up-plans.test` gives it a step.
      full: {
        dueDate: '2026-03-20',
        assigneeId: as.professionalId,
        note: 'Llamar antes',
        isReception: false,
      },
      version: step['version'] as number,
    };
  },
  async updateFollowUpTemplateStep(bed) {
    const as = specialistOf(bed);
    const full = {
      nameEs: 'Visita a la cocina',
      nameEn: 'Kitchen visit',
      phase: 'IN_PROGRESS',
      dueDay: 9,
      proof: 'CGM_BEGUN',
      assignee: 'PERSON',
      assigneeId: as.professionalId,
    };
    const template = await made(bed, 'createFollowUpTemplateStep', {
      as,
      path: { type: 'WIN_2' },
      body: full,
    });
    const { id } = (template['steps'] as { id: string; code: string | null }[]).find(
      ({ code }) => code === null,
    )!;
    return {
      as,
      path: { type: 'WIN_2', id },
      full,
      recordOf: ({ steps }) => (steps as Body[]).find((step) => step['id'] === id)!,
      // A person is named where the step is theirs.
      held: ['assigneeId'],
      version: 1,
    };
  },
  async updateSavedReply(bed) {
    const as = specialistOf(bed);
    const full = { title: 'Saludo', textEs: 'Hola', textEn: 'Hello' };
    const id = idOf(await made(bed, 'createSavedReply', { as, body: full }));
    return { as, path: { id }, full, version: 1 };
  },
  async updateMenuTemplate(bed) {
    const as = specialistOf(bed);
    const full = { name: 'De verano', template: { ...DEFAULT_MENU_TEMPLATE, MID_MORNING_SNACK: [] } };
    const id = idOf(await made(bed, 'createMenuTemplate', { as, body: full }));
    return { as, path: { id }, full, version: 1 };
  },
  updateFoodExclusions: (bed) =>
    Promise.resolve({
      as: specialistOf(bed),
      path: { patientId: bed.alba.patientId },
      full: {
        foodIds: [milk],
        categories: ['FISH'],
        answers: [{ question: 'disease.KIDNEY', about: null, restrictions: ['PORK'], words: 'Poca sal' }],
      },
      version: 0,
    }),
  updateFoodPreferences: (bed) =>
    Promise.resolve({
      as: specialistOf(bed),
      path: { patientId: bed.alba.patientId },
      full: {
        likedFoodIds: [milk],
        likedCategories: ['FISH'],
        likedDishIds: [milk],
        dislikedFoodIds: [],
        dislikedCategories: ['LEGUMES'],
        dislikedDishIds: [],
        weekdayMinutes: 20,
        weekendMinutes: 60,
        cooksFor: 4,
        wantsLeftovers: true,
      },
      version: 0,
    }),
  updatePatientData: (bed) =>
    Promise.resolve({
      as: specialistOf(bed),
      path: { patientId: bed.alba.patientId, section: 'habits' },
      full: { answers: { mealsPerDay: 3, strengthDays: 'ONE_TO_TWO', takesStimulants: true } },
      version: 0,
    }),
  async updateBodyMeasurement(bed) {
    const as = specialistOf(bed);
    const { patientId } = bed.alba;
    const figures = {
      ...Object.fromEntries(BODY_MAGNITUDE_IDS.map((id) => [id, 40])),
      weightKg: 80,
      heightCm: 178,
      visceralFat: 8,
      boneKg: 3,
      waistCm: 90,
      hipCm: 100,
      chestCm: 100,
      wristCm: 17,
      armCm: 30,
    };
    const full = { measuredOn: '2026-01-05', figures, note: 'En ayunas' };
    const measured = await made(bed, 'createBodyMeasurement', {
      as,
      path: { patientId },
      body: { ...full, confirmed: BODY_MAGNITUDE_IDS },
    });
    return {
      as,
      path: { patientId, measurementId: idOf(measured) },
      full,
      said: ['confirmed'],
      version: 1,
    };
  },
  setFoodSettings: (bed) =>
    Promise.resolve({
      as: specialistOf(bed),
      path: { id: milk },
      full: { isActive: false, isFavourite: true },
      version: null,
    }),
  updateOwnPreferences: (bed) =>
    Promise.resolve({
      as: specialistOf(bed),
      full: { menuMode: 'slim', theme: 'dark', glucoseUnit: 'mmol/L', hasShortcuts: false },
      version: null,
    }),
  updateChat: (bed) =>
    Promise.resolve({
      as: specialistOf(bed),
      path: { patientId: bed.alba.patientId },
      full: { assigneeId: specialistOf(bed).userId, isDone: true, mailsPatient: false },
      storedAs: ({ assignee, state, mailSince }) => ({
        assigneeId: (assignee as Body | null)?.['userId'] ?? null,
        isDone: state === 'DONE',
        mailsPatient: mailSince !== null,
      }),
      version: null,
    }),
  updateNotificationChoice: (bed) =>
    Promise.resolve({
      as: specialistOf(bed),
      path: { kind: 'CHAT_UNREAD' },
      full: { inApp: false },
      // Refused by a server that sends no mail.
      said: ['byMail'],
      recordOf: ({ items }) => (items as Body[]).find(({ kind }) => kind === 'CHAT_UNREAD')!,
      version: null,
    }),
};

/** Calls by PUT that are no update of a record, and why: there is nothing of a record that they could leave out. */
export const NO_UPDATES: Partial<Record<OperationId, string>> = {
  moveFollowUpTemplateStep: 'moves',
  addWearableRecords: 'brings records, each of which is whole',
  addHeldWearableRecords: 'brings records, each of which is whole',
  updateWearableSourceOrder: 'sets one list',
  saveCalorimetryPhases: 'saves one list',
  moveCalorimetryWindow: 'sets one value',
  useCalorimetryInPlan: 'is an action',
  moveCgmRecommendation: 'moves',
  moveCgmRecommendationTemplate: 'moves',
  setFollowUpPlanState: 'sets one state',
  setFollowUpStepState: 'sets one state',
  setPatientState: 'sets one state',
  setPatientSupplementState: 'sets one state',
  setPatientSpecialists: 'sets one list',
  setMenuBasis: 'sets one value, which is computed from the plan',
  savePatientView: 'saves one value under a name',
  updateMenus: 'saves a document whole: its undo steps belong to its weeks',
  saveIntake: 'keeps a draft whole, as the page of the link has it',
  changeOwnPassword: 'is an action',
  answerHeldAppointment: 'answers: a reason belongs to its answer',
  markChatRead: 'marks as read',
  markHeldChatRead: 'marks as read',
  setHeldChatMail: 'turns one thing on or off',
  markSupportRead: 'marks as read',
  markSurveyRead: 'marks as read',
};
