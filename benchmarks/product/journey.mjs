// The path of the demo's specialist through the product, as far as the benchmarks follow it.
const EMAIL = 'especialista@clinica-alba.example';
const PASSWORD = 'Healzy-demo-1';

export const listIsShown = (page) =>
  page.locator('a[href^="/patient/"]').first().waitFor({ timeout: 60_000 });

/** Signs in and ends on the list of patients. */
export async function signIn(page, url) {
  await page.goto(`${url}/patients`);
  await page.locator('input[type="email"]').fill(EMAIL);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await listIsShown(page);
}

/**
 * Opens the CGM tests of one patient after another until `find` matches one, and stays there.
 *
 * @param find called on each test's screen; null goes on
 * @param step wraps each move between screens: `(name, act)`
 * @returns what `find` found
 */
export async function openTests(page, find, step = (_name, act) => act()) {
  const patients = await hrefsOf(page, 'a[href^="/patient/"]');
  for (const [index, href] of patients.entries()) {
    if (index > 0) {
      await page.locator('a[href="/patients"]').first().click();
      await listIsShown(page);
    }
    await step('patient', () => page.locator(`a[href="${href}"]`).first().click());
    await step('tests', () => page.locator('a[href$="/medical-tests"]').first().click());
    await page.waitForURL(/medical-tests$/);
    const links = 'a[href*="/medical-test/cgm/"]';
    // Most patients have no such test, so a missing one is not a failure.
    await page
      .locator(links)
      .first()
      .waitFor({ timeout: 2500 })
      .catch(() => undefined);
    for (const test of await hrefsOf(page, links)) {
      await step('CGM test', () => page.locator(`a[href="${test}"]`).first().click());
      await page.waitForURL(/follow-up/);
      const found = await find();
      if (found !== null) return found;
      await page.goBack();
      await page.waitForURL(/medical-tests$/);
    }
  }
  throw new Error('No CGM test of the demo data is what the benchmark needs.');
}

export async function hrefsOf(page, selector) {
  const hrefs = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(hrefs)];
}
