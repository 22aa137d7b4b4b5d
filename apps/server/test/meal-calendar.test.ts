import { emptyMenu } from '@healzy/domain/menus';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestBed, type TestBed } from './api-test-bed.ts';
import { addClinic, addPatient, type Clinic } from './clinics.ts';

let bed: TestBed;
let clinic: Clinic;
let patientId: string;
let planId: string;
let lentils: string;
let milk: string;
/** The clocks of Madrid go back on 25 October 2026, the seventh day of the plan. */
const START = '2026-10-19';
beforeAll(async () => {
  bed = await startTestBed();
});
afterAll(() => bed.close());
beforeEach(async () => {
  bed.now.value = new Date(`${START}T07:00:00Z`);
  clinic = await addClinic(bed.database, 'Calendarios');
  patientId = await addPatient(bed.database, clinic);
  const as = clinic.people.specialist;
  const food = async (search: string): Promise<string> =>
    (await bed.call('listFoods', { as, query: { search } })).body.items[0].id as string;
  [lentils, milk] = [await food('lentejas cocidas'), await food('leche entera')];
  const body = { name: 'Para la prediabetes', weeks: 2, startDate: START };
  planId = (await bed.call('createNutritionalPlan', { as, path: { patientId }, body })).body.id as string;
  await fill('Lentejas\u2028BEGIN:VALARM, de la abuela');
});

const fill = async (name: string, version = 0) => {
  // Days of an empty menu are one object, also in a structured clone.
  const weeks = JSON.parse(JSON.stringify(emptyMenu(2).weeks)) as Record<string, unknown>[][];
  const meal = (foods: object[], called = '') => ({
    name: called,
    foods,
    isCompleted: false,
    isLocked: false,
  });
  for (const day of weeks[0] ?? []) day['BREAKFAST'] = meal([{ foodId: milk, portions: 1 }]);
  weeks[0]![0]!['LUNCH'] = meal([{ foodId: lentils, portions: 1.5 }], name.replace('\u2028', ' '));
  const saved = await bed.call('updateMenus', {
    as: clinic.people.specialist,
    path: { id: planId },
    headers: { 'if-match': `"${version}"` },
    body: { weeks, undo: [], redo: [], applied: [] },
  });
  expect(saved.status, saved.text).toBe(200);
};
const renew = (as = clinic.people.specialist) => bed.call('renewMealCalendar', { as, path: { id: planId } });
const open = async () => ((await renew()).body.url as string).replace('http://healzy.test', '');
const read = (url: string, headers: Record<string, string> = {}) =>
  bed.app.server.inject({ method: 'GET', url, headers });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as never)
    .getAllSubcomponents('vevent')
    .map((part) => ({ part, event: new ICAL.Event(part) }));
const saveAllergy = () =>
  bed.call('updatePatientData', {
    as: clinic.people.specialist,
    path: { patientId, section: 'habits' },
    headers: { 'if-match': '"0"' },
    body: { answers: { hasAllergies: true, allergies: ['MILK'] } },
  });
const change = (text: string, params: unknown[]) =>
  bed.database.asAccount({ accountId: clinic.accountId }, (sql) => sql.query(text, params));

it('says what is eaten and when, and not who eats it, where or why', async () => {
  const answer = await read(await open());
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  const events = eventsOf(answer.body);
  // Seven breakfasts and a lunch: meals without foods are none.
  expect(events).toHaveLength(8);
  const lunch = events.find(({ event }) => event.uid.endsWith('-lunch'));
  expect(lunch?.event.uid).toBe(`${planId}-1-1-lunch`);
  expect(lunch?.event.summary).toBe('Comida: Lentejas BEGIN:VALARM, de la abuela');
  expect(lunch?.event.description).toBe('Lentejas cocidas: 225 g');
  expect(lunch?.event.startDate.toJSDate().toISOString()).toBe('2026-10-19T12:00:00.000Z');
  expect(lunch?.part.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(lunch?.part.getAllSubcomponents()).toEqual([]);
  const told = answer.body.replaceAll(/\r\n[ \t]/g, '');
  const { body: card } = await bed.call('getPatient', {
    as: clinic.people.specialist,
    path: { id: patientId },
  });
  for (const secret of [card.name, card.surname, card.email, patientId, 'prediabetes', 'Calendarios', 'kcal'])
    expect(told).not.toContain(secret);
});

it('keeps the hour of the patient when the clocks change, and the same ids in another zone and language', async () => {
  const url = await open();
  const breakfasts = async () =>
    eventsOf((await read(url)).body).filter(({ event }) => event.uid.endsWith('-breakfast'));
  const hours = (await breakfasts()).map(({ event }) =>
    event.startDate.toJSDate().toISOString().slice(11, 16),
  );
  expect(hours).toEqual([...Array<string>(6).fill('06:00'), '07:00']);
  const before = (await breakfasts()).map(({ event }) => event.uid);
  await change(`UPDATE patients SET timezone = 'America/Mexico_City', language = 'en' WHERE id = $1`, [
    patientId,
  ]);
  const moved = await breakfasts();
  expect(moved.map(({ event }) => event.uid)).toEqual(before);
  expect(moved[0]?.event.startDate.toJSDate().toISOString()).toBe('2026-10-19T14:00:00.000Z');
  expect(moved[0]?.event.summary).toBe('Breakfast');
});

it('is a new version after the menus changed, and is not sent again before', async () => {
  const url = await open();
  const first = await read(url);
  const tag = String(first.headers.etag);
  bed.now.value = new Date(bed.now.value.getTime() + 60_000);
  expect((await read(url, { 'if-none-match': tag })).statusCode).toBe(304);
  await fill('Otras lentejas', 1);
  const changed = await read(url, { 'if-none-match': tag });
  expect(changed.statusCode).toBe(200);
  const sequences = [first.body, changed.body].map((text) =>
    Number(eventsOf(text)[0]?.part.getFirstPropertyValue('sequence')),
  );
  expect(sequences[1]).toBeGreaterThan(Number(sequences[0]));
});

it('is a new version after the plan moved, and after what the patient cannot or will not eat changed', async () => {
  const as = clinic.people.specialist;
  const url = await open();
  const revision = async () => {
    const event = eventsOf((await read(url)).body)[0]?.part;
    const [sequence, changed, stamp] = ['sequence', 'last-modified', 'dtstamp'].map((name) =>
      String(event?.getFirstPropertyValue(name)),
    );
    expect(stamp).toBe(changed);
    return { sequence: Number(sequence), changed: String(changed) };
  };
  const raises = async (save: () => Promise<{ status: number; text: string }>) => {
    const before = await revision();
    bed.now.value = new Date(bed.now.value.getTime() + 60_000);
    const { status, text } = await save();
    expect(status, text).toBe(200);
    const after = await revision();
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect(after.changed).toBe(bed.now.value.toISOString().replace('.000Z', 'Z'));
    expect(after.changed > before.changed).toBe(true);
  };
  const { body: plan } = await bed.call('getNutritionalPlan', { as, path: { id: planId } });
  const { name, weeks, mealShares, macroShares, energy } = plan;
  await raises(() =>
    bed.call('updateNutritionalPlan', {
      as,
      path: { id: planId },
      headers: { 'if-match': `"${plan.version}"` },
      body: { name, weeks, mealShares, macroShares, energy, startDate: '2026-10-21' },
    }),
  );
  await raises(saveAllergy);
  await raises(() =>
    bed.call('updateFoodExclusions', {
      as,
      path: { patientId },
      headers: { 'if-match': '"0"' },
      body: { foodIds: [lentils], categories: [] },
    }),
  );
});

it('warns before a food that the patient cannot have since', async () => {
  const url = await open();
  expect((await saveAllergy()).status).toBe(200);
  const described = eventsOf((await read(url)).body).map(({ event }) => event.description);
  expect(described.filter((text) => text.startsWith('Pregunta a tu especialista'))).toHaveLength(7);
});

it('is closed by another address, by removing it, with the plan, with its end and with the patient', async () => {
  const as = clinic.people.specialist;
  const [first, second] = [await open(), await open()];
  expect(second).not.toBe(first);
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  const path = { id: planId };
  expect((await bed.call('getMealCalendar', { as, path })).body.url).toBe(`http://healzy.test${second}`);
  await bed.call('removeMealCalendar', { as, path });
  expect((await read(second)).statusCode).toBe(404);
  expect((await bed.call('getMealCalendar', { as, path })).body).toEqual({ url: null, renewedAt: null });

  const url = await open();
  bed.now.value = new Date('2026-11-01T12:00:00Z');
  expect((await read(url)).statusCode).toBe(200);
  // In Madrid the plan's last day is over an hour before it is in UTC.
  bed.now.value = new Date('2026-11-01T23:30:00Z');
  expect((await read(url)).statusCode).toBe(404);
  expect(await renew()).toMatchObject({ status: 409, body: { code: 'PLAN_ENDED' } });
  bed.now.value = new Date('2026-11-01T12:00:00Z');
  expect((await read(url)).statusCode).toBe(200);
  expect((await bed.call('deletePatient', { as: clinic.people.admin, path: { id: patientId } })).status).toBe(
    204,
  );
  expect((await read(url)).statusCode).toBe(404);
});

it('opens with the whole address only', async () => {
  const url = await open();
  const [, id = '', proof = ''] = /([0-9a-f-]{36})\.([\w-]+)\.ics/.exec(url) ?? [];
  for (const wrong of [
    url.replace('.ics', ''),
    url.replace(proof, `${proof.slice(0, -2)}aa`),
    url.replace(id, crypto.randomUUID()),
    // An address of one kind of calendar opens none of another.
    url.replace('/meals', ''),
    '/calendar/meals/%00.ics',
  ])
    expect((await read(wrong)).statusCode).toBe(404);
  let last = 404;
  for (let tries = 0; tries < 80; tries++) last = (await read(`/calendar/meals/${tries}.ics`)).statusCode;
  expect(last).toBe(429);
  expect((await read(url)).statusCode).toBe(200);
  expect(bed.logs.join('')).not.toContain(proof);
});
