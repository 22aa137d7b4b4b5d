import { randomFillSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expectAccessible, WIDTHS } from './axe.ts';
import { expect, PEOPLE, reload, signIn, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

const MIB = 2 ** 20;
const say = (key: string, values?: Record<string, string>) =>
  translate('es', `cgm-events:pictures.${key}`, values);

test('a photograph of a meal is kept and looked at; what is too large or no picture is refused by name', async ({
  page,
}, info) => {
  await signIn(page, PEOPLE.specialist);
  const { id, professionalId, call } = await ownPatient(page, {
    name: 'Casilda',
    surname: 'Fotos',
    birthdate: '1983-04-04',
  });
  const made = await call('POST', `/measurement-service/patient/${id}/medical-test`, {
    name: 'MCG con fotos',
    type: 'CGM',
    principalId: professionalId,
  });
  const event = await call('POST', `/measurement-service/cgm/${made.body.id}/events`, {
    type: 'MEAL',
    name: 'Paella',
    start: new Date(Date.now() - 86_400_000).toISOString(),
  });
  expect(event.status).toBe(201);
  await visit(page, `/patient/${id}/medical-test/cgm/${made.body.id}/event/${event.body.id}`);
  const input = page.locator('main input[type="file"]');
  await input.waitFor({ state: 'attached' });

  // As large as a photograph of a professional camera, and not one: said before anything is sent.
  const bytes = Buffer.alloc(40 * MIB, 7);
  const file = (name: string, content: Buffer) => {
    const path = info.outputPath(name);
    writeFileSync(path, content);
    return path;
  };
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') uploads.push(request.url());
  });
  await input.setInputFiles(file('plato.jpg', bytes));
  await expect(page.getByText(say('refusal.notPicture', { name: 'plato.jpg' }))).toBeVisible();
  await input.setInputFiles(file('enorme.jpg', Buffer.alloc(51 * MIB, 7)));
  await expect(page.getByText(/^enorme\.jpg ocupa/)).toBeVisible();
  expect(uploads).toEqual([]);

  // A real one of 40 MB is made smaller on the device; sent as it is, the server refuses it, in words.
  const noise = new PNG({ width: 3740, height: 2870 });
  randomFillSync(noise.data);
  const large = PNG.sync.write(noise, { colorType: 6, deflateLevel: 0 });
  expect(large.length).toBeGreaterThan(40 * MIB);
  expect(large.length).toBeLessThan(50 * MIB);
  await input.setInputFiles(file('ruido.png', large));
  // Ten million random pixels take the device and the server a while.
  const added = page.getByText(translate('es', 'messages:cgmEvent.addPicture.done'));
  await expect(added).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: say('openOne', { name: 'ruido.webp' }) })).toBeVisible();
  expect(uploads).toHaveLength(1);
  const announced = await call('POST', '/account-service/document/?entityType=CGM_EVENT', {
    entityId: event.body.id,
    fileName: 'ruido.png',
    contentType: 'image/png',
    sizeBytes: large.length,
  });
  expect(announced).toMatchObject({ status: 422, body: { code: 'FILE_TOO_LARGE' } });
  expect(announced.body.message).toMatch(/10/);

  // A photograph of 4,000 pixels, which is made smaller on the device.
  const photo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    for (let x = 0; x < 4000; x += 40) {
      if (context) context.fillStyle = `hsl(${x % 360} 60% 50%)`;
      context?.fillRect(x, 0, 40, 3000);
    }
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  await input.setInputFiles(file('paella.png', Buffer.from(photo)));
  const open = page.getByRole('button', { name: say('openOne', { name: 'paella.webp' }) });
  await expect(open).toBeVisible();
  expect(uploads).toHaveLength(2);
  await expectAccessible(page, 'event with a picture', { widths: WIDTHS });
  await reload(page);
  await open.press('Enter');
  const picture = page.getByRole('dialog').getByRole('img', { name: 'paella.webp' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(2560);
});
