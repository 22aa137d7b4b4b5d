import { daysOfLocalDate, localDateOfDays, todayIn } from '@healzy/domain/shared';
import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { callerOf } from './api-caller.ts';
import { expect, PEOPLE, reload, signIn, tabTo, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { chooseFile } from './sensor-import.ts';
import { showOnWorklist } from './worklist.ts';

const say = (key: string, values: Record<string, string | number> = {}) => translate('es', key, values);
const words = (key: string, values: Record<string, string | number> = {}) => say(`wearables:${key}`, values);
const importing = (key: string, values: Record<string, string | number> = {}) =>
  say(`wearables-import:${key}`, values);
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const phoneScreen = { viewport: { width: 390, height: 844 } };

const ZONE = 'Europe/Madrid';
/** The local day so many days ago. */
const day = (ago: number) => localDateOfDays((daysOfLocalDate(todayIn(ZONE, new Date())) ?? 0) - ago);

/** Steps of the last days as a Takeout of Fitbit has them: twenty minutes of 300 a day, on a clock without a zone. */
function takeout(days: number) {
  const rows = Array.from({ length: days }, (_, index) => {
    const [year = '', month, date] = day(days - index).split('-');
    return Array.from({ length: 20 }, (_minute, minute) => ({
      dateTime: `${month}/${date}/${year.slice(2)} 10:${String(minute).padStart(2, '0')}:00`,
      value: '300',
    }));
  }).flat();
  return {
    name: `steps-${day(days)}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(rows)),
  };
}

/** Chooses an export by keyboard, until it says what it holds. */
async function importTakeout(page: Page, days: number) {
  await chooseFile(page, importing('choose'), takeout(days));
  await expect(page.getByRole('combobox', { name: importing('survey.zone') })).toHaveValue(ZONE);
  await expect(page.getByRole('checkbox', { name: importing('choice.STEPS') })).toBeChecked();
}

test('an export is chosen from, tells a week of activity, and is undone whole', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Nora', surname: 'Pulsera', birthdate: '1984-05-02' });
  const address = `/patient/${patient.id}/follow-up`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/wearables/')) sent.push(request.url());
  });
  await visit(page, address);
  await expect(page.getByText(words('none.title'))).toBeVisible();
  await expectAccessible(page, 'no wearables', { widths: WIDTHS });

  await importTakeout(page, 8);
  await expectAccessible(page, 'what is stored of an export', { widths: WIDTHS });
  // Reading and choosing send nothing.
  expect(sent).toEqual([]);
  await tabTo(page, button(page, importing('survey.confirm_other', { formatted: '160' })));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: importing('done.title_other', { formatted: '160' }) }),
  ).toBeFocused();
  await expectAccessible(page, 'an imported export', { widths: WIDTHS });

  await visit(page, address);
  await expect(
    page.getByRole('button', { name: new RegExp(`^${words('metric.STEPS')}.*6\\.000`) }),
  ).toBeVisible();
  // The last day of an export is not known to be over, so it is in no mean.
  await expect(page.getByText(words('week.of_other', { days: '6', count: 7 })).first()).toBeVisible();
  await expectAccessible(page, 'a week at a glance', { widths: WIDTHS });
  await page.getByRole('link', { name: say('app:place.wearablesActivity'), exact: true }).press('Enter');
  await expect(
    page.getByRole('heading', { name: say('app:place.wearablesActivity'), level: 1 }),
  ).toBeVisible();
  await expect(page.getByText('6.000').first()).toBeVisible();

  await visit(page, `${address}?view=data`);
  await page.getByRole('button', { name: words('imports.undoOf', { file: takeout(8).name }) }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(words('imports.undoText_other', { formatted: '160' }))).toBeVisible();
  await question.getByRole('button', { name: words('imports.undoConfirm') }).press('Enter');
  await expect(page.getByText(say('messages:wearableImport.undo.done'))).toBeVisible();
  await expect(page.getByText(words('none.title'))).toBeVisible();
});

test('a connection that is lost while an export is sent goes on with the part on its way', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Olga', surname: 'Corte', birthdate: '1984-05-02' });
  await visit(page, `/patient/${patient.id}/follow-up`);
  let lost = 0;
  await page.route('**/parts/*', async (route) => {
    lost += 1;
    // The first tries go nowhere, as in a tunnel.
    if (lost <= 2) await route.abort('internetdisconnected');
    else await route.continue();
  });
  await importTakeout(page, 2);
  await button(page, importing('survey.confirm_other', { formatted: '40' })).press('Enter');
  await expect(
    page.getByRole('heading', { name: importing('done.title_other', { formatted: '40' }) }),
  ).toBeVisible();
  expect(lost).toBeGreaterThan(2);
});

test('a silent device is on the dashboard, in the list of patients and on each page of the patient', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, { name: 'Silvia', surname: 'Muda', birthdate: '1984-05-02' });
  const device = `Reloj ${patient.fullName.split(' ').at(-1) ?? ''}`;
  await visit(page, `/patient/${patient.id}/follow-up?view=data`);
  await button(page, words('devices.connect')).press('Enter');
  const asking = page.getByRole('dialog');
  await asking.getByRole('textbox', { name: words('devices.name') }).fill(device);
  await asking.getByRole('checkbox', { name: importing('choice.STEPS') }).press('Space');
  await expectAccessible(page, 'connecting a device', { widths: WIDTHS });
  await asking.getByRole('button', { name: words('devices.create') }).press('Enter');
  const token = await asking.getByRole('textbox', { name: words('devices.token') }).inputValue();
  await asking.getByRole('button', { name: words('devices.tokenDone') }).press('Enter');

  const [start, end] = ['10:00', '10:10'].map((time) => `${day(3)}T${time}:00Z`);
  const delivered = await page.request.post('/wearable-service/records', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { intervals: [{ metric: 'STEPS', source: device, start, end, value: 900 }] },
  });
  expect(delivered.status(), await delivered.text()).toBe(200);

  await visit(page, '/');
  const line = page.getByText(say('dashboard:kind.WEARABLE_SILENT.what', { device }));
  await showOnWorklist(page, line);
  await expectAccessible(page, 'a silent device on the dashboard', { widths: WIDTHS });
  await visit(page, '/patients?wearable=SILENT');
  await expect(page.getByRole('link', { name: patient.fullName })).toBeVisible();
  const [silent = ''] = say('patients:wearable.days_other', { count: 0 }).split('0');
  await expect(page.getByText(new RegExp(`^${silent}\\d+ (h|días?)$`)).first()).toBeVisible();
  await visit(page, `/patient/${patient.id}/follow-up/sleep`);
  await expect(page.getByText(words('silence.title_one', { devices: device }))).toBeVisible();

  // Who is disconnected is not silent.
  await visit(page, `/patient/${patient.id}/follow-up?view=data`);
  await page.getByRole('button', { name: words('devices.revokeOf', { name: device }) }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('devices.revoke') })
    .press('Enter');
  await expect(page.getByText(say('messages:wearableDevice.revoke.done'))).toBeVisible();
  await expect(page.getByText(words('silence.title_one', { devices: device }))).toHaveCount(0);
  const refused = await page.request.post('/wearable-service/records', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { intervals: [{ metric: 'STEPS', source: device, start, end, value: 901 }] },
  });
  expect(refused.status()).toBe(401);
});

test('a patient sends an export from a phone through a link, and takes it back', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const patient = await ownPatient(page, {
    name: 'Elena',
    surname: 'Enlace',
    birthdate: '1984-06-21',
    language: 'es',
  });
  await visit(page, `/patient/${patient.id}/follow-up`);
  await button(page, words('link.create')).press('Enter');
  const making = page.getByRole('dialog');
  await making.getByRole('radio', { name: say('link-delivery:COPY') }).press('Space');
  await expectAccessible(page, 'making a link for an export', { widths: WIDTHS });
  await making.getByRole('button', { name: words('link.submitCOPY') }).press('Enter');
  const link = await page.getByRole('textbox', { name: words('link.field') }).inputValue();

  const phone = await (await browser.newContext({ ...phoneScreen, timezoneId: ZONE })).newPage();
  await visit(phone, link);
  await expect(phone.getByRole('heading', { name: words('page.title'), level: 1 })).toBeVisible();
  await expectAccessible(phone, 'a link for an export on a phone');
  await importTakeout(phone, 3);
  await expectAccessible(phone, 'choosing on a phone');
  await button(phone, importing('survey.confirm_other', { formatted: '60' })).press('Enter');
  await expect(phone.getByText(words('page.sent'))).toBeVisible();
  await expectAccessible(phone, 'a sent export on a phone');

  await reload(page);
  await expect(page.getByText(words('week.of_other', { days: '2', count: 7 })).first()).toBeVisible();
  await visit(page, `/patient/${patient.id}/follow-up?view=data`);
  await expect(page.getByText(words('imports.fromPatient'))).toBeVisible();

  await phone.getByRole('button', { name: words('imports.undoOf', { file: takeout(3).name }) }).click();
  await phone
    .getByRole('alertdialog')
    .getByRole('button', { name: words('imports.undoConfirm') })
    .click();
  await expect(phone.getByText(words('page.sent'))).toHaveCount(0);

  // Another device is asked who it is.
  const other = await (await browser.newContext(phoneScreen)).newPage();
  await visit(other, link);
  await expect(other.getByText(say('link-page:device.ask'))).toBeVisible();
  await button(page, words('link.withdraw')).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('link.withdraw') })
    .press('Enter');
  await expect(page.getByText(say('messages:wearableLink.withdraw.done'))).toBeVisible();
  await reload(phone);
  await expect(phone.getByRole('heading', { name: /.+/, level: 1 })).not.toHaveText(words('page.title'));
  await phone.context().close();
  await other.context().close();
});

test('an observer reads the daily life of a patient, and changes nothing', async ({ page }) => {
  await signIn(page, 'nutricion@clinica-alba.example');
  const call = await callerOf<{ items: { id: string }[] }>(page);
  const { body } = await call('GET', '/patient-service/patient?search=villalba');
  await visit(page, `/patient/${body.items[0]?.id ?? ''}/follow-up?view=data`);
  await expect(page.getByRole('heading', { name: words('title'), level: 1 })).toBeVisible();
  await expect(
    page
      .getByText(words('readOnly'))
      .or(page.getByText(words('none.readOnly')))
      .first(),
  ).toBeVisible();
  for (const name of [importing('choose'), words('link.create'), words('devices.connect')])
    await expect(button(page, name)).toHaveCount(0);
  await expectAccessible(page, 'the daily life of a patient for an observer', { widths: WIDTHS });
});
