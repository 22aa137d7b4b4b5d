import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';
import stories from './CommandPalette.stories.tsx';
import { note } from './sampleCommands.ts';

const meta = {
  title: 'Pictures/CommandPalette',
  parameters: { pictureHeight: 560, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const palette = <CommandPalette {...stories.args} isOpen onOpenChange={() => undefined} hasHotkey={false} />;

export const Open: StoryObj = { render: () => palette };

export const Step: StoryObj = {
  render: () => (
    <CommandPalette
      {...stories.args}
      groups={[note]}
      isOpen
      onOpenChange={() => undefined}
      hasHotkey={false}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: 'Write a note…' }));
    await screen.findByRole('option', { name: 'Eva Muñiz' });
  },
};

export const Found: StoryObj = {
  render: () => palette,
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'plan');
    await screen.findByRole('option', { name: /Plan a visit/ });
  },
};
