/* global document, requestIdleCallback -- what runs in the page */
// Opens the built Storybook as a reader does, and every page of it: no page may write an error or a warning to the
// console, fail to render, or link to a page that does not exist.
//   node scripts/pages.mjs [--json <file>]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap.mjs';
import { browser } from './browser.mjs';
import { serveFolder } from './serve-folder.mjs';
import { buildStorybook, whole } from './storybook-build.mjs';

const { values } = parseArgs({
  options: { json: { type: 'string', default: join(root, 'test-results/pages.json') } },
});

buildStorybook();
const { entries } = JSON.parse(readFileSync(join(whole, 'index.json'), 'utf8'));
const { url, close } = await serveFolder(whole);
const { chromium } = await import('playwright');
const chrome = await chromium.launch(await browser());
const results = [];
const failed = 'could not be shown:';

try {
  await visit('the reading room itself', async (page) => {
    await page.goto(url);
    await page.getByRole('navigation').first().waitFor();
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
  });
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  let reader = await openReader(pages[0].id);
  for (const { id, title, name } of pages) {
    let complaints = await read(reader, id);
    // A page that failed to render may have broken the next ones: try it alone, and start again.
    if (complaints.some((each) => each.startsWith(failed))) {
      await reader.page.close();
      reader = await openReader(id);
      complaints = await read(reader, id);
      if (complaints.some((each) => each.startsWith(failed))) {
        await reader.page.close();
        reader = await openReader(pages[0].id);
      }
    }
    results.push({ title: `${title} › ${name}`, complaints });
  }
} finally {
  await chrome.close();
  close();
}

const unclean = results.filter(({ complaints }) => complaints.length);
for (const { title, complaints } of unclean) console.error(`✘ ${title}\n    ${complaints.join('\n    ')}`);
console.log(`${results.length - unclean.length} pages are clean, ${unclean.length} are not`);
mkdirSync(dirname(values.json), { recursive: true });
const count = {
  numPassedTests: results.length - unclean.length,
  numFailedTests: unclean.length,
  testResults: [],
};
writeFileSync(values.json, JSON.stringify(count));
process.exit(unclean.length ? 1 : 0);

/** A frame that shows pages one after the other, as in the documentation viewer, without reloading everything. */
async function openReader(id) {
  const page = await chrome.newPage({ locale: 'en-GB' });
  const said = listen(page);
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__);
  // Whether it is shown is checked by `read`.
  await page
    .locator('#storybook-docs h1')
    .first()
    .waitFor()
    .catch(() => undefined);
  return { page, said, opened: id };
}

/** What is wrong with one page: console output, failure to render, broken links. */
async function read(reader, id) {
  const { page, said, opened } = reader;
  const complaints = [];
  try {
    // The page shown first is not rendered again.
    if (opened === id) await page.locator('#storybook-docs h1').first().waitFor({ timeout: 1000 });
    else await page.evaluate(open, id);
    delete reader.opened;
    complaints.push(...(await page.evaluate(brokenLinks, Object.keys(entries))));
  } catch (error) {
    complaints.push(`${failed} ${error.message.split('\n')[0]}`);
  }
  return [...complaints, ...said.splice(0)];
}

function listen(page) {
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) said.push(`${response.status()} for ${response.url()}`);
  });
  return said;
}

async function visit(title, work) {
  const page = await chrome.newPage({ locale: 'en-GB' });
  const said = listen(page);
  try {
    await work(page);
  } catch (error) {
    said.push(error.message);
  }
  await page.close();
  results.push({ title, complaints: said });
}

/** In the page: opens a documentation page, and waits until it and its stories are rendered. */
function open(id) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('was not rendered within 60 s')), 60_000);
    const settle = (failure) => {
      clearTimeout(timer);
      channel.off('docsRendered', drawn);
      channel.off('storyThrewException', threw);
      channel.off('storyMissing', missing);
      if (failure) reject(failure);
      else requestIdleCallback(() => resolve());
    };
    const drawn = (which) => which === id && settle();
    const threw = (error) => settle(new Error(error.message));
    const missing = () => settle(new Error('does not exist'));
    channel.on('docsRendered', drawn);
    channel.on('storyThrewException', threw);
    channel.on('storyMissing', missing);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

/** In the page: links to stories and pages that do not exist. */
function brokenLinks(known) {
  return [...document.querySelectorAll('#storybook-docs a[href*="?path="]')]
    .map((link) => /\?path=\/(?:story|docs)\/([\w-]+)/.exec(link.getAttribute('href'))?.[1])
    .filter((id) => id && !known.includes(id))
    .map((id) => `links to ${id}, which does not exist`);
}
