import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe.ts';
import { expect, letThrough, PEOPLE, translate, signIn, test, reload, visit } from './journey.ts';

const label = (key: string, values: Record<string, string | number> = {}) =>
  translate('es', `patient-imports:${key}`, values);

/** A spreadsheet as Excel writes it; row 7 has two invalid cells, row 9 repeats the address of row 3. */
function sheet(rows: number, mark: string): Buffer {
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = index + 2;
    const email = row === 7 ? 'sin arroba' : `fila.${row === 9 ? 3 : row}.${mark}@correo.example`;
    const day =
      row === 7 ? '31/02/1980' : `${String(13 + (row % 15)).padStart(2, '0')}/04/${1950 + (row % 50)}`;
    return `Irene;Folio ${mark} ${String(row).padStart(4, '0')};${email};${day};Mujer;1,68`;
  });
  const headings = 'Nombre;Apellidos;Correo electrónico;Fecha de nacimiento;Sexo;Altura';
  return Buffer.from(`\uFEFF${[headings, ...lines].join('\r\n')}\r\n`);
}

test('a receptionist imports a spreadsheet despite a reload and a dropped network, and undoes it', async ({
  page,
}) => {
  const mark = Math.random().toString(36).slice(2, 8);
  await signIn(page, PEOPLE.receptionist, '/patients/import');
  await expect(page.getByRole('heading', { name: label('title'), level: 1 })).toBeVisible();
  await expectAccessible(page, 'imports');

  // A workbook is rejected with a sentence that says what to do instead.
  const choose = page.locator('input[type="file"]').first();
  await choose.setInputFiles({ name: 'hoja.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(page.getByRole('alert')).toContainText(label('refused.workbook'));

  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: `clinica-${mark}.csv`, mimeType: 'text/csv', buffer: sheet(420, mark) });
  await page.waitForURL(/\/patients\/import\/[0-9a-f-]{36}$/);
  await expect(page.getByText(label('columns.title'))).toBeVisible();
  await expectAccessible(page, 'columns of an import');

  // No principal specialist is set yet: it says so and goes no further.
  await page.getByRole('button', { name: label('columns.check') }).click();
  await expect(page.getByText(translate('es', 'errors:field.REQUIRED'))).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`${label('columns.principal')}$`) }).click();
  await page.getByRole('option', { name: 'Elena Sarmiento Gil' }).click();
  await page.getByRole('button', { name: label('columns.check') }).click();

  await expect(page.getByText(label('review.repeatedRow', { row: 3 }))).toBeVisible();
  await expect(page.getByText(/«sin arroba»/)).toBeVisible();
  await expect(page.getByText(/«31\/02\/1980»/)).toBeVisible();
  await expectAccessible(page, 'review of an import');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: label('review.download') }).click();
  const left = readFileSync(await (await saved).path(), 'utf8');
  expect(left).toContain('sin arroba');
  expect(left.trim().split('\r\n')).toHaveLength(3);

  // The network drops after the first step, and the page is reloaded: nothing is lost or done twice.
  const start = page.getByRole('button', { name: label('review.start_other', { formatted: '418' }) });
  await expect(start).toBeVisible();
  const step = page.waitForResponse(/\/run\?/);
  let steps = 0;
  // Only the first step gets through, however fast the server is.
  await page.route(/\/run\?/, (route) => (steps++ === 0 ? route.continue() : route.abort('failed')));
  await start.click();
  await step;
  await page.context().setOffline(true);
  await expect(page.getByText(label('run.waiting'))).toBeVisible({ timeout: 30_000 });
  await letThrough(page, /\/run\?/);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/run\?/, async (route) => {
    await held;
    // The request that the reload cancelled has no page any more.
    await route.continue().catch(() => undefined);
  });
  await page.context().setOffline(false);
  await reload(page);
  // It resumes by itself, also while the user is on another screen, where a notice says that it is done.
  await expect(page.getByText(label('run.keepOpen'))).toBeVisible();
  await page
    .getByRole('link', { name: translate('es', 'app:place.patients'), exact: true })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: translate('es', 'patients:title'), level: 1 }),
  ).toBeVisible();
  letGo();
  await expect(
    page.getByText(translate('es', 'messages:patientImport.run.done', { formatted: '418' })),
  ).toBeVisible({ timeout: 90_000 });
  await page.goBack();
  await expect(
    page.getByRole('heading', { name: label('done.title_other', { formatted: '418' }) }),
  ).toBeVisible();
  await expect(page.getByText(label('done.left_other', { formatted: '2' }))).toBeVisible();

  await page.getByRole('button', { name: label('done.undo') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: label('undo.confirm') })
    .click();
  await expect(page.getByRole('heading', { name: label('undone.title') })).toBeVisible({ timeout: 90_000 });
  await visit(page, `/patients?search=${mark}`);
  await expect(page.getByText(translate('es', 'patients:noMatch.title', { search: mark }))).toBeVisible();
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = readFileSync(new URL('../../../packages/ui/consumer/public/report.pdf', import.meta.url));

test('a specialist files a report and a photograph, looks at both, replaces one and removes the other', async ({
  page,
}) => {
  const documents = (key: string, values: Record<string, string> = {}) =>
    translate('es', `documents:${key}`, values);
  await signIn(page, PEOPLE.specialist);
  const found = page.waitForResponse((answer) => answer.url().includes('search=Amaia') && answer.ok());
  await page.getByRole('searchbox').fill('Amaia');
  await found;
  await page.getByRole('link', { name: 'Amaia Echeverri Pons' }).first().click();
  await page.waitForURL(/\/patient\/[^/]+\/info$/);
  await page
    .getByRole('link', { name: documents('list.title'), exact: true })
    .first()
    .click();
  const mark = Math.random().toString(36).slice(2, 8);
  const [report, photo, second] = [`informe-${mark}.pdf`, `receta-${mark}.png`, `nuevo-${mark}.png`];
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([
      { name: report, mimeType: 'application/pdf', buffer: pdf },
      { name: photo, mimeType: 'image/png', buffer: PNG },
      { name: `programa-${mark}.exe`, mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
  await expect(page.getByText(documents('upload.type', { name: `programa-${mark}.exe` }))).toBeVisible();
  await expect(page.getByRole('link', { name: report })).toBeVisible();
  await expect(page.getByRole('link', { name: photo })).toBeVisible();
  await expectAccessible(page, 'documents of a patient');

  // The open document is in the address.
  await page.getByRole('link', { name: report }).click();
  await expect(page.getByRole('dialog').getByText('A report of one page')).toBeVisible({ timeout: 30_000 });
  await reload(page);
  await expect(page.getByRole('dialog').getByText('A report of one page')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // An image that fails to load is logged by its id and leaves an empty box.
  const logged = page.waitForEvent('console', (line) =>
    /could not be loaded|could not be had/.test(line.text()),
  );
  await page.route(/\/files\/content\//, (route) => route.abort());
  await page.getByRole('link', { name: photo }).click();
  expect((await logged).text()).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}/);
  await expect(page.getByText(documents('preview.pictureFailed')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await letThrough(page, /\/files\/content\//);

  const act = async (name: string, item: string) => {
    await page.getByRole('button', { name: documents('list.actions', { name }) }).click();
    await page.getByRole('menuitem', { name: documents(item) }).click();
  };
  await act(photo, 'list.replace');
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: second, mimeType: 'image/png', buffer: PNG });
  await page
    .getByRole('dialog')
    .getByRole('button', { name: documents('replace.confirm') })
    .click();
  await expect(page.getByRole('link', { name: second })).toBeVisible();
  await expect(page.getByRole('link', { name: photo })).toBeHidden();

  for (const name of [report, second]) {
    await act(name, 'list.remove');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: documents('remove.confirm') })
      .click();
    await expect(page.getByRole('link', { name })).toBeHidden();
  }
});
