import type { Browser, Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { waitForDraft } from './kept-drafts.ts';
import { expect, PEOPLE, translate, signIn, test, reload, visit } from './journey.ts';

const es = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `patient-data:${key}`, values);
const en = (key: string, values: Record<string, string | number> = {}) =>
  translate('en', `patient-data:${key}`, values);

/** Creates a patient of the specialist's own and opens their body page. */
async function newPatient(page: Page, name: string) {
  const label = (key: string) => translate('es', `patients:${key}`);
  await signIn(page, PEOPLE.specialist);
  await page
    .getByRole('button', { name: label('new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('form.name'), { exact: true }).fill(name);
  await dialog.getByLabel(label('form.surname'), { exact: true }).fill('Valle Ortiz');
  await dialog
    .getByLabel(label('form.email'), { exact: true })
    .fill(`${name.toLowerCase()}.${Date.now()}@correo.example`);
  await dialog
    .getByRole('group', { name: label('form.birthdate') })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('15041990', { delay: 20 });
  await dialog.getByRole('radio', { name: label('sex.MALE') }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: label('form.createAction') }).click();
  await page.waitForURL(/\/info$/);
  await visit(page, page.url().replace('/info', '/patient-data/anthropometric-data'));
  await expect(page.getByText(es('body.empty.title'))).toBeVisible();
}

const figure = (page: Page, id: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: es(`body.magnitude.${id}`), exact: true });

test('a measurement is entered with a comma and in metres, corrected and deleted', async ({ page }) => {
  await newPatient(page, 'Bruno');
  await page.getByRole('button', { name: es('body.add') }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await figure(page, 'weightKg').fill('700');
  await page.getByRole('button', { name: es('body.form.save') }).press('Enter');
  await expect(
    page
      .getByRole('dialog')
      .getByText(es('body.form.between', { min: 1, max: 500, unit: 'kg' }))
      .first(),
  ).toBeVisible();
  await figure(page, 'weightKg').fill('70,5');
  await figure(page, 'heightCm').fill('1,75');
  await page.keyboard.press('Tab');
  await expect(figure(page, 'heightCm')).toHaveValue('175');
  await page.getByRole('button', { name: es('body.form.save') }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(translate('es', 'messages:measurement.create.done'))).toBeVisible();
  await expect(page.getByText(es('body.bmiClass.NORMAL'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^23,0/).first()).toBeVisible();
  await expectAccessible(page, 'the body over time', { widths: WIDTHS });

  const rowActions = new RegExp(es('body.table.row', { day: '' }).trim());
  await page.getByRole('button', { name: rowActions }).first().click();
  await page.getByRole('menuitem', { name: es('body.table.edit') }).press('Enter');
  await expect(figure(page, 'weightKg')).toHaveValue('70,5');
  await figure(page, 'weightKg').fill('71,5');
  await page.getByRole('button', { name: es('body.form.save') }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^71,5/).first()).toBeVisible();

  await page.getByRole('button', { name: rowActions }).first().click();
  await page.getByRole('menuitem', { name: es('body.table.remove') }).press('Enter');
  await page.getByRole('button', { name: es('body.remove.confirm') }).press('Enter');
  await expect(page.getByText(es('body.empty.title'))).toBeVisible();
});

test('an implausible weight is questioned before it is saved, and nothing typed is lost', async ({
  page,
}) => {
  await newPatient(page, 'Clara');
  const save = () => page.getByRole('button', { name: es('body.form.save') }).press('Enter');
  const measure = async (weight: string) => {
    await page.getByRole('button', { name: es('body.add') }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await figure(page, 'weightKg').fill(weight);
  };
  await measure('72,6');
  await save();
  await expect(page.getByRole('dialog')).toBeHidden();
  await measure('172,5');
  await figure(page, 'waistCm').fill('84');
  await save();
  const question = page.getByRole('alertdialog', { name: es('body.question.title') });
  await expect(question).toContainText(/172,5\u00a0kg.*72,6\u00a0kg/);
  await expectAccessible(page, 'the question whether a weight is right', { widths: WIDTHS });
  await question.getByRole('button', { name: es('body.question.correct') }).click();
  await expect(question).toBeHidden();
  await expect(figure(page, 'waistCm')).toHaveValue('84');
  await save();
  await question.getByRole('button', { name: es('body.question.confirm') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(/^172,5/).first()).toBeVisible();
});

/** The patient's phone: 390 px, no account, a language other than the clinic's. */
async function phoneOf(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' });
  return context.newPage();
}

test('a patient fills the questionnaire on a phone in English while the specialist works in Spanish', async ({
  page,
  browser,
}) => {
  await newPatient(page, 'Olivia');
  await page.getByRole('button', { name: es('intake.bar.send') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(es('intake.send.language_en'), { exact: true }).click();
  await dialog.getByText(translate('es', 'link-delivery:copyHint'), { exact: true }).click();
  await dialog.getByRole('button', { name: es('intake.send.submitCOPY') }).click();
  const link = await dialog.getByRole('textbox', { name: es('intake.made.link') }).inputValue();
  await dialog.getByRole('button', { name: es('intake.made.close') }).click();

  const phone = await phoneOf(browser);
  const wrongs: string[] = [];
  phone.on('pageerror', (error) => wrongs.push(error.message));
  phone.on('console', (line) => /Content Security|Trusted/i.test(line.text()) && wrongs.push(line.text()));
  await visit(phone, link);
  await expect(phone.getByRole('heading', { name: en('intake.page.title'), level: 1 })).toBeVisible();
  await expect(phone.getByText(en('intake.page.hello', { name: 'Olivia' }))).toBeVisible();
  await expectAccessible(phone, 'the questionnaire on a phone');
  const next = phone.getByRole('button', { name: en('intake.page.next') });
  const at = (section: string) => phone.getByRole('heading', { name: en(section), level: 2 });

  // What is typed is kept on the server, and is back after the page was closed.
  await phone.getByText(en('option.objective.WEIGHT_LOSS'), { exact: true }).click();
  await phone.getByText(en('option.weightAmount.TWO_TO_FIVE'), { exact: true }).click();
  await expect(phone.getByText(en('intake.page.saved'), { exact: true })).toBeVisible();
  await reload(phone);
  await expect(
    phone.getByRole('radio', { name: en('option.weightAmount.TWO_TO_FIVE'), exact: true }),
  ).toBeChecked();
  await next.click();
  await expect(phone.locator(':focus')).toHaveText(en('intake.page.measures'));
  // What is not a number yet is kept on the device only, for as long as this tab lives.
  const weight = phone.getByRole('textbox', { name: en('body.magnitude.weightKg') });
  await weight.fill('seventy');
  await waitForDraft(phone);
  await reload(phone);
  await next.click();
  await expect(weight).toHaveValue('seventy');
  await weight.fill('700');
  await next.click();
  await expect(
    phone.getByText(en('body.form.between', { min: 1, max: 500, unit: 'kg' })).first(),
  ).toBeVisible();
  await phone.getByRole('textbox', { name: en('body.magnitude.weightKg') }).fill('68.4');
  await phone.getByRole('textbox', { name: en('body.magnitude.heightCm') }).fill('1.70');
  await next.click();
  for (const section of ['anthropometric-data', 'medical-history', 'habits']) {
    await expect(at(`intake.page.section.${section}`)).toBeVisible();
    await next.click();
  }
  await expect(at('intake.page.review')).toBeVisible();
  await expect(phone.getByText(/Weight 68\.4\skg, Height 170(\.0)?\scm/)).toBeVisible();
  await phone.getByRole('button', { name: en('intake.page.submit') }).click();
  await expect(phone.getByText(en('intake.page.agreeMissing'))).toBeVisible();
  await phone.getByText(en('intake.page.agree'), { exact: true }).click();
  await expectAccessible(phone, 'sending it in');
  await phone.getByRole('button', { name: en('intake.page.submit') }).click();
  await expect(phone.getByRole('heading', { name: en('intake.page.closed.SUBMITTED.title') })).toBeVisible();
  const elsewhere = await phone.context().newPage();
  await visit(elsewhere, `${link.split('#')[0] ?? ''}#nonsense`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    /No encontramos este cuestionario|We cannot find/,
  );
  expect(wrongs).toEqual([]);
  await phone.context().close();

  await reload(page);
  await page.getByRole('button', { name: es('intake.bar.review') }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText(/68,4/)).toBeVisible();
  await expectAccessible(page, 'reviewing what was sent in');
  // Everything but the height.
  await review.getByRole('checkbox', { name: new RegExp(es('body.magnitude.heightCm')) }).press('Space');
  await review.getByRole('button', { name: es('intake.review.accept_other', { count: 3 }) }).click();
  await expect(page.getByText(translate('es', 'messages:intake.accept.done'))).toBeVisible();
  await expect(page.getByText(es('body.source.INTAKE'))).toBeVisible();
  await expect(page.getByText(es('intake.state.ACCEPTED'), { exact: true })).toBeVisible();
  await visit(page, page.url().replace('anthropometric-data', 'healzy-objective'));
  await expect(
    page.getByRole('radio', { name: es('option.objective.WEIGHT_LOSS'), exact: true }),
  ).toBeChecked();
});
