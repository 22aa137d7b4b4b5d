import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';
import { noteTyping, waitForAllTyped } from './kept-drafts.ts';
import { ownPatient } from './own-patient.ts';

const label = (key: string, values: Record<string, string> = {}) =>
  translate('es', `supplements:${key}`, values);

test('a supplement is found in the catalogue, copied, changed and deleted', async ({ page }) => {
  await signIn(page, PEOPLE.specialist);
  await visit(page, '/supplementation');
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await page.getByRole('searchbox', { name: label('search') }).fill('zinc 15');
  await page.getByRole('link', { name: 'Zinc 15 mg' }).first().click();
  await expect(page.getByRole('heading', { name: 'Zinc 15 mg', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'SCF, 2003' })).toBeVisible();
  await expectAccessible(page, 'a supplement of the catalogue', { widths: WIDTHS });

  await page
    .getByRole('button', { name: label('duplicate') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Zinc 15 mg (copia)', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: label('edit') }).click();
  const editing = page.getByRole('dialog', { name: label('edit') });
  const name = `Zinc de casa ${Date.now()}`;
  await editing.getByRole('textbox', { name: label('field.name'), exact: true }).fill(name);
  const shop = editing.getByRole('textbox', { name: label('field.shoppingUrl') });
  await shop.fill('javascript:alert(1)');
  await editing.getByRole('button', { name: label('save') }).click();
  await expect(shop).toHaveAccessibleDescription(/https:\/\//);
  await shop.fill('https://tienda.example/zinc');
  await expectAccessible(page, 'the form of a supplement', { widths: WIDTHS });
  await editing.getByRole('button', { name: label('save') }).click();
  await expect(editing).toBeHidden();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'https://tienda.example/zinc' })).toBeVisible();

  await page.getByRole('button', { name: translate('es', 'app:action.more') }).click();
  await page.getByRole('menuitem', { name: label('delete.action') }).click();
  await page.getByRole('button', { name: label('delete.confirm') }).click();
  await expect(page.getByText(translate('es', 'messages:supplement.delete.done'))).toBeVisible();
  await expectAccessible(page, 'the list of supplements', { widths: WIDTHS });
});

test('a patient’s supplement is assigned by keyboard, kept as a draft, counted and deactivated', async ({
  page,
}) => {
  await noteTyping(page);
  await signIn(page, PEOPLE.specialist);
  const { id } = await ownPatient(page, { name: 'Elisa', surname: 'Magnesia', birthdate: '1975-08-21' });
  await visit(page, `/patient/${id}/supplements`);
  await expect(page.getByRole('heading', { name: label('none.title') })).toBeVisible();
  const assign = page.getByRole('button', { name: label('assign') }).first();
  await assign.press('Enter');
  const dialog = page.getByRole('dialog', { name: label('assign') });
  const observations = dialog.getByRole('textbox', { name: label('field.observations') });
  await observations.fill('Con la cena.');
  await waitForAllTyped(page);
  await reload(page);
  await assign.press('Enter');
  await expect(observations).toHaveValue('Con la cena.');
  await dialog.getByRole('combobox', { name: label('one') }).pressSequentially('bisglicinato');
  await expect(page.getByRole('option', { name: 'Magnesio bisglicinato' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: label('field.dailyTakes') }).fill('3');
  await expect(dialog.getByText(label('total', { amount: '3 u' }))).toBeVisible();
  // What it would add up to is said before it is saved: 3 × 100 mg, and the level is 250 mg.
  const preview = dialog.getByRole('region', { name: label('preview.title') });
  const magnesium = { name: label('ingredient.MAGNESIUM'), amount: '300\u00a0mg', before: '0\u00a0mg' };
  await expect(preview.getByText(label('preview.total', magnesium))).toBeVisible();
  await expect(preview.getByText(label('preview.over', { level: '250\u00a0mg' }))).toBeVisible();
  await expectAccessible(page, 'a new supplement of a patient', { widths: WIDTHS });
  await dialog.getByRole('button', { name: label('save') }).press('Enter');
  await expect(dialog).toBeHidden();

  // 300 mg of magnesium are above the published 250 mg.
  await expect(page.getByText(label('totals.over', { list: label('ingredient.MAGNESIUM') }))).toBeVisible();
  await expect(page.getByRole('link', { name: 'SCF, 2001' })).toBeVisible();
  await expectAccessible(page, 'supplements of a patient', { widths: WIDTHS });

  await visit(page, `/patient/${id}/info`);
  const entry = translate('es', 'patients:timeline.kind.SUPPLEMENT_ADDED', {
    title: 'Magnesio bisglicinato',
  });
  await page.getByRole('link', { name: entry }).click();
  await expect(page.getByRole('heading', { name: 'Magnesio bisglicinato', level: 1 })).toBeVisible();
  await expectAccessible(page, 'a supplement of a patient', { widths: WIDTHS });
  await page.getByRole('switch', { name: label('switch') }).press('Space');
  await expect(page.getByText(translate('es', 'messages:supplement.edit.done'))).toBeVisible();
  await visit(page, `/patient/${id}/supplements`);
  await expect(page.getByText(label('status.PAUSED')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: label('totals.title') })).toHaveCount(0);
});

test('a receptionist reads the catalogue, and finds nothing that a patient takes', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { id } = await ownPatient(page, { name: 'Elvira', surname: 'Magnesia', birthdate: '1975-08-21' });
  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await signIn(other, PEOPLE.receptionist, '/supplementation');
  await expect(other.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: label('new') })).toHaveCount(0);
  await visit(other, `/patient/${id}/supplements`);
  await other.waitForURL(/\/error\/no-grants/);
  await other.context().close();
});
