import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { lookOf } from './look.ts';

interface Entry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly tags?: readonly string[];
}

/** What a reader looks for: pages, recipes, the plain case of each part, and the states of the product's screens. */
const isForReaders = ({ type, id, title, tags = [] }: Entry) =>
  type !== 'story' ||
  tags.includes('recipe') ||
  title.startsWith('App/') ||
  (id.endsWith('--default') && !title.startsWith('Pictures/'));

addons.setConfig({
  theme: lookOf('system'),
  // The other stories are tests: the promises of a page lead to them, and the run finds them by itself.
  sidebar: { showRoots: true, collapsedRoots: ['recipes'], filters: { tests: isForReaders } },
});

// The frame around the stories follows the theme chosen for them in the toolbar.
addons.register('healzy/look', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    addons.setConfig({ theme: lookOf(globals.theme) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
