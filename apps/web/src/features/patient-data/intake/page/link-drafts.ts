import { createDrafts, type DraftsOptions } from '@healzy/api/runtime/drafts/drafts';
import type { DraftsOfPerson } from '../../../../app/forms/drafts/drafts-context.ts';
import { tabMemory } from '../../../../state/browser-storage.ts';

const TAB_KEY = 'healzy.intake-tab';

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A number of this tab alone, which a reload keeps and closing the tab forgets. */
function secretOfTab(): string {
  const known = tabMemory.get(TAB_KEY);
  if (known !== null) return known;
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  tabMemory.set(TAB_KEY, secret);
  return secret;
}

/** Can be opened with both only: the link lies in the browser's history, and the tab's secret goes with the tab. */
async function keyOf(link: string): Promise<string> {
  const text = new TextEncoder().encode(`${secretOfTab()} ${link}`);
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** The drafts of whoever holds a link, on a device that may be anybody's: they end with the tab. */
export function linkDrafts(link: string, device: Pick<DraftsOptions, 'store' | 'locks'>): DraftsOfPerson {
  const drafts = createDrafts({
    ...device,
    fetchKey: () => keyOf(link),
  });
  return { drafts, userId: 'intake', accountId: 'intake' };
}
