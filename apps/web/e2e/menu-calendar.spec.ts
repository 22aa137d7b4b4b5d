import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, inTurn, PEOPLE, signIn, speak, tabTo, test, translate, visit } from './journey.ts';
import { ownPlan } from './own-plan.ts';

for (const language of inTurn(import.meta.url))
  test(`the meals of a plan are in a calendar until its address is closed (${language})`, async ({
    page,
  }) => {
    const menus = (key: string) => translate(language, `menus:${key}`);
    const paper = (key: string) => translate(language, `menu-paper:${key}`);
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const { patientId } = await ownPlan(page, {
      name: language === 'es' ? 'Calixta' : 'Calista',
      surname: 'Calendario',
      plan: 'Confidencial',
      weeks: 1,
    });
    await visit(page, `/patient/${patientId}/nutrition/menus`);
    await page.getByRole('button', { name: menus('week.fill'), exact: true }).press('Enter');
    await expect(page.getByText(menus('saving.saved'))).toBeVisible({ timeout: 60_000 });

    await tabTo(page, page.getByRole('button', { name: paper('menu') }), 120);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: paper('calendar.action') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: paper('calendar.title') });
    await dialog.getByRole('button', { name: paper('calendar.create') }).press('Enter');
    const field = dialog.getByRole('textbox', { name: paper('calendar.address') });
    await expect(field).toHaveValue(/\/calendar\/meals\/[^/]+\.ics$/);
    await expectAccessible(page, 'the address of a calendar', { widths: WIDTHS });
    const address = await field.inputValue();

    // A calendar brings no cookie and no token.
    const file = await fetch(address);
    expect(file.status).toBe(200);
    const text = await file.text();
    // The server's tests read it with a strict parser; here with its lines unfolded.
    const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    const valuesOf = (property: string) =>
      lines.filter((line) => line.startsWith(`${property}:`)).map((line) => line.slice(property.length + 1));
    expect(valuesOf('BEGIN').filter((part) => part === 'VEVENT')).toHaveLength(35);
    expect(new Set(valuesOf('UID')).size).toBe(35);
    expect(valuesOf('DESCRIPTION').filter((description) => description !== '')).toHaveLength(35);
    expect(text).not.toMatch(/Cali[xs]ta|Calendario|Confidencial/);

    await dialog.getByRole('button', { name: paper('calendar.remove') }).press('Enter');
    const confirm = page.getByRole('alertdialog');
    await confirm.getByRole('button', { name: paper('calendar.remove') }).press('Enter');
    await expect(dialog.getByRole('button', { name: paper('calendar.create') })).toBeVisible();
    expect((await fetch(address)).status).toBe(404);
  });
