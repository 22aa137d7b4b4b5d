import { createBrowserLocks } from '@healzy/api/runtime/drafts/draft-locks';
import { createIndexedDbStore } from '@healzy/api/runtime/drafts/draft-store';

/** The store for drafts in this browser, and the locks between its tabs. */
export const browserDevice = () => ({
  store: createIndexedDbStore('healzy-drafts'),
  locks: createBrowserLocks('healzy.draft.'),
});
