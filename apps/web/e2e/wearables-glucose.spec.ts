import { zipOf } from '@healzy/domain/cgm/testing';
import { expectAccessible, WIDTHS } from './axe.ts';
import { openGlucose } from './glucose-record.ts';
import { expect, PEOPLE, signIn, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { chooseFile } from './sensor-import.ts';

const say = (key: string, values: Record<string, string | number> = {}) => translate('es', key, values);

/** The days of the sensor, so that all of them have glucose beside. */
const DAYS = ['2026-01-20', '2026-01-21', '2026-01-22'];
const DAY = '2026-01-21';

/** Ten minutes of steps at noon and ten in the evening, and a night with stages, as a Takeout of Fitbit has them. */
function takeout() {
  const wall = (day: string, time: string) =>
    `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)} ${time}:00`;
  const steps = DAYS.flatMap((day) =>
    ['12', '19'].flatMap((hour) =>
      Array.from({ length: 10 }, (_, minute) => ({
        dateTime: wall(day, `${hour}:0${minute}`),
        value: '250',
      })),
    ),
  );
  const nights = DAYS.map((day, index) => ({
    logId: index + 1,
    dateOfSleep: day,
    startTime: `${day}T00:00:00.000`,
    endTime: `${day}T06:00:00.000`,
    duration: 6 * 3_600_000,
    mainSleep: true,
    levels: {
      data: [
        ['00:00', 'wake', 600],
        ['00:10', 'light', 9000],
        ['02:40', 'deep', 5400],
        ['04:10', 'rem', 6600],
      ].map(([time, level, seconds]) => ({ dateTime: `${day}T${time}:00.000`, level, seconds })),
    },
  }));
  return {
    name: 'takeout.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      zipOf({
        'Takeout/Fitbit/Global Export Data/steps-2026-01-20.json': JSON.stringify(steps),
        'Takeout/Fitbit/Global Export Data/sleep-2026-01-20.json': JSON.stringify(nights),
      }),
    ),
  };
}

/** Three meals of each day, as Cronometer writes its servings. */
function diary() {
  const rows = DAYS.flatMap((day) =>
    [
      ['08:00', 'Breakfast', 'Tostada', 450],
      ['12:45', 'Lunch', 'Arroz', 900],
      ['21:00', 'Dinner', 'Tortilla', 600],
    ].map((cells) => [day, ...cells, 20, 90, 15].join(',')),
  );
  const head = 'Day,Time,Group,Food Name,Energy (kcal),Protein (g),Carbs (g),Fat (g)';
  return { name: 'servings.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...rows].join('\n')) };
}

test('an export is imported, tells the week, and lies under the glucose of its days', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Gloria', surname: 'Eje', birthdate: '1979-05-02' });
  await openGlucose(page, 'es', patient.id);
  const glucose = new URL(page.url()).pathname;
  const address = `/patient/${patient.id}/follow-up`;
  for (const file of [takeout(), diary()]) {
    await visit(page, `${address}?view=data`);
    await chooseFile(page, say('wearables-import:choose'), file);
    const store = page.getByRole('main').getByRole('button', { name: /^Importar \d+ datos$/ });
    await tabTo(page, store);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^\d+ registros guardados$/ })).toBeFocused();
  }

  await visit(page, address);
  for (const metric of ['STEPS', 'SLEEP', 'INTAKE_ENERGY'])
    await expect(
      page.getByRole('button', { name: new RegExp(`^${say(`wearables:metric.${metric}`)}`) }),
    ).toBeVisible();
  await expectAccessible(page, 'the week of an export', { widths: WIDTHS });

  await visit(page, `${glucose}?day=${DAY}`);
  const chart = page.getByRole('application', { name: say('cgm-canvas:days.chosen_one') });
  await tabTo(page, chart, 150);
  const lane = (name: string) => say(`wearables-activity:lanes.${name}`);
  const said = async () => (await page.locator('[aria-live="polite"]').allTextContents()).join(' ');
  /** Reads the first value of each row, from the glucose down to the last. */
  const readDown = async () => {
    const heard: string[] = [];
    for (const key of [...Array<string>(8).fill('ArrowUp'), 'Home', ...Array<string>(8).fill('ArrowDown')]) {
      await page.keyboard.press(key);
      heard.push(await said());
    }
    return heard;
  };
  await expect(async () => {
    const heard = await readDown();
    for (const name of ['steps', 'sleep', 'events'])
      expect(
        heard.some((text) => text.includes(lane(name))),
        name,
      ).toBe(true);
  }).toPass();
  await expectAccessible(page, 'glucose over steps, sleep and meals', { widths: WIDTHS });

  // The last row has the meals: one is opened from its mark, with the glucose around it.
  await tabTo(page, chart, 150);
  await readDown();
  await page.keyboard.press('Home');
  await expect.poll(said).toMatch(new RegExp(`${lane('events')}.*Breakfast.*Tostada`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Breakfast', level: 1 })).toBeVisible();
  await expect(
    page.getByRole('application', { name: say('wearables-nutrition:meal.glucose.title') }),
  ).toBeVisible();
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByRole('heading', { name: 'Lunch', level: 1 })).toBeVisible();
  await expectAccessible(page, 'a logged meal beside its glucose', { widths: WIDTHS });
});
