/* global document, getComputedStyle -- what runs in the page */
// Looks at the built page of the app that uses the packed kit, as a person does.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { cleanEnvironment } from './bootstrap.mjs';
import { browser } from './browser.mjs';

/** Serves the app at `folder` and uses every component on its page; the console must stay silent. */
export async function look(folder) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const server = spawn(process.execPath, [vite, 'preview', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...cleanEnvironment(), FORCE_COLOR: '0', NO_COLOR: '1' },
  });
  const { chromium } = await import('playwright');
  let chrome;
  try {
    const address = await new Promise((found, failed) => {
      let output = '';
      server.stdout.on('data', (data) => {
        output += data;
        const [url] = /http:\/\/127\.0\.0\.1:\d+\//.exec(output) ?? [];
        if (url) found(url);
      });
      server.on('exit', () => failed(new Error(`The preview ended: ${output}`)));
    });
    chrome = await chromium.launch(await browser());
    const page = await chrome.newPage({ locale: 'en-GB' });
    const complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(address);
    await page.getByLabel('Weight', { exact: true }).fill('72,5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved: 72.5 kg').waitFor();
    const shares = page.getByRole('group', { name: 'Time in range' });
    await shares.getByRole('button', { name: 'Show as a table' }).click();
    await shares.getByRole('rowheader', { name: 'In range' }).waitFor();
    await useTheForm(page);
    await readTheFigures(page);
    await readTheReport(page);
    const drawn = await page.evaluate(async () => {
      await document.fonts.ready;
      const save = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Save');
      const style = getComputedStyle(save);
      return {
        accent:
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' && style.backgroundColor !== 'rgb(239, 239, 239)',
        radius: style.borderTopLeftRadius,
        font: [...document.fonts].some((face) => face.family.includes('Inter') && face.status === 'loaded'),
      };
    });
    assert.deepEqual(drawn, { accent: true, radius: '6px', font: true });
    assert.deepEqual(complaints, []);
  } finally {
    await chrome?.close();
    server.kill();
  }
}

async function useTheForm(page) {
  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('button', { name: 'Keep the name' }).click();
  await page.getByText('Enter a name.').first().waitFor();
  assert.equal(await name.getAttribute('aria-invalid'), 'true');
  await name.fill('Lucía');
  await page.getByRole('button', { name: 'Keep the name' }).click();
  await page.getByText('Kept: Lucía').waitFor();
}

async function readTheFigures(page) {
  const table = page.getByRole('grid', { name: 'Weights' });
  await table.getByRole('columnheader', { name: 'kg' }).click();
  await page.getByRole('columnheader', { name: 'kg' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  assert.deepEqual(await table.getByRole('rowheader').allTextContents(), ['11 March', '4 March', '18 March']);
  await page.getByRole('application', { name: 'Weight in March' }).focus();
  await page.keyboard.press('Home');
  const chart = page.getByRole('group', { name: 'Weight in March' });
  await chart.getByRole('status').filter({ hasText: '4 Mar 2026, 72.5 kg' }).waitFor({ state: 'attached' });
}

/** The reader, its worker and the fonts load from where the app's bundler has put them. */
async function readTheReport(page) {
  await page.getByRole('button', { name: 'Read the report' }).click();
  const leaf = page.getByRole('group', { name: 'Page 1 of 1' });
  await leaf.getByText('A report of one page').waitFor();
}
