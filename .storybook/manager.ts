import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { lookOf } from './look.ts';

addons.setConfig({
  theme: lookOf('system'),
  sidebar: { showRoots: true, collapsedRoots: ['pictures'] },
});

// The frame around the stories follows the theme chosen for them in the toolbar.
addons.register('healzy/look', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) =>
    addons.setConfig({ theme: lookOf(globals.theme) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
