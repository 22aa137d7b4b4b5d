import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
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

export const Spanish: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <CommandPalette
        isOpen
        onOpenChange={() => undefined}
        hasHotkey={false}
        groups={[
          {
            id: 'acciones',
            label: 'Acciones',
            entries: ['Crear una nota', 'Nueva cita', 'Invitar a un usuario'].map((title) => ({
              id: title,
              title,
              onSelect: () => undefined,
            })),
          },
          {
            id: 'paginas',
            label: 'Páginas',
            entries: ['Datos antropométricos', 'Configuración del paciente'].map((title) => ({
              id: title,
              title,
              hint: 'María Inmaculada Fernández-Cavada Prado',
              onSelect: () => undefined,
            })),
          },
        ]}
      />
    </LabelsProvider>
  ),
};

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
