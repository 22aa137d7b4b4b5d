import { mailedLink } from './invitations.ts';
import { expect, kit, PEOPLE, translate, signIn, tabTo, test, visit } from './journey.ts';
import { firstRowOf } from './keyboard.ts';
import { addressOf, done, openMenu, label } from './user-list.ts';

test('an invitation is sent again, which invalidates the former link; withdrawn, no link works', async ({
  page,
  browser,
}) => {
  await signIn(page, PEOPLE.admin, '/users');
  // One of the invented people was invited too long ago.
  await page.getByRole('button', { name: label('filters.state') }).click();
  await page.getByRole('dialog').getByText(label('state.INVITATION_EXPIRED')).click();
  await page.keyboard.press('Escape');
  const row = page.getByRole('row').filter({ hasText: 'tardes@clinica-alba.example' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'psicologia@' })).toHaveCount(0);
  await openMenu(page, 'tardes@clinica-alba.example');
  await page.getByRole('menuitem', { name: label('action.resend') }).click();
  await expect(
    page.getByText(translate('es', 'messages:user.invite.done', { email: 'tardes@clinica-alba.example' })),
  ).toBeVisible();
  const outbox = await (await browser.newContext()).newPage();
  const link = await mailedLink(outbox, 'tardes@clinica-alba.example');
  await visit(outbox, link);
  await expect(outbox.locator('input[type="password"]').first()).toBeVisible();

  await page.getByRole('button', { name: kit.es.filters.clearAll }).click();
  await openMenu(page, 'tardes@clinica-alba.example');
  await page.getByRole('menuitem', { name: label('action.withdraw') }).click();
  const ask = page.getByRole('alertdialog', {
    name: label('remove.withdrawTitle', { name: 'Gonzalo Mena Ortiz' }),
  });
  await ask.getByRole('button', { name: label('remove.withdrawAction') }).click();
  await expect(row).toHaveCount(0);
  await visit(outbox, link);
  await expect(outbox.locator('input[type="password"]')).toHaveCount(0);
  await outbox.context().close();
});

test('a person is invited and an address copied with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, PEOPLE.admin, '/users');
  await tabTo(page, page.getByRole('button', { name: label('new') }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(label('form.name'), { exact: true }));
  await page.keyboard.type('Tecla');
  await tabTo(page, dialog.getByLabel(label('form.surname'), { exact: true }));
  await page.keyboard.type('Sola');
  await tabTo(page, dialog.getByLabel(label('form.email'), { exact: true }));
  const address = addressOf('tecla');
  await page.keyboard.type(address);
  await tabTo(
    page,
    dialog.getByRole('checkbox', { name: new RegExp(`^${translate('es', 'app:role.RECEPTIONIST')}`) }),
  );
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByRole('button', { name: label('form.createAction') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(done('create'))).toBeVisible();

  await page.getByRole('searchbox').focus();
  await page.keyboard.type(address);
  const row = page.getByRole('row').filter({ hasText: address });
  await expect(row).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, firstRowOf(page.getByRole('grid')));
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('End');
  await expect(row.getByRole('button', { name: label('action.copyEmail') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(translate('es', 'messages:email.copy.done'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  // Where the browser denies clipboard access, the screen says so.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openMenu(page, address);
  await page.getByRole('menuitem', { name: label('action.copyEmail') }).click();
  await expect(page.getByText(translate('es', 'messages:email.copy.failed'))).toBeVisible();
});
