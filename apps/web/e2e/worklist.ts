import type { Locator, Page } from '@playwright/test';
import { expect, translate } from './journey.ts';

/** Shows a line of the worklist: other journeys leave lines before it, and further ones are one press away. */
export async function showOnWorklist(page: Page, line: Locator) {
  const more = page.getByRole('button', { name: translate('es', 'dashboard:worklist.more') }).first();
  await expect(async () => {
    await expect(line.or(more).first()).toBeVisible();
    if (!(await line.isVisible())) await more.click({ timeout: 1000 });
    await expect(line).toBeVisible({ timeout: 1000 });
  }).toPass();
}
