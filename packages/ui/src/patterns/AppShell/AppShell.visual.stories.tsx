import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { OverlayByPress, Default as SlimStory, Static as StaticStory } from './AppShell.stories.tsx';
import { AppShellSample } from './AppShellSample.tsx';

const meta = {
  title: 'Pictures/AppShell',
  parameters: { layout: 'fullscreen', pictureHeight: 520, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const drawn = ({ render }: Pick<StoryObj, 'render'>): StoryObj => (render ? { render } : {});

const isOpen = async () => {
  await screen.findByRole('dialog', {}, { timeout: 5000 });
};

export const Slim = drawn(SlimStory);
export const Static = drawn(StaticStory);
export const Overlay: StoryObj = {
  ...drawn(OverlayByPress),
  play: isOpen,
};

export const Spanish: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <AppShellSample mode="static" language="es" />
    </LabelsProvider>
  ),
};

export const SpanishOverlay: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <AppShellSample mode="overlay" opensAt language="es" />
    </LabelsProvider>
  ),
  play: isOpen,
};
