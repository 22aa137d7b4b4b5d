import { expect, PEOPLE, say, signIn, test } from './journey.ts';

test('a birthdate that no calendar has stays as it was typed, and nobody is created with another', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist);
  await page
    .getByRole('button', { name: say('es', 'patients:new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const birthdate = dialog.getByRole('group', { name: say('es', 'patients:form.birthdate') });
  await birthdate.getByRole('spinbutton').first().focus();
  await page.keyboard.type('31021988', { delay: 20 });
  await dialog.getByLabel(say('es', 'patients:form.name'), { exact: true }).click();
  const refusal = dialog.getByText(say('es', 'app:field.impossibleDay', { day: '31 de febrero' }));
  await expect(refusal.first()).toBeVisible();
  await expect(birthdate).toHaveText('31/02/1988');

  await dialog.getByRole('button', { name: say('es', 'patients:form.createAction') }).click();
  await expect(birthdate.getByRole('spinbutton').first()).toBeFocused();
  await expect(birthdate).toHaveText('31/02/1988');
  await page.keyboard.type('29');
  await expect(refusal).toHaveCount(0);
  await expect(birthdate).toHaveText('29/02/1988');
});
