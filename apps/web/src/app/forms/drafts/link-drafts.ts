import { createDrafts, type DraftsOptions } from '@healzy/api/runtime/drafts/drafts';
import type { DraftsOfPerson } from './drafts-context.ts';
import { tabMemory } from '../../../state/browser-storage.ts';

const TAB_KEY = 'healzy.link-tab';

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A random secret of this tab, which survives a reload but not closing the tab. */
function secretOfTab(): string {
  const known = tabMemory.get(TAB_KEY);
  if (known !== null) return known;
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  tabMemory.set(TAB_KEY, secret);
  return secret;
}

/** Needs both to decrypt: the link is in the browser's history, and the tab's secret is lost with the tab. */
async function keyOf(link: string): Promise<string> {
  const text = new TextEncoder().encode(`${secretOfTab()} ${link}`);
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}

/** The drafts of a link's holder, on a possibly shared device: they end with the tab. */
export function linkDrafts(link: string, device: Pick<DraftsOptions, 'store' | 'locks'>): DraftsOfPerson {
  const drafts = createDrafts({
    ...device,
    fetchKey: () => keyOf(link),
  });
  return { drafts, userId: 'link', accountId: 'link' };
}
