import type { Page } from '@playwright/test';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, translate, signIn, tabTo, test, reload, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `notes:${key}`, values);

/** Opens the notes of a patient used by this journey only, led by the signed-in specialist. */
async function openNotes(page: Page): Promise<void> {
  const { id } = await ownPatient(page, { name: 'Norberto', surname: 'Cuaderno', birthdate: '1975-08-21' });
  await visit(page, `/patient/${id}/notes`);
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
}

const message = (page: Page) => page.getByRole('textbox', { name: label('form.message') });
const list = (page: Page) => page.getByRole('list', { name: label('list') });
/** The open note: a region named after the title of the note. */
const open = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a note is written by keyboard, changed, compared, found, deleted and restored', async ({ page }) => {
  const title = `Consulta ${Date.now()}`;
  await signIn(page, PEOPLE.specialist);
  await openNotes(page);
  const create = page
    .getByRole('main')
    .getByRole('button', { name: label('new') })
    .first();
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  // Beside the work on a wide screen.
  const rail = page.getByRole('complementary', { name: label('title') });
  await expect(message(page)).toBeVisible();
  const heading = rail.getByRole('textbox', { name: label('form.title') });
  await tabTo(page, heading);
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(rail.getByRole('radio', { name: label('template.SOAP') })).toBeChecked();
  await expect(message(page).getByText(label('part.SUBJECTIVE'))).toBeVisible();
  await tabTo(page, message(page));
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Cena ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('a las once');
  await page.keyboard.press('Control+b');

  // Text pasted from another program keeps its structure and nothing else, under the content security policy.
  await message(page).evaluate((field) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p onclick="x()">Pegado <b>de Word</b><img src="x" onerror="x()"></p>');
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(message(page).getByText('Pegado')).toBeVisible();
  // On narrower screens the rail is a sheet, which rail.spec.ts opens.
  await expectAccessible(page, 'new note');

  await rail
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'informe.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%%EOF'),
    });
  await expect(
    rail.getByRole('button', { name: label('upload.remove', { name: 'informe.pdf' }) }),
  ).toBeVisible();
  await expect(rail.getByText(label('upload.sending'), { exact: true })).toHaveCount(0);
  await rail.getByRole('button', { name: label('form.save'), exact: true }).click();
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByText(translate('es', 'messages:note.create.done'))).toBeVisible();
  await expect(open(page, title).getByText('a las once')).toBeVisible();
  await expect(open(page, title).getByText('informe.pdf')).toBeVisible();

  await open(page, title)
    .getByRole('button', { name: label('act.edit') })
    .click();
  await message(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' y merienda a las seis');
  await page.getByRole('button', { name: label('form.saveVersion') }).click();
  await expect(page.getByText(translate('es', 'messages:note.edit.done'))).toBeVisible();
  await expect(open(page, title).getByText('merienda')).toBeVisible();
  await expectAccessible(page, 'notes', { widths: WIDTHS });

  await open(page, title)
    .getByRole('button', { name: translate('es', 'app:action.more') })
    .click();
  await page.getByRole('menuitem', { name: label('act.versions') }).click();
  const versions = page.getByRole('dialog');
  await expect(versions.locator('ins')).toContainText('merienda a las seis');
  await expectAccessible(page, 'versions', { widths: WIDTHS });
  await page.keyboard.press('Escape');

  // A reload shows the same note, and the search finds it by a word typed without its accent.
  await reload(page);
  await expect(open(page, title)).toBeVisible();
  await page.getByRole('searchbox', { name: label('search') }).fill('mériénda');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(page)).toContainText('merienda');

  await open(page, title)
    .getByRole('button', { name: translate('es', 'app:action.more') })
    .click();
  await page.getByRole('menuitem', { name: label('act.delete') }).click();
  await expect(page.getByText(translate('es', 'messages:note.delete.done'))).toBeVisible();
  await expect(list(page).getByText(title)).toHaveCount(0);
  await page.getByRole('button', { name: translate('es', 'app:notices.undo') }).click();
  await expect(page.getByText(translate('es', 'messages:note.restore.done'))).toBeVisible();
  await expect(list(page).getByText(title)).toBeVisible();

  // On a phone the list fills the screen, and no note is open.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, page.url().replace(/[?#].*$/, ''));
  await expect(list(page).getByText(title)).toBeVisible();
  await expect(list(page).locator('[aria-current]')).toHaveCount(0);
});

test('two people who edit one note lose none of each other’s text', async ({ page, browser }) => {
  const title = `De dos ${Date.now()}`;
  await signIn(page, PEOPLE.specialist);
  await openNotes(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: label('new') })
    .first()
    .click();
  await page.getByRole('textbox', { name: label('form.title') }).fill(title);
  await message(page).click();
  await page.keyboard.type('Al principio.');
  await page.getByRole('button', { name: label('form.save'), exact: true }).click();
  await expect(open(page, title)).toBeVisible();
  const address = page.url();

  const other = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await signIn(other, PEOPLE.specialist, address);
  await expect(open(other, title)).toBeVisible();
  for (const [at, text] of [
    [page, ' De la primera.'],
    [other, ' De la segunda.'],
  ] as const) {
    await open(at, title)
      .getByRole('button', { name: label('act.edit') })
      .click();
    await message(at).click();
    await at.keyboard.press('Control+End');
    await at.keyboard.type(text);
  }
  await page.getByRole('button', { name: label('form.saveVersion') }).click();
  await expect(page.getByText(translate('es', 'messages:note.edit.done'))).toBeVisible();
  await other.getByRole('button', { name: label('form.saveVersion') }).click();
  // Both texts are offered, and neither is preselected.
  await expect(other.getByRole('radio', { name: /De la primera\./ })).toBeVisible();
  await expect(other.getByRole('radio', { name: /De la segunda\./ })).toBeVisible();
  await other.getByRole('radio', { name: /De la segunda\./ }).check({ force: true });
  await other.getByRole('button', { name: label('form.saveVersion') }).click();
  await expect(open(other, title).getByText('De la segunda.')).toBeVisible();
  await expect(open(other, title)).toContainText(/3/);
  await other.context().close();
});

test('a receptionist finds no notes, not even by their address', async ({ page }) => {
  const patient = 'Amaia Echeverri Pons';
  await signIn(page, PEOPLE.receptionist, `/patients?search=${encodeURIComponent(patient)}`);
  await page.getByRole('link', { name: patient }).first().click();
  await page.waitForURL(/\/info/);
  await expect(page.getByRole('link', { name: label('title'), exact: true })).toHaveCount(0);
  await visit(page, page.url().replace(/\/info.*/, '/notes'));
  await page.waitForURL(/\/error\/no-grants/);
});
