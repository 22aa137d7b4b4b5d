import { callerOf } from './api-caller.ts';
import { mailedLink } from './invitations.ts';
import { expect, PEOPLE, translate, signIn, speak, test, reload, visit } from './journey.ts';
import {
  acceptAndSignIn,
  addressOf,
  done,
  fillInvitation,
  mark,
  openMenu,
  tick,
  label,
} from './user-list.ts';

const PATIENTS = '/patient-service/patient';

/** The fields that these journeys read from the API's answers. */
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

test('a user is invited, arrives, gets other roles, and is removed once their patients are reassigned', async ({
  page,
  browser,
}) => {
  // Sorts last in every list of specialists, from which other journeys take the first; found without its accent.
  const family = `Zárate ${mark()}`;
  const nora = { name: 'Nora', surname: family, email: addressOf('nora') };
  await signIn(page, PEOPLE.admin, '/users');

  await (
    await fillInvitation(page, nora, 'SPECIALIST')
  )
    .getByRole('button', { name: label('form.createAction') })
    .click();
  await expect(page.getByText(done('create'))).toBeVisible();
  await page.getByRole('searchbox').fill(family.replace('á', 'a').toLowerCase());
  const row = page.getByRole('row').filter({ hasText: nora.email });
  await expect(row).toContainText(label('state.INVITED'));

  // A second invitation to the same address is rejected below that field, and leaves nothing behind.
  const again = await fillInvitation(page, { ...nora, email: nora.email.toUpperCase() }, 'RECEPTIONIST');
  await again.getByRole('button', { name: label('form.createAction') }).click();
  await expect(again.getByLabel(label('form.email'), { exact: true })).toHaveAccessibleDescription(
    /Ya hay un usuario creado con este correo/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: translate('es', 'app:leave.leave') }).click();
  await expect(again).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: family })).toHaveCount(1);

  // Too soon after the first one: the message says when to try again.
  await openMenu(page, nora.email);
  await page.getByRole('menuitem', { name: label('action.resend') }).click();
  await expect(page.getByText(/Podrás reenviarla a partir de las \d\d:\d\d/)).toBeVisible();

  const outbox = await (await browser.newContext()).newPage();
  const link = await mailedLink(outbox, nora.email);
  const theirs = await acceptAndSignIn(browser, nora.email);
  const asNora = await callerOf<Answer>(theirs);

  // The link worked only once.
  await visit(outbox, link);
  await expect(outbox.locator('input[type="password"]')).toHaveCount(0);

  await reload(page);
  await page.getByRole('searchbox').fill(family.replace('á', 'a').toLowerCase());
  await expect(row).toContainText(label('state.ACTIVE'));

  // Two roles, then the patients of one of them.
  await row.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await tick(
    dialog.getByRole('checkbox', { name: new RegExp(`^${translate('es', 'app:role.RECEPTIONIST')}`) }),
  );
  await dialog.getByRole('button', { name: label('form.editAction') }).click();
  await expect(page.getByText(done('edit'))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(
    `${translate('es', 'app:role.RECEPTIONIST')}, ${translate('es', 'app:role.SPECIALIST')}`,
  );

  const own = (await asNora('GET', '/user-service/self/user')).body;
  const led: string[] = [];
  for (const name of ['Delia', 'Ernesto', 'Fabiola']) {
    const created = await asNora('POST', PATIENTS, {
      name,
      surname: `De ${family}`,
      email: addressOf(name.toLowerCase()),
      birthdate: '1980-01-02',
      sex: 'FEMALE',
      timezone: 'Europe/Madrid',
      state: 'ACTIVE',
      specialists: [{ professionalId: own.professionalId, isPrincipal: true }],
    });
    expect(created.status).toBe(201);
    led.push(created.body.id);
  }

  // Nothing of a removed user is requested any more.
  const missed: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 404) missed.push(answer.url());
  });
  // Removing requires successors for the patients; one goes to Elena, the others to Íñigo.
  await reload(page);
  await page.getByRole('searchbox').fill(family.replace('á', 'a').toLowerCase());
  await openMenu(page, nora.email);
  await page.getByRole('menuitem', { name: label('action.remove') }).click();
  await expect(
    page.getByRole('alertdialog', {
      name: 'No puedes eliminar a este usuario ya que actualmente tiene pacientes asignados',
    }),
  ).toBeVisible();
  await page.getByRole('button', { name: label('remove.reassign') }).click();
  const reassign = page.getByRole('dialog', { name: label('reassign.title', { name: `Nora ${family}` }) });
  await reassign.getByRole('radio', { name: label('reassign.perPatient') }).check({ force: true });
  const give = async (patients: readonly string[], colleague: string, left: RegExp) => {
    for (const patient of patients)
      await tick(
        reassign.getByRole('checkbox', {
          name: label('reassign.select', { name: `${patient} De ${family}` }),
        }),
      );
    await reassign.getByRole('button', { name: new RegExp(label('reassign.assignTo')) }).click();
    await page.getByRole('option', { name: colleague }).click();
    await reassign.getByRole('button', { name: new RegExp(`^Asignar ${patients.length}`) }).click();
    await expect(reassign.getByText(left)).toBeVisible();
  };
  await give(['Delia'], 'Elena Sarmiento Gil', /Quedan 2 de 3/);
  await reassign.getByRole('button', { name: label('reassign.removeAction') }).click();
  await expect(reassign.getByRole('alert')).toContainText('Faltan 2 pacientes');
  await give(['Ernesto', 'Fabiola'], 'Íñigo Larrea Oño', /Todos asignados/);
  await reassign.getByRole('button', { name: label('reassign.removeAction') }).click();
  await expect(page.getByText('Usuario eliminado correctamente')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(missed).toEqual([]);

  // Effective at once: with the token that was valid a moment ago.
  expect((await asNora('GET', `${PATIENTS}/${led[0] ?? ''}`)).status).toBe(403);
  await visit(theirs, '/patients');
  await expect(theirs).toHaveURL(/\/error\//);
  await expect(theirs.getByText(`De ${family}`)).toHaveCount(0);
  const heir = await (await browser.newContext()).newPage();
  await signIn(heir, 'nutricion@clinica-alba.example', '/patients');
  await heir.getByRole('searchbox').fill(`de ${family}`);
  await expect(heir.getByText(`Ernesto De ${family}`)).toBeVisible();
  await expect(heir.getByText(`Delia De ${family}`)).toHaveCount(0);
  for (const one of [outbox, theirs, heir]) await one.context().close();
});

test('administrators can neither drop their own role, nor the last one, nor remove themselves', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin@centro-brisa.example', '/users');
  await speak(page, 'es');
  await page.getByRole('link', { name: /Nora Belmonte/ }).click();
  const dialog = page.getByRole('dialog');
  const admin = dialog.getByRole('checkbox', { name: new RegExp(`^${translate('es', 'app:role.ADMIN')}`) });
  await expect(admin).toBeChecked();
  await expect(admin).toBeDisabled();
  await expect(dialog.getByText(label('form.ownAdmin'))).toBeVisible();
  await dialog.getByRole('button', { name: label('action.remove') }).click();
  const refusal = page.getByRole('dialog', { name: label('remove.selfTitle') });
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');
  // The dialog beneath receives keys only after the top one is gone.
  await expect(refusal).toBeHidden();
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
  const secondAdmins = async () => (await call('GET', '/user-service/user?search=Saul%20Prado')).body.items;
  const remove = (id: string) => call('DELETE', `/user-service/user/${id}/professional`);
  // An interrupted attempt may have left one.
  for (const { id } of await secondAdmins()) await remove(id);
  expect(await demote()).toMatchObject({ status: 409, body: { code: 'ACCOUNT_NEEDS_ADMIN' } });

  // Even with a second administrator, the first cannot demote or remove themselves.
  const second = { name: 'Saúl', surname: 'Prado', email: addressOf('saul') };
  await (
    await fillInvitation(page, second, 'ADMIN')
  )
    .getByRole('button', { name: label('form.createAction') })
    .click();
  await expect(page.getByText(done('create'))).toBeVisible();
  const theirs = await acceptAndSignIn(browser, second.email);
  expect(await demote()).toMatchObject({ status: 409, body: { code: 'OWN_ADMIN_ROLE' } });
  expect(await call('DELETE', `${at}/professional`)).toMatchObject({
    status: 409,
    body: { code: 'OWN_MEMBERSHIP' },
  });
  for (const { id } of await secondAdmins()) expect((await remove(id)).status).toBe(204);
  await theirs.context().close();
});
