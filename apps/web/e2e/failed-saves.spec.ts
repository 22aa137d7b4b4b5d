import type { Locator, Page } from '@playwright/test';
import { expect, PEOPLE, translate, signIn, test, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const patients = (key: string) => translate('es', `patients:${key}`);

/** How many corners of the message are outside the window or covered by something else. */
const hiddenCorners = (message: Locator) =>
  message.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const corners = [
      [left + 8, top + 2],
      [right - 8, top + 2],
      [left + 8, bottom - 3],
      [right - 8, bottom - 3],
    ] as const;
    return corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y))).length;
  });

const hasFocusWithin = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches(':not(body):has([role="alert"])'));

/** The whole message is visible, and the focus is inside it. */
async function expectInSight(page: Page, message: Locator) {
  await expect.poll(() => hasFocusWithin(page)).toBe(true);
  await expect.poll(() => hiddenCorners(message)).toBe(0);
  await expect(message).toBeInViewport({ ratio: 1 });
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a save that failed says so where the person is, at ${width}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await signIn(page, PEOPLE.specialist);
    const { id } = await ownPatient(page, { name: 'Fallida', surname: 'Vista', birthdate: '1979-02-03' });
    await visit(page, `/patient/${id}/configuration/patientData`);
    const form = page.getByRole('form', { name: patients('form.edit') });
    const city = form.getByRole('textbox', { name: patients('form.city') });
    const save = form.getByRole('button', { name: patients('form.editAction') });
    await city.fill('Mondoñedo');
    await expect(save).toBeVisible();

    // The server rejects the save as a whole.
    await page.route('**/patient-service/patient/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 500,
            contentType: 'application/problem+json',
            body: JSON.stringify({ status: 500, code: 'UNEXPECTED', title: 'x' }),
          })
        : route.continue(),
    );
    await city.focus();
    await save.press('Enter');
    const alert = form.getByRole('alert');
    await expect(alert).toContainText(translate('es', 'messages:patient.edit.failed'));
    await expectInSight(page, alert);

    // Again, without a connection: the offline banner also takes space below the top bar.
    await context.setOffline(true);
    await expect(page.getByText(translate('es', 'app:offline.title'))).toBeVisible();
    await city.focus();
    await save.press('Enter');
    await expect(alert).toBeVisible();
    await expectInSight(page, alert);
    await context.setOffline(false);
    await expect(page.getByText(translate('es', 'app:offline.title'))).toBeHidden();

    // Invalid fields are listed in the same place.
    await form.getByRole('textbox', { name: patients('form.name'), exact: true }).fill('');
    await city.focus();
    await save.press('Enter');
    const summary = form.getByRole('alert').filter({ hasText: translate('es', 'app:form.summary') });
    await expectInSight(page, summary);
    await expect(city).toHaveValue('Mondoñedo');
  });
}
