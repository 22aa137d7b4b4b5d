import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { callerOf } from './api-caller.ts';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, translate, signIn, test, reload, visit } from './journey.ts';

/** Marks texts that belong to this patient and to no other. */
const STAMP = Date.now().toString(36);
const WHO = {
  name: 'Zenobia',
  surname: `Urdampilleta ${STAMP}`,
  email: `zenobia.${STAMP}@correo-raro.example`,
  surgery: `apendicitis en Zugarramurdi ${STAMP}`,
  note: `Sueña con el faro de Higuer ${STAMP}`,
  file: `Informe de Zenobia ${STAMP}`,
} as const;
const FULL_NAME = `${WHO.name} ${WHO.surname}`;
/** Her first name alone is too common to search for. */
const TEXTS = [WHO.surname, WHO.email, WHO.surgery, WHO.note, WHO.file];

const label = (key: string, values: Record<string, string | number> = {}) => translate('es', key, values);

/** Files of the server's data directory that contain one of the texts, as typed or without capitals and accents. */
function filesHolding(texts: readonly string[]): string[] {
  const folder = process.env.HEALZY_E2E_DATA ?? '';
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase();
  const needles = texts.flatMap((text) => [text, plain(text)]);
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    try {
      const bytes = readFileSync(path);
      return needles.filter((text) => bytes.includes(text)).map((text) => `${path}: ${text}`);
    } catch {
      // Removed between listing and reading, so it contains nothing.
      return [];
    }
  });
}

/** The first day of each of the last six months, oldest first. */
function lastSixMonths(): string[] {
  const now = new Date();
  return [6, 5, 4, 3, 2, 1].map((back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10),
  );
}

async function createByHand(page: Page): Promise<string> {
  await page
    .getByRole('button', { name: label('patients:new') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('patients:form.name'), { exact: true }).fill(WHO.name);
  await dialog.getByLabel(label('patients:form.surname'), { exact: true }).fill(WHO.surname);
  await dialog.getByLabel(label('patients:form.email'), { exact: true }).fill(WHO.email);
  await dialog
    .getByRole('group', { name: label('patients:form.birthdate') })
    .getByRole('spinbutton')
    .first()
    .focus();
  await page.keyboard.type('15041990', { delay: 20 });
  await dialog.getByRole('radio', { name: label('patients:sex.FEMALE') }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: label('patients:form.createAction') }).click();
  await page.waitForURL(/\/patient\/[^/]+\/info$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function answerQuestions(page: Page, id: string) {
  await visit(page, `/patient/${id}/patient-data/medical-history`);
  await page.getByLabel(label('patient-data:question.surgeries')).fill(WHO.surgery);
  await page.getByRole('button', { name: label('patient-data:form.save') }).click();
  await expect(page.getByText(label('messages:patientData.edit.done'))).toBeVisible();
}

async function writeNote(page: Page, id: string) {
  await visit(page, `/patient/${id}/notes`);
  await page
    .getByRole('main')
    .getByRole('button', { name: label('notes:new') })
    .first()
    .click();
  const rail = page.getByRole('complementary', { name: label('notes:title') });
  await rail.getByLabel(label('notes:form.title')).fill('Primera visita');
  await rail.getByRole('textbox', { name: label('notes:form.message') }).click();
  await page.keyboard.type(WHO.note);
  // A note cannot be signed while a save is in flight.
  const sent = page.waitForResponse((answer) => answer.url().includes('/files/upload/') && answer.ok());
  await rail
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: `${WHO.file}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.4\n% ${WHO.file}\n%%EOF\n`),
    });
  await sent;
  await expect(rail.getByText(`${WHO.file}.pdf`).first()).toBeVisible();
  await expect(rail.getByText(label('notes:upload.sending'))).toBeHidden();
  await rail.getByRole('button', { name: label('notes:form.save'), exact: true }).click();
  await expect(page.getByText(label('messages:note.create.done'))).toBeVisible();
  await expect(page.getByText(WHO.note).first()).toBeVisible();
}

interface Bundle {
  entry: {
    resource: {
      resourceType: string;
      effectiveDateTime?: string;
      valueQuantity?: { value: number };
      content?: { attachment: { data?: string } }[];
    };
  }[];
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: label(button) }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toContain(WHO.name);
  return readFileSync(await download.path());
}

test('a patient arrives, is treated, transferred, exported and erased without a trace', async ({
  page,
  browser,
}) => {
  const kilos = [84, 82.6, 81.9, 80.4, 79.8, 78.5];
  let id = '';

  await test.step('created, surveyed, measured over six months, and written about', async () => {
    await signIn(page, PEOPLE.specialist);
    id = await createByHand(page);
    await answerQuestions(page, id);
    await visit(page, `/patient/${id}/patient-data/anthropometric-data`);
    const call = await callerOf(page);
    for (const [index, day] of lastSixMonths().entries()) {
      const body = { measuredOn: day, figures: { weightKg: kilos[index] } };
      const measured = await call('POST', `/patient-service/patient/${id}/body-measurements`, body);
      expect(measured.status).toBe(201);
    }
    await reload(page);
    await expect(page.getByText(/78,5/).first()).toBeVisible();
    await writeNote(page, id);
    expect(filesHolding(TEXTS).length).toBeGreaterThan(3);
  });

  const office = await browser.newContext({
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  });
  const admin = await office.newPage();
  await signIn(admin, PEOPLE.admin, `/patient/${id}/configuration/specialists`);

  await test.step('handed to another specialist: the former one loses access at once', async () => {
    const asFormer = await callerOf(page);
    expect((await asFormer('GET', `/patient-service/patient/${id}`)).status).toBe(200);
    await admin.getByRole('button', { name: new RegExp(`${label('patients:form.principal')}$`) }).click();
    await admin.getByRole('option', { name: /Íñigo Larrea/ }).click();
    await admin.getByRole('button', { name: label('patients:configuration.specialists.save') }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: label('patients:configuration.specialists.confirm') })
      .click();
    await expect(admin.getByText(label('messages:patient.specialists.done'))).toBeVisible();
    for (const part of ['', '/note', '/patient-data', '/body-measurements']) {
      expect((await asFormer('GET', `/patient-service/patient/${id}${part}`)).status, part).toBe(403);
    }
  });

  await test.step('exported, whole and for other products', async () => {
    await visit(admin, `/patient/${id}/configuration/patientAccountState`);
    await expect(admin.getByText(label('patient-transfer:export.title'))).toBeVisible();
    await expectAccessible(admin, 'taking along and deleting', { widths: WIDTHS });
    const archive = await downloaded(admin, 'patient-transfer:export.record.action');
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    const bundle = JSON.parse(
      (await downloaded(admin, 'patient-transfer:export.fhir.action')).toString(),
    ) as Bundle;
    const resources = bundle.entry.map(({ resource }) => resource);
    const measured = resources.filter((one) => one.resourceType === 'Observation');
    expect(measured.map((one) => [one.effectiveDateTime, one.valueQuantity?.value])).toEqual(
      lastSixMonths().map((day, index) => [day, kilos[index]]),
    );
    const papers = resources.flatMap(({ content = [] }) =>
      content.map(({ attachment }) => Buffer.from(attachment.data ?? '', 'base64').toString()),
    );
    expect(papers.some((text) => text.includes(WHO.note))).toBe(true);
    expect(papers.some((text) => text.includes(WHO.file))).toBe(true);
  });

  await test.step('deleted by mistake and restored, then deleted', async () => {
    const remove = async () => {
      await visit(admin, `/patient/${id}/configuration/patientAccountState`);
      await admin.getByRole('button', { name: label('patient-erasure:delete.action') }).click();
      const question = admin.getByRole('alertdialog');
      await expectAccessible(admin, 'the question before deleting');
      await question.getByRole('button', { name: label('patient-erasure:delete.action') }).click();
      await admin.waitForURL(/\/patients$/);
      await expect(admin.getByText(label('messages:patient.delete.done'))).toBeVisible();
    };
    await remove();
    await admin.getByRole('button', { name: label('app:notices.undo') }).click();
    await expect(admin.getByText(label('messages:patient.restore.done'))).toBeVisible();
    await remove();
  });

  await test.step('erased, with the name typed', async () => {
    await visit(admin, '/patients/deleted');
    await expect(admin.getByText(FULL_NAME)).toBeVisible();
    await expectAccessible(admin, 'the deleted patients', { widths: WIDTHS });
    await admin.getByRole('button', { name: FULL_NAME }).click();
    await admin.getByRole('menuitem', { name: label('patient-erasure:deleted.erase') }).click();
    const question = admin.getByRole('alertdialog');
    const confirm = question.getByRole('button', { name: label('patient-erasure:erase.action') });
    await expect(confirm).toBeDisabled();
    await question.getByRole('textbox').fill(FULL_NAME);
    await confirm.click();
    await expect(admin.getByText(label('messages:patient.erase.done'))).toBeVisible();
    await expect(admin.getByText(FULL_NAME)).toBeHidden();
  });

  await test.step('leaving nothing in any file of the server', async () => {
    // The tables are rewritten after the answer.
    await expect
      .poll(() => filesHolding(TEXTS), { timeout: 60_000, intervals: [500, 1000, 2000] })
      .toEqual([]);
  });
  await office.close();
});
