import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expect, kit, openMore, PEOPLE, translate, signIn, test, visit } from './journey.ts';

/** Distinguishes the patients and texts of one attempt from those of another. */
const mark = () => Date.now().toString(36);

test('a patient is created by keyboard, date and decimal comma included', async ({ page }) => {
  const label = (key: string, values: Record<string, string | number> = {}) =>
    translate('es', `patients:${key}`, values);
  await signIn(page, PEOPLE.specialist);
  await page
    .getByRole('button', { name: label('new') })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const surname = `Prieto ${mark()}`;
  await dialog.getByLabel(label('form.name'), { exact: true }).fill('Alma');
  await dialog.getByLabel(label('form.surname'), { exact: true }).fill(surname);
  await dialog
    .getByLabel(label('form.email'), { exact: true })
    .fill(`alma.${surname.slice(7)}@correo.example`);

  // Key by key: each keystroke is announced to screen readers under the product's content security policy.
  await dialog
    .getByRole('group', { name: label('form.birthdate') })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('15041990', { delay: 20 });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await dialog.getByRole('radio', { name: label('sex.FEMALE') }).focus();
  await page.keyboard.press('Space');
  await openMore(dialog);
  await dialog.getByLabel(label('form.weightKg')).fill('72,5');

  await dialog.getByRole('button', { name: label('form.createAction') }).press('Enter');
  await expect(dialog).toBeHidden();
  // Saving opens the new record; on the way, the list shows only for a moment.
  await page.waitForURL(/\/info$/);
  // The patient's name is in the line of every screen of the record; the heading belongs to the screen.
  const way = page.getByRole('navigation', { name: translate('es', 'app:breadcrumbs') });
  await expect(way.getByRole('link', { name: `Alma ${surname}`, exact: true })).toBeVisible();
  // What does not fit into the line opens from it.
  await way.getByRole('button', { name: kit.es.record.open(`Alma ${surname}`) }).press('Enter');
  const about = page.getByRole('dialog', { name: `Alma ${surname}` });
  await expect(about.getByText(label('sex.FEMALE'))).toBeVisible();
  await expect(about.getByText(label('area.noNext'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);
  await expect(page.getByText('15 abr 1990')).toBeVisible();
  await expect(page.getByText(/72,5/).first()).toBeVisible();
});

/**
 * Two patients used by this attempt only, identified by a coupon of their own, so that bulk changes disturb no other
 * journey.
 */
async function patientsOfOneCoupon(page: Page) {
  const call = await callerOf<{ items: { professionalId: string; email: string }[] }>(page);
  const { items } = (await call('GET', '/user-service/user?roles=SPECIALIST')).body;
  const elena = items.find(({ email }) => email === PEOPLE.specialist);
  const own = mark();
  const coupon = `AMIGO${own}`;
  for (const name of ['Elvira', 'Eloy']) {
    const created = await call('POST', '/patient-service/patient', {
      name,
      surname: `Cupón ${own}`,
      email: `${name.toLowerCase()}.${own}@correo.example`,
      birthdate: '1988-06-05',
      sex: 'FEMALE',
      timezone: 'Europe/Madrid',
      coupon,
      specialists: [{ professionalId: elena?.professionalId ?? '', isPrincipal: true }],
    });
    expect(created.status).toBe(201);
  }
  return { coupon, tag: `Otoño ${own}`, view: `De otoño ${own}` };
}

test('the list is filtered, changed in bulk and undone, saved as a view and as a file', async ({ page }) => {
  const label = (key: string, values: Record<string, string | number> = {}) =>
    translate('es', `patients:${key}`, values);
  await signIn(page, PEOPLE.admin);
  const { coupon, tag, view } = await patientsOfOneCoupon(page);
  // The list of coupons is fetched once.
  await visit(page, '/patients?search=nunez');
  const rows = page.getByRole('grid', { name: label('list') });
  await expect(rows.getByRole('link', { name: /Núñez/ }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('nunez');
  await page.getByRole('searchbox').fill('zzzzz');
  await expect(page.getByText(label('noMatch.title', { search: 'zzzzz' }))).toBeVisible();
  await page.getByRole('button', { name: label('noMatch.clear') }).press('Enter');
  await expect(page).toHaveURL(/\/patients$/);

  // By keyboard: filter by a coupon, add a tag to all its patients, and remove it again.
  await page.getByRole('button', { name: label('filters.coupon') }).press('Enter');
  const narrowed = page.waitForResponse((answer) => new URL(answer.url()).searchParams.has('coupon'));
  await page.getByRole('option', { name: coupon }).press('Enter');
  await narrowed;
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`coupon=${coupon}`));
  await expect(rows.getByRole('link').first()).toBeVisible();
  await page.getByRole('checkbox', { name: label('select.all') }).press('Space');
  const bar = page.getByRole('toolbar', { name: label('select.bar') });
  await bar.getByRole('button', { name: label('bulk.tags') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: label('bulk.add') }).pressSequentially(tag);
  await expect(page.getByRole('option', { name: label('tags.create', { text: tag }) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: label('bulk.tagsAction') }).press('Enter');
  await expect(dialog).toBeHidden();
  await visit(page, `/patients?tag=${encodeURIComponent(tag)}`);
  const tagged = 2;
  await expect(rows.getByRole('link')).toHaveCount(tagged);

  await page.getByRole('button', { name: label('views.open') }).press('Enter');
  await page.getByRole('menuitem', { name: label('views.save') }).press('Enter');
  await page.getByRole('textbox', { name: label('views.name') }).fill(view);
  await page.getByRole('button', { name: label('views.saveAction') }).press('Enter');
  await expect(
    page.getByText(translate('es', 'messages:patientView.create.done', { name: view })),
  ).toBeVisible();
  await visit(page, '/patients');
  await page.getByRole('button', { name: label('views.open') }).press('Enter');
  await page.getByRole('menuitem', { name: view }).press('Enter');
  await expect(page).toHaveURL(/tag=Oto/);
  await expect(rows.getByRole('link')).toHaveCount(tagged);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: label('export') }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^pacientes-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(tagged + 1);

  await page.getByRole('checkbox', { name: label('select.all') }).press('Space');
  await bar.getByRole('button', { name: label('bulk.deactivate') }).press('Enter');
  await expect(
    page.getByText(translate('es', 'messages:patients.edit.done', { count: tagged })),
  ).toBeVisible();
  await expect(rows.getByText(label('state.INACTIVE'))).toHaveCount(tagged);
  await page.getByRole('button', { name: translate('es', 'app:notices.undo') }).press('Enter');
  await expect(rows.getByText(label('state.INACTIVE'))).toHaveCount(0);
});

test('creating a patient who exists already gives a warning, and can go on', async ({ page }) => {
  const label = (key: string) => translate('es', `patients:${key}`);
  await signIn(page, PEOPLE.admin);
  const surname = `Quiroga ${mark()}`;
  const address = `ximena.${surname.slice(8)}@correo.example`;
  const create = async (email: string) => {
    await visit(page, '/patients');
    await page
      .getByRole('button', { name: label('new') })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(label('form.name'), { exact: true }).fill('Ximena');
    await dialog.getByLabel(label('form.surname'), { exact: true }).fill(surname);
    await dialog.getByLabel(label('form.email'), { exact: true }).fill(email);
    await dialog
      .getByRole('group', { name: label('form.birthdate') })
      .getByRole('spinbutton')
      .first()
      .focus();
    await page.keyboard.type('07031979', { delay: 20 });
    await dialog.getByRole('radio', { name: label('sex.FEMALE') }).focus();
    await page.keyboard.press('Space');
    return dialog;
  };
  const first = await create(address);
  // A patient needs a principal specialist: the text of the specification.
  await first.getByRole('button', { name: label('form.createAction') }).press('Enter');
  await expect(first.getByText('Selecciona un especialista principal').first()).toBeVisible();
  await first.getByRole('button', { name: new RegExp(`${label('form.principal')}$`) }).press('Enter');
  await page.getByRole('option', { name: 'Elena Sarmiento Gil' }).press('Enter');
  await first.getByRole('button', { name: label('form.createAction') }).press('Enter');
  await page.waitForURL(/\/info$/);

  const second = await create(address.replace('ximena', 'XIMENA'));
  await expect(second.getByText(translate('es', 'patients:similar.title_one'))).toBeVisible();
  await expect(second.getByRole('link', { name: `Ximena ${surname}` })).toBeVisible();
  await second.getByRole('button', { name: new RegExp(`${label('form.principal')}$`) }).press('Enter');
  await page.getByRole('option', { name: 'Elena Sarmiento Gil' }).press('Enter');
  await second.getByRole('button', { name: label('form.createAction') }).press('Enter');
  await expect(second.getByText('Ya hay un paciente creado con este correo').first()).toBeVisible();
});
