import { expectAccessible } from './axe.ts';
import { expect, kit, PEOPLE, reload, translate, signIn, test, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';
import { showOnWorklist } from './worklist.ts';

const es = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `patient-data:${key}`, values);

test('a patient corrects what the clinic has, and only what the specialist ticks is removed', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.specialist);
  const { id, fullName, call } = await ownPatient(page, {
    name: 'Alba',
    surname: 'Cano',
    birthdate: '1988-03-09',
  });
  const record = `/patient-service/patient/${id}`;
  const known = { hasAllergies: true, allergies: ['NUTS', 'MILK'] };
  await call('PUT', `${record}/patient-data/habits`, { answers: known }, { 'if-match': '"0"' });
  await visit(page, `/patient/${id}/patient-data/habits`);
  await page.getByRole('button', { name: es('intake.bar.send') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(translate('es', 'link-delivery:copyHint'), { exact: true }).click();
  await dialog.getByRole('button', { name: es('intake.send.submitCOPY') }).click();
  const link = await dialog.getByRole('textbox', { name: es('intake.made.link') }).inputValue();

  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' })
  ).newPage();
  await visit(phone, link);
  const birthdate = phone.getByRole('group', { name: es('intake.page.record.birthdate') });
  const type = async (day: string) => {
    await birthdate.getByRole('spinbutton').first().focus();
    await phone.keyboard.type(day, { delay: 20 });
    await phone.getByRole('button', { name: es('intake.page.record.show') }).click();
  };
  await expect(birthdate).toBeVisible();
  await expect(phone.getByText(es('option.allergen.NUTS'))).toHaveCount(0);
  await expectAccessible(phone, 'asking for the birthdate');
  // A date that is on no calendar stays as typed, and uses up none of the attempts.
  await type('31021988');
  await expect(phone.getByText(kit.es.field.impossibleDay('31 de febrero')).first()).toBeVisible();
  await expect(birthdate).toHaveText('31/02/1988');
  await type('10031988');
  await expect(
    phone.getByText(es('intake.page.record.wrong_other', { count: 4, account: 'Clínica Alba' })).first(),
  ).toBeVisible();
  await type('09031988');
  const next = phone.getByRole('button', { name: es('intake.page.next') });
  await expect(next).toBeVisible();
  // The goal, the measurements, the body and the diseases; then the habits.
  for (let step = 0; step < 4; step += 1) await next.click();
  await expect(phone.getByText(es('intake.page.record.title'))).toBeVisible();
  await expectAccessible(phone, 'what the clinic has on record');
  // An allergy that is not in the list is neither lost nor silently dropped.
  const listed = phone.getByRole('combobox', { name: es('question.allergies') });
  await listed.click();
  await phone.keyboard.type('kiwi', { delay: 20 });
  await phone.getByText(es('intake.page.record.title')).click();
  const unlisted = phone.getByText(new RegExp(`«kiwi».*«${es('option.allergen.OTHER')}»`));
  await expect(unlisted.first()).toBeVisible();
  await expect(listed).toHaveValue('kiwi');
  await next.click();
  await expect(listed).toBeFocused();
  await expect(listed).toHaveValue('kiwi');
  await listed.fill('');
  await phone.keyboard.press('Escape');
  const allergies = phone.getByRole('radiogroup', { name: es('question.hasAllergies') });
  await allergies.getByText(es('answer.no'), { exact: true }).click();
  await expect(phone.getByText(es('intake.page.saved'), { exact: true })).toBeVisible();

  // The holder of the link alone sees none of it, nor the answers.
  await reload(phone);
  await expect(phone.getByText(es('intake.page.record.locked'))).toBeVisible();
  await birthdate.getByRole('spinbutton').first().focus();
  await phone.keyboard.type('09031988', { delay: 20 });
  await phone.getByRole('button', { name: es('intake.page.record.unlock') }).click();
  for (let step = 0; step < 5; step += 1) await next.click();
  await phone.getByText(es('intake.page.agree'), { exact: true }).click();
  await phone.getByRole('button', { name: es('intake.page.submit') }).click();
  await expect(phone.getByRole('heading', { name: es('intake.page.closed.SUBMITTED.title') })).toBeVisible();
  await phone.context().close();

  // The dashboard shows it to the specialist, with a link to the answers.
  await visit(page, '/');
  const line = page
    .getByRole('listitem')
    .filter({ hasText: fullName })
    .filter({ hasText: translate('es', 'dashboard:kind.INTAKE_WAITING.what') });
  await showOnWorklist(page, line);
  await visit(page, '/patients?intake=WAITING');
  await expect(
    page.getByRole('row').filter({ hasText: fullName.split(' ').slice(1).join(' ') }),
  ).toBeVisible();
  await visit(page, '/');
  await showOnWorklist(page, line);
  await line.getByRole('link', { name: fullName }).click();
  await page.getByRole('button', { name: es('intake.bar.review') }).click();
  const review = page.getByRole('dialog');
  const removal = (code: string) => review.getByRole('checkbox', { name: es(`removed.allergen.${code}`) });
  await expect(removal('NUTS')).not.toBeChecked();
  await expect(removal('MILK')).not.toBeChecked();
  await expectAccessible(page, 'what would be removed');
  await removal('MILK').press('Space');
  await expect(review.getByText(es('intake.review.removes_one', { count: 1 }))).toBeVisible();
  await review.getByRole('button', { name: es('intake.review.accept_one', { count: 1 }) }).click();
  await expect(page.getByText(translate('es', 'messages:intake.accept.done'))).toBeVisible();
  const header = page.getByRole('banner').or(page.getByRole('main'));
  await expect(header.getByText(new RegExp(es('option.allergen.NUTS'))).first()).toBeVisible();
});
