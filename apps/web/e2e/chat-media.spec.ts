import { chromium, type Page } from '@playwright/test';
import { composerLabels } from '../../../packages/ui/src/labels/composer.ts';
import { audioPlayerLabels } from '../../../packages/ui/src/labels/audioPlayer.ts';
import { messageBubbleLabels } from '../../../packages/ui/src/labels/messages.ts';
import { browser as launchOptions } from '../../../scripts/browser.mjs';
import { expectAccessible } from './axe.ts';
import { expect, inTurn, PEOPLE, reload, signIn, speak, test, translate, visit } from './journey.ts';
import { ownPatient } from './own-patient.ts';

/** The page of chats keeps a connection open: its network is never idle. */
const LIVE = { isCalm: false };
/** A picture that the browser paints itself. */
async function paintedPng(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(320, 240);
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('No canvas.');
    brush.fillStyle = 'seagreen';
    brush.fillRect(40, 40, 240, 160);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}

/** A microphone that plays a tone: the pinned browser's own. */
async function launchWithMicrophone() {
  const options = await launchOptions();
  return chromium.launch({
    ...options,
    args: [
      ...options.args,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
}

const messages = (page: Page) => page.getByRole('log').getByRole('article');

for (const language of inTurn(import.meta.url)) {
  const say = (key: string, values: Record<string, string> = {}) =>
    translate(language, `chats:${key}`, values);
  const composer = composerLabels[language];
  const player = audioPlayerLabels[language];

  test(`a patient sends a picture and a voice message from a phone, which the clinic sees and hears (${language})`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page, PEOPLE.specialist);
    await speak(page, language);
    const patient = await ownPatient(page, {
      name: language === 'es' ? 'Valeria' : 'Valery',
      surname: 'Voz',
      birthdate: '1988-04-12',
      language,
    });
    const link = await patient.call('POST', `/chat-service/chats/${patient.id}/link`);
    const { secret } = link.body as unknown as { secret: string };
    await visit(page, `/patient/${patient.id}/chat`);

    const withMicrophone = await launchWithMicrophone();
    try {
      const context = await withMicrophone.newContext({
        baseURL: baseURL ?? '',
        viewport: { width: 390, height: 844 },
        permissions: ['microphone'],
        locale: 'es-ES',
        serviceWorkers: 'block',
      });
      const phone = await context.newPage();
      await visit(phone, `/chat#${secret}`);
      const picture = { name: 'plato.png', mimeType: 'image/png', buffer: await paintedPng(phone) };
      await phone.locator('input[type="file"]').setInputFiles(picture);
      await expect(phone.getByText('plato.png').first()).toBeVisible();
      await phone.getByRole('textbox').fill('Mi plato.');
      // It can be sent once it has arrived.
      await expect(phone.getByRole('button', { name: composer.send, exact: true })).toBeEnabled();
      await reload(phone);
      await expect(phone.getByRole('textbox')).toHaveValue('Mi plato.');
      await expect(phone.getByText('plato.png').first()).toBeVisible();
      await phone.getByRole('textbox').focus();
      await phone.keyboard.press('Enter');
      await expect(
        messages(phone).getByRole('button', { name: messageBubbleLabels[language].enlarge('plato.png') }),
      ).toBeVisible();
      await expect(
        messages(page).getByRole('button', { name: messageBubbleLabels[language].enlarge('plato.png') }),
      ).toBeVisible();

      await phone.getByRole('button', { name: composer.recorder.start }).press('Enter');
      await expect(phone.getByRole('group', { name: composer.recorder.recording })).toBeVisible();
      await expectAccessible(phone, 'recording a voice message', LIVE);
      await phone.getByRole('button', { name: composer.recorder.stop }).press('Enter');
      await phone.getByRole('button', { name: composer.recorder.send }).press('Enter');
      await expect(messages(phone).getByRole('button', { name: player.play })).toBeVisible();

      const heard = messages(page).getByRole('button', { name: player.play });
      await expect(heard).toBeVisible();
      await expectAccessible(page, 'a chat with a picture and a voice message', LIVE);
      await heard.press('Enter');
      await expect(messages(page).getByText(player.failed)).toHaveCount(0);
      await expectAccessible(phone, 'a chat with a picture and a voice message, on a phone', LIVE);

      // The clinic's answer outlives a reload with its file, and what is taken off stays off.
      const [plan, other] = ['plan.png', 'otro.png'].map((name) => ({ ...picture, name }));
      await page.locator('input[type="file"]').setInputFiles([plan, other].flatMap((file) => file ?? []));
      for (const name of ['plan.png', 'otro.png'])
        await page.getByRole('button', { name: composer.attachments.remove(name) }).waitFor();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.getByRole('button', { name: composer.attachments.remove('otro.png') }).press('Enter');
      await expect(page.getByText('otro.png')).toHaveCount(0);
      await visit(page, `/patient/${patient.id}/chat`);
      await expect(page.getByText('plan.png')).toBeVisible();
      await expect(page.getByText('otro.png')).toHaveCount(0);
      await page.getByRole('button', { name: composer.send, exact: true }).press('Enter');
      await expect(
        messages(phone).getByRole('button', { name: messageBubbleLabels[language].enlarge('plan.png') }),
      ).toBeVisible();

      // A file that only claims to be a picture is refused, and nothing of it is left in the chat.
      const count = await messages(phone).count();
      await phone.locator('input[type="file"]').setInputFiles({
        name: 'truco.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<script>alert(1)</script>'),
      });
      await expect(phone.getByText(say('page.fileFailed')).first()).toBeVisible();
      await expect(messages(phone)).toHaveCount(count);
    } finally {
      await withMicrophone.close();
    }
  });
}

test('a voice message whose chat is left waits beside its field, and is nobody else’s', async ({
  baseURL,
}) => {
  const browser = await launchWithMicrophone();
  try {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      permissions: ['microphone'],
      locale: 'es-ES',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await signIn(page, PEOPLE.specialist);
    const patient = await ownPatient(page, {
      name: 'Nuria',
      surname: 'Nota',
      birthdate: '1980-06-01',
      language: 'es',
    });
    await visit(page, `/patient/${patient.id}/chat`);
    const { recorder, attachments } = composerLabels.es;
    await page.getByRole('button', { name: recorder.start }).press('Enter');
    await expect(page.getByRole('timer')).toContainText('0:01');
    // Within the app: a page that is closed asks first.
    await page.locator('a[href="/chats"]').first().press('Enter');
    await expect(page.getByRole('group', { name: recorder.recording })).toHaveCount(0);
    await page.goBack();
    await expect(
      page.getByRole('button', {
        name: attachments.remove(`${translate('es', 'chats:composer.recording')}.webm`),
      }),
    ).toBeVisible();
    await expect(messages(page)).toHaveCount(0);
  } finally {
    await browser.close();
  }
});
