import type { Browser, Locator, Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessible } from './axe.ts';
import { expect, LANGUAGES, PEOPLE, say, signIn, speak, tabTo, test } from './journey.ts';

const words = (key: string, values: Record<string, string | number> = {}) =>
  say('es', `users:${key}`, values);
const PATIENTS = '/patient-service/patient';
const done = (act: string) => say('es', `messages:user.${act}.done`);
/** What somebody invented chooses; nobody's real one. */
const OWN_PASSWORD = 'un caballo verde corre';
const email = (name: string) => `${name}.${Date.now().toString(36)}@clinica-alba.example`;

/** The fields that these journeys read from the answers of the API. */
interface Answer {
  id: string;
  professionalId: string;
  name: string;
  surname: string;
  language: string;
  timezone: string;
  code: string;
  items: { id: string }[];
}

async function fillInvitation(
  page: Page,
  who: { name: string; surname: string; email: string },
  role: string,
) {
  await page
    .getByRole('button', { name: words('new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('form.name'), { exact: true }).fill(who.name);
  await dialog.getByLabel(words('form.surname'), { exact: true }).fill(who.surname);
  await dialog.getByLabel(words('form.email'), { exact: true }).fill(who.email);
  await tick(dialog.getByRole('checkbox', { name: new RegExp(`^${say('es', `app:role.${role}`)}`) }));
  return dialog;
}

/** The link in the latest invitation to an address, as whoever sits at the machine reads it in the outbox. */
async function invitationTo(page: Page, address: string): Promise<string> {
  const mail = page.getByRole('article').filter({ hasText: address }).first();
  await expect(async () => {
    await page.goto('/identity/outbox');
    await expect(mail.getByRole('link')).toBeVisible({ timeout: 1000 });
  }).toPass();
  return (await mail.getByRole('link').first().getAttribute('href')) ?? '';
}

async function acceptAndSignIn(browser: Browser, link: string, address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const page = await context.newPage();
  await page.goto(link);
  const fields = page.locator('input[type="password"]');
  await fields.first().fill(OWN_PASSWORD);
  await fields.last().fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await page.goto('/patients');
  const password = page.locator('input[type="password"]');
  await expect(password.or(page.getByRole('banner')).first()).toBeVisible();
  // Whoever has just chosen a password may be signed in by it already.
  if (await password.isVisible()) {
    await page.locator('input[type="email"]').fill(address);
    await password.fill(OWN_PASSWORD);
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/patients');
  return page;
}

/** By keyboard: a tick far down may lie under the bar that saves. */
async function tick(box: Locator) {
  await box.press('Space');
  await expect(box).toBeChecked();
}

const openMenu = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).getByRole('button').last().click();

test('somebody is invited, comes, gets other roles, and is removed once their patients have somebody else', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const nora = { name: 'Nora', surname: 'Ávila Vega', email: email('nora') };
  await signIn(page, PEOPLE.admin, '/users');

  await (
    await fillInvitation(page, nora, 'SPECIALIST')
  )
    .getByRole('button', { name: words('form.createAction') })
    .click();
  await expect(page.getByText(done('create'))).toBeVisible();
  await page.getByRole('searchbox').fill('avila');
  const row = page.getByRole('row').filter({ hasText: nora.email });
  await expect(row).toContainText(words('state.INVITED'));

  // A second invitation to the same address is refused below the address, and nothing of it stays.
  const again = await fillInvitation(page, { ...nora, email: nora.email.toUpperCase() }, 'RECEPTIONIST');
  await again.getByRole('button', { name: words('form.createAction') }).click();
  await expect(again.getByLabel(words('form.email'), { exact: true })).toHaveAccessibleDescription(
    /Ya hay un usuario creado con este correo/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('es', 'app:leave.leave') }).click();
  await expect(again).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Ávila' })).toHaveCount(1);

  // Too soon after the first one: said when.
  await openMenu(page, nora.email);
  await page.getByRole('menuitem', { name: words('action.resend') }).click();
  await expect(page.getByText(/Podrás reenviarla a partir de las \d\d:\d\d/)).toBeVisible();

  const outbox = await (await browser.newContext()).newPage();
  const link = await invitationTo(outbox, nora.email);
  const theirs = await acceptAndSignIn(browser, link, nora.email);
  const asNora = await callerOf<Answer>(theirs);

  // The link worked once.
  await outbox.goto(link);
  await expect(outbox.locator('input[type="password"]')).toHaveCount(0);

  await page.reload();
  await page.getByRole('searchbox').fill('avila');
  await expect(row).toContainText(words('state.ACTIVE'));

  // Two roles, then the patients of the one role.
  await row.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await tick(dialog.getByRole('checkbox', { name: new RegExp(`^${say('es', 'app:role.RECEPTIONIST')}`) }));
  await dialog.getByRole('button', { name: words('form.editAction') }).click();
  await expect(page.getByText(done('edit'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(
    `${say('es', 'app:role.RECEPTIONIST')}, ${say('es', 'app:role.SPECIALIST')}`,
  );

  const own = (await asNora('GET', '/user-service/self/user')).body;
  const led: string[] = [];
  for (const name of ['Delia', 'Ernesto', 'Fabiola']) {
    const created = await asNora('POST', PATIENTS, {
      name,
      surname: 'De Nora',
      email: email(name.toLowerCase()),
      birthdate: '1980-01-02',
      sex: 'FEMALE',
      timezone: 'Europe/Madrid',
      state: 'ACTIVE',
      specialists: [{ professionalId: own.professionalId, isPrincipal: true }],
    });
    expect(created.status).toBe(201);
    led.push(created.body.id);
  }

  // Removing needs somebody who takes the patients over; one goes to Elena, the others to Íñigo.
  await page.reload();
  await page.getByRole('searchbox').fill('avila');
  await openMenu(page, nora.email);
  await page.getByRole('menuitem', { name: words('action.remove') }).click();
  await expect(
    page.getByRole('alertdialog', {
      name: 'No puedes eliminar a este usuario ya que actualmente tiene pacientes asignados',
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: words('remove.reassign') }).click();
  const reassign = page.getByRole('dialog', { name: words('reassign.title', { name: 'Nora Ávila Vega' }) });
  await reassign.getByRole('radio', { name: words('reassign.perPatient') }).check({ force: true });
  const give = async (patients: readonly string[], colleague: string, left: RegExp) => {
    for (const patient of patients)
      await tick(
        reassign.getByRole('checkbox', { name: words('reassign.select', { name: `${patient} De Nora` }) }),
      );
    await reassign.getByRole('button', { name: new RegExp(words('reassign.assignTo')) }).click();
    await page.getByRole('option', { name: colleague }).click();
    await reassign.getByRole('button', { name: new RegExp(`^Asignar ${patients.length}`) }).click();
    await expect(reassign.getByText(left)).toBeVisible();
  };
  await give(['Delia'], 'Elena Sarmiento Gil', /Quedan 2 de 3/);
  await reassign.getByRole('button', { name: words('reassign.removeAction') }).click();
  await expect(reassign.getByRole('alert')).toContainText('Faltan 2 pacientes');
  await give(['Ernesto', 'Fabiola'], 'Íñigo Larrea Oño', /Todos asignados/);
  await reassign.getByRole('button', { name: words('reassign.removeAction') }).click();
  await expect(page.getByText('Usuario eliminado correctamente')).toBeVisible();
  await expect(row).toHaveCount(0);

  // At once: with the token that was good a moment ago.
  expect((await asNora('GET', `${PATIENTS}/${led[0] ?? ''}`)).status).toBe(403);
  await theirs.goto('/patients');
  await expect(theirs).toHaveURL(/\/error\//);
  await expect(theirs.getByText('De Nora')).toHaveCount(0);
  const heir = await (await browser.newContext()).newPage();
  await signIn(heir, 'nutricion@clinica-alba.example', '/patients');
  await heir.getByRole('searchbox').fill('de nora');
  await expect(heir.getByText('Ernesto De Nora')).toBeVisible();
  await expect(heir.getByText('Delia De Nora')).toHaveCount(0);
  for (const one of [outbox, theirs, heir]) await one.context().close();
});

test('nobody takes the administrator’s role from themselves, nor the last one, nor removes themselves', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin@centro-brisa.example', '/users');
  await speak(page, 'es');
  await page.getByRole('link', { name: /Nora Belmonte/ }).click();
  const dialog = page.getByRole('dialog');
  const admin = dialog.getByRole('checkbox', { name: new RegExp(`^${say('es', 'app:role.ADMIN')}`) });
  await expect(admin).toBeChecked();
  await expect(admin).toBeDisabled();
  await expect(dialog.getByText(words('form.ownAdmin'))).toBeVisible();
  await dialog.getByRole('button', { name: words('action.remove') }).click();
  await expect(page.getByRole('dialog', { name: words('remove.selfTitle') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const call = await callerOf<Answer>(page);
  const me = await call('GET', '/user-service/self/user');
  const at = `/user-service/user/${me.body.id}`;
  const demote = async () => {
    const now = await call('GET', at);
    const { name, surname, language, timezone } = now.body;
    const receptionist = { name, surname, language, timezone, roles: ['RECEPTIONIST'] };
    return call('PUT', at, receptionist, { 'if-match': now.etag });
  };
  expect(await demote()).toMatchObject({ status: 409, body: { code: 'ACCOUNT_NEEDS_ADMIN' } });

  // With a second administrator the first is still not their own to demote or remove.
  const second = { name: 'Saúl', surname: 'Prado', email: email('saul') };
  await (
    await fillInvitation(page, second, 'ADMIN')
  )
    .getByRole('button', { name: words('form.createAction') })
    .click();
  await expect(page.getByText(done('create'))).toBeVisible();
  const outbox = await (await browser.newContext()).newPage();
  const theirs = await acceptAndSignIn(browser, await invitationTo(outbox, second.email), second.email);
  expect(await demote()).toMatchObject({ status: 409, body: { code: 'OWN_ADMIN_ROLE' } });
  expect(await call('DELETE', `${at}/professional`)).toMatchObject({
    status: 409,
    body: { code: 'OWN_MEMBERSHIP' },
  });
  const found = await call('GET', `/user-service/user?search=${second.email}`);
  expect(
    (await call('DELETE', `/user-service/user/${found.body.items[0]?.id ?? ''}/professional`)).status,
  ).toBe(204);
  for (const one of [outbox, theirs]) await one.context().close();
});

test('an invitation is sent again, which ends the link before; withdrawn, none works', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.admin, '/users');
  // Of the invented people one was invited too long ago.
  await page.getByRole('button', { name: words('filters.state') }).click();
  await page.getByRole('dialog').getByText(words('state.INVITATION_EXPIRED')).click();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: 'tardes@clinica-alba.example' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'psicologia@' })).toHaveCount(0);
  await openMenu(page, 'tardes@clinica-alba.example');
  await page.getByRole('menuitem', { name: words('action.resend') }).click();
  await expect(
    page.getByText(say('es', 'messages:user.invite.done', { email: 'tardes@clinica-alba.example' })),
  ).toBeVisible();
  const outbox = await (await browser.newContext()).newPage();
  const link = await invitationTo(outbox, 'tardes@clinica-alba.example');
  await outbox.goto(link);
  await expect(outbox.locator('input[type="password"]').first()).toBeVisible();

  await page.getByRole('button', { name: words('filters.clear') }).click();
  await openMenu(page, 'tardes@clinica-alba.example');
  await page.getByRole('menuitem', { name: words('action.withdraw') }).click();
  const ask = page.getByRole('alertdialog', {
    name: words('remove.withdrawTitle', { name: 'Gonzalo Mena Ortiz' }),
  });
  await ask.getByRole('button', { name: words('remove.withdrawAction') }).click();
  await expect(row).toHaveCount(0);
  await outbox.goto(link);
  await expect(outbox.locator('input[type="password"]')).toHaveCount(0);
  await outbox.context().close();
});

test('a person is invited and an address copied with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, PEOPLE.admin, '/users');
  await tabTo(page, page.getByRole('button', { name: words('new') }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(words('form.name'), { exact: true }));
  await page.keyboard.type('Tecla');
  await tabTo(page, dialog.getByLabel(words('form.surname'), { exact: true }));
  await page.keyboard.type('Sola');
  await tabTo(page, dialog.getByLabel(words('form.email'), { exact: true }));
  const address = email('tecla');
  await page.keyboard.type(address);
  await tabTo(
    page,
    dialog.getByRole('checkbox', { name: new RegExp(`^${say('es', 'app:role.RECEPTIONIST')}`) }),
  );
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: words('form.createAction') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(done('create'))).toBeVisible();

  await page.getByRole('searchbox').focus();
  await page.keyboard.type(address);
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  // The grid is one stop for Tab; from its head the arrows lead into the rows.
  await tabTo(page, page.getByRole('columnheader').first().getByRole('button'));
  await page.keyboard.press('ArrowDown');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row.getByRole('button', { name: words('action.copyEmail') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('es', 'messages:email.copy.done'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  // Where the browser forbids it, that is said.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openMenu(page, address);
  await page.getByRole('menuitem', { name: words('action.copyEmail') }).click();
  await expect(page.getByText(say('es', 'messages:email.copy.failed'))).toBeVisible();
});

for (const width of [1440, 991, 390]) {
  test(`users have no accessibility violation at ${width} px, in both languages and themes`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, PEOPLE.admin, '/users');
    for (const language of LANGUAGES) {
      await speak(page, language);
      const tell = (key: string, values = {}) => say(language, `users:${key}`, values);
      await expect(page.getByText('Íñigo Larrea Oño').first()).toBeVisible();
      await expectAccessible(page, `list, ${language}`);
      await page
        .getByRole('button', { name: tell('new') })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: tell('form.createAction') })
        .click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, `invite, ${language}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('link', { name: 'Íñigo Larrea Oño' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: tell('action.remove') })
        .click();
      await expectAccessible(page, `patients in the way, ${language}`);
      await page.getByRole('button', { name: tell('remove.reassign') }).click();
      const reassign = page.getByRole('dialog', {
        name: tell('reassign.title', { name: 'Íñigo Larrea Oño' }),
      });
      await reassign.getByRole('radio', { name: tell('reassign.perPatient') }).check({ force: true });
      await expect(reassign.getByRole('searchbox')).toBeVisible();
      await expectAccessible(page, `reassign, ${language}`);
      await page.keyboard.press('Escape');
      await expect(reassign).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
