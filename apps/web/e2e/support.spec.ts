import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import {
  expect,
  type Language,
  letThrough,
  PEOPLE,
  translate,
  signIn,
  speak,
  tabTo,
  test,
  reload,
} from './journey.ts';
import { messageBubbleLabels } from '@healzy/ui/labels/messages';
import { waitForDraft } from './kept-drafts.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /soporte|support/i });
const panel = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: translate(language, 'support:title') });
const field = (page: Page) =>
  panel(page, 'es').getByRole('textbox').or(panel(page, 'en').getByRole('textbox'));

async function openSupport(page: Page, language: Language) {
  await button(page).click();
  await expect(panel(page, language)).toBeVisible();
}

test('a question reaches the administrators, and their answer arrives while both have the panel open', async ({
  page,
  browser,
}) => {
  const question = `¿Cómo cambio mi zona horaria? ${Date.now()}`;
  await signIn(page, PEOPLE.receptionist, '/patients');
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  await expect(panel(page, 'es')).toBeVisible();
  await tabTo(page, field(page));
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(panel(page, 'es').getByText(question)).toBeVisible();
  await expect(field(page)).toHaveValue('');

  const other = await browser.newContext();
  const desk = await other.newPage();
  await signIn(desk, PEOPLE.admin, '/patients');
  await speak(desk, 'en');
  await openSupport(desk, 'en');
  await panel(desk, 'en')
    .getByRole('option', { name: /Julia Montes Vera/ })
    .click();
  await expect(panel(desk, 'en').getByText(question)).toBeVisible();
  await expect(field(desk)).toBeFocused();
  await field(desk).fill('En tu perfil.');
  await desk.keyboard.press('Enter');
  // It arrives without a reload.
  await expect(panel(page, 'es').getByText('En tu perfil.', { exact: true }).last()).toBeVisible({
    timeout: 20_000,
  });

  for (const [shown, language] of [
    [page, 'es'],
    [desk, 'en'],
  ] as const) {
    await expectAccessible(shown, `support, ${language}`);
  }
  await panel(desk, 'en')
    .getByRole('button', { name: translate('en', 'support:inbox.back') })
    .press('Enter');
  await expect(panel(desk, 'en').getByRole('option', { name: /Julia Montes Vera/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'es')).toBeHidden();
  await expect(button(page)).toBeFocused();
  await other.close();
});

test('a message that cannot be sent is kept and sent once', async ({ page }) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  await openSupport(page, 'es');
  const text = `Sin conexión ${Date.now()}`;
  const isMessage = (url: URL) => /\/support-service\/.*\/messages$/.test(url.pathname);
  let arrives = false;
  await page.route(isMessage, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    if (arrives) await route.fetch();
    return route.abort('connectionreset');
  });
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(panel(page, 'es').getByText(messageBubbleLabels.es.states.failed)).toBeVisible();
  await waitForDraft(page, 1);
  // After a reload it still waits, as the same message.
  await reload(page);
  await openSupport(page, 'es');
  await expect(panel(page, 'es').getByText(messageBubbleLabels.es.states.failed)).toBeVisible();
  // The server stores it, and its answer is lost on the way.
  arrives = true;
  const isLost = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'POST' && isMessage(new URL(request.url())),
  );
  await panel(page, 'es').getByRole('button', { name: messageBubbleLabels.es.retry }).click();
  await isLost;
  await letThrough(page, isMessage);
  // The conversation has it once, and it no longer waits.
  await reload(page);
  await openSupport(page, 'es');
  await waitForDraft(page, 0);
  await expect(panel(page, 'es').getByText(messageBubbleLabels.es.states.failed)).toHaveCount(0);
  await expect(panel(page, 'es').getByText(text)).toHaveCount(1);
});

test('what was typed is back when the panel is opened again, also after a reload, until it is sent', async ({
  page,
}) => {
  await signIn(page, PEOPLE.specialist, '/patients');
  await openSupport(page, 'es');
  await expect(field(page)).toBeFocused();
  await field(page).fill('A medias');
  await page.keyboard.press('Escape');
  await expect(panel(page, 'es')).toBeHidden();
  await openSupport(page, 'es');
  await expect(field(page)).toHaveValue('A medias');
  // It is encrypted and written after a pause in typing.
  await waitForDraft(page, 1);
  await reload(page);
  await openSupport(page, 'es');
  await expect(field(page)).toHaveValue('A medias');
  await field(page).press('Enter');
  await expect(panel(page, 'es').getByText('A medias')).toBeVisible();
  await waitForDraft(page, 0);
  await reload(page);
  await openSupport(page, 'es');
  await expect(panel(page, 'es').getByText('A medias').first()).toBeVisible();
  await expect(field(page)).toHaveValue('');
});
