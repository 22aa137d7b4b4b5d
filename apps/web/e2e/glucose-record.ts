import type { Page } from '@playwright/test';
import { expect, type Language, translate, visit } from './journey.ts';
import { clarityFile } from './sensor-files.ts';

/** A CGM test with three days of glucose, open on its overview. */
export async function openGlucose(page: Page, language: Language, patientId: string): Promise<void> {
  const say = (key: string, values: Record<string, number> = {}) => translate(language, key, values);
  await visit(page, `/patient/${patientId}/medical-tests?new=test`);
  await page.getByRole('dialog').getByLabel(say('medical-tests:form.name'), { exact: true }).fill('Sensor');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('cgm:import.drop'))).toBeVisible();
  await page.locator('main input[type="file"]').first().setInputFiles(clarityFile());
  await page
    .getByRole('button', { name: say('cgm:import.confirm_other', { formatted: 864 }) })
    .press('Enter');
  await expect(page.getByText(say('cgm-canvas:figure.EFFICIENCY')).first()).toBeVisible();
}
