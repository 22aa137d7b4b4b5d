import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { OverlayByPress, Default as SlimStory, Static as StaticStory } from './AppShell.stories.tsx';

const meta = {
  title: 'Pictures/AppShell',
  parameters: { layout: 'fullscreen', pictureHeight: 520, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const drawn = ({ render }: Pick<StoryObj, 'render'>): StoryObj => (render ? { render } : {});

export const Slim = drawn(SlimStory);
export const Static = drawn(StaticStory);
export const Overlay: StoryObj = {
  ...drawn(OverlayByPress),
  play: async () => {
    await screen.findByRole('dialog', {}, { timeout: 5000 });
  },
};
