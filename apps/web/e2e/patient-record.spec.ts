import { callerOf } from './api-caller.ts';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, translate, signIn, test, reload, visit } from './journey.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `patients:${key}`, values);

interface Answer {
  id: string;
  items: { professionalId: string; email: string; name: string; surname: string }[];
}

test('a patient is handed to another specialist: the former one loses access at once, and the record says so', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.admin);
  const call = await callerOf<Answer>(page);
  const specialists = (await call('GET', '/user-service/user?roles=SPECIALIST')).body.items;
  const elena = specialists.find(({ email }) => email === PEOPLE.specialist);
  const other = specialists.find(({ email }) => email === 'nutricion@clinica-alba.example');
  if (!elena || !other) throw new Error('The clinic has too few specialists.');
  const surname = `Relevo ${Date.now().toString(36)}`;
  const created = await call('POST', '/patient-service/patient', {
    name: 'Marta',
    surname,
    email: `${Date.now().toString(36)}@correo.example`,
    birthdate: '1990-02-03',
    sex: 'FEMALE',
    timezone: 'Europe/Madrid',
    specialists: [{ professionalId: elena.professionalId, isPrincipal: true }],
  });
  expect(created.status).toBe(201);
  const record = `/patient/${created.body.id}`;

  // Elena has the record open while an administrator reassigns it.
  const hers = await browser.newContext({ locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  const herPage = await hers.newPage();
  await signIn(herPage, PEOPLE.specialist, `${record}/info`);
  await expect(herPage.getByText(label('timeline.kind.PATIENT_CREATED'))).toBeVisible();
  await expectAccessible(herPage, 'the record', { widths: WIDTHS });
  const asElena = await callerOf<Answer>(herPage);
  expect((await asElena('GET', `/patient-service/patient/${created.body.id}/summary`)).status).toBe(200);

  // The most frequent actions open their form at once; the intent is removed from the address, so that a reload does
  // not repeat it.
  for (const id of ['note', 'weight', 'test', 'intake']) {
    await visit(herPage, `${record}/info`);
    await herPage.getByRole('link', { name: translate('es', `shell:command.${id}`) }).click();
    // A note is written beside the record.
    const form =
      id === 'note'
        ? herPage
            .getByRole('complementary')
            .getByRole('textbox', { name: translate('es', 'notes:form.title') })
        : herPage.getByRole('dialog');
    await expect(form, id).toBeVisible();
    await expect(herPage, id).not.toHaveURL(/[?&]new=/);
  }

  await visit(page, `${record}/configuration/specialists`);
  await page.getByRole('button', { name: new RegExp(`${label('form.principal')}$`) }).click();
  await page.getByRole('option', { name: `${other.name} ${other.surname}` }).click();
  await page.getByRole('button', { name: label('configuration.specialists.save') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${elena.name} ${elena.surname}`);
  await expectAccessible(page, 'the question who leaves');
  await question.getByRole('button', { name: label('configuration.specialists.confirm') }).click();
  await expect(page.getByText(translate('es', 'messages:patient.specialists.done'))).toBeVisible();
  await expect(page.getByText(label('timeline.kind.SPECIALISTS_CHANGED'))).toBeVisible();

  for (const path of ['', '/summary', '/timeline', '/patient-data', '/note']) {
    expect((await asElena('GET', `/patient-service/patient/${created.body.id}${path}`)).status, path).toBe(
      403,
    );
  }
  await visit(herPage, `${record}/info`);
  await herPage.waitForURL('**/error/no-grants');
  await hers.close();

  // An administrator sees who looked, who changed what, and who was refused.
  await visit(page, `${record}/configuration/access`);
  const log = page.getByRole('grid', { name: label('access.label') });
  await expect(log.getByRole('row').filter({ hasText: elena.surname }).first()).toBeVisible();
  await page.getByRole('button', { name: label('access.acts.DENIED') }).click();
  await expect(page).toHaveURL(/act=DENIED/);
  await expect(
    log
      .getByRole('row')
      .filter({ hasText: label('access.act.DENIED') })
      .first(),
  ).toContainText(elena.surname);
  await expect(log.getByRole('row').filter({ hasText: label('access.act.READ') })).toHaveCount(0);
  await expectAccessible(page, 'the access log', { widths: WIDTHS });
});

test('a patient is deactivated after a question, and the notice undoes it', async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  const call = await callerOf<Answer>(page);
  const specialists = (await call('GET', '/user-service/user?roles=SPECIALIST')).body.items;
  const elena = specialists.find(({ email }) => email === PEOPLE.specialist);
  const created = await call('POST', '/patient-service/patient', {
    name: 'Bruno',
    surname: `Pausa ${Date.now().toString(36)}`,
    email: `${Date.now().toString(36)}p@correo.example`,
    birthdate: '1979-12-03',
    sex: 'MALE',
    timezone: 'Europe/Madrid',
    specialists: [{ professionalId: elena?.professionalId ?? '', isPrincipal: true }],
  });
  expect(created.status).toBe(201);
  await visit(page, `/patient/${created.body.id}/configuration/patientAccountState`);
  const deactivate = label('configuration.state.deactivate');
  await page.getByRole('button', { name: deactivate }).click();
  await expect(page.getByRole('alertdialog')).toContainText(label('configuration.state.confirmText'));
  await page.getByRole('alertdialog').getByRole('button', { name: deactivate }).click();
  // The notice and the line in the timeline use the same words.
  const notices = page.getByRole('region', { name: translate('es', 'app:notices.label') });
  await expect(notices.getByText(translate('es', 'messages:patient.deactivate.done'))).toBeVisible();
  const line = (kind: string) => page.getByRole('main').getByText(label(`timeline.kind.${kind}`));
  await expect(line('STATE_CHANGED_INACTIVE')).toBeVisible();
  await expectAccessible(page, 'the state of a patient', { widths: WIDTHS });
  await page.getByRole('button', { name: translate('es', 'app:notices.undo') }).click();
  await expect(page.getByRole('button', { name: deactivate })).toBeVisible();
  await expect(line('STATE_CHANGED_ACTIVE')).toBeVisible();
  // The timeline is filtered by topic, which is kept in the address.
  await visit(page, `/patient/${created.body.id}/info`);
  await page
    .getByRole('toolbar', { name: label('timeline.topics') })
    .getByRole('button', { name: label('timeline.topic.NOTES') })
    .click();
  await expect(page).toHaveURL(/topic=NOTES/);
  await expect(page.getByText(label('timeline.emptyTopics'))).toBeVisible();
  await reload(page);
  await expect(page.getByText(label('timeline.emptyTopics'))).toBeVisible();
});
