import { expect, type Page } from '@playwright/test';

/** The number of drafts on this device, and every byte that it stores for the product. */
export async function kept(page: Page): Promise<{ drafts: number; lastAt: number; bytes: string }> {
  return page.evaluate(async () => {
    const answerOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const parts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    const latin = new TextDecoder('latin1');
    const utf = new TextDecoder();
    const readAll = (value: unknown): void => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
        const bytes = ArrayBuffer.isView(value) ? value : new Uint8Array(value);
        parts.push(latin.decode(bytes), utf.decode(bytes));
      } else if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) {
          parts.push(key);
          readAll(inner);
        }
      } else parts.push(String(value));
    };
    let drafts = 0;
    let lastAt = 0;
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await answerOf(database.transaction(store).objectStore(store).getAll());
        if (name === 'healzy-drafts') {
          drafts += rows.length;
          lastAt = Math.max(lastAt, ...rows.map((row: { savedAt: number }) => row.savedAt));
        }
        rows.forEach(readAll);
      }
      database.close();
    }
    return { drafts, lastAt, bytes: parts.join('\n') };
  });
}

/** Waits until exactly this many drafts are kept on this device. */
export const waitForDraft = (page: Page, count = 1) =>
  expect.poll(async () => (await kept(page)).drafts, { timeout: 5_000 }).toBe(count);

/** Records from now on, in every document of the page, when something was last typed or chosen. */
export const noteTyping = (page: Page) =>
  page.addInitScript(() => {
    // Not `change`: it comes once more when a field is left, and changes nothing then.
    document.addEventListener(
      'input',
      () => {
        document.documentElement.dataset.typedAt = String(Date.now());
      },
      true,
    );
  });

/** Longer than the delay before typed input is written. */
const WRITTEN_WITHIN_MS = 2_000;

/** Waits until everything typed is kept, not just its beginning. Call `noteTyping` before the page opens. */
export const waitForAllTyped = (page: Page) =>
  expect(async () => {
    const [typedAt, now] = await page.evaluate(() => [
      Number(document.documentElement.dataset.typedAt),
      Date.now(),
    ]);
    const { lastAt } = await kept(page);
    expect(lastAt).toBeGreaterThanOrEqual(typedAt ?? NaN);
    expect(now).toBeGreaterThan(lastAt + WRITTEN_WITHIN_MS);
  }).toPass({ timeout: 15_000 });
