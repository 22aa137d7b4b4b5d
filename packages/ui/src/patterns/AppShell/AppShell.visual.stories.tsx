import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slim as SlimStory, Static as StaticStory } from './AppShell.stories.tsx';

const meta = {
  title: 'Pictures/AppShell',
  parameters: { layout: 'fullscreen', pictureHeight: 520, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Slim: StoryObj = { render: SlimStory.render! };
export const Static: StoryObj = { render: StaticStory.render! };
