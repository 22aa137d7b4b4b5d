import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../components/TextField/TextField.tsx';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import stories, { Default, KeyboardSheet } from './Rail.stories.tsx';
import { RailSample } from './RailSample.tsx';

const meta = {
  title: 'Pictures/Rail',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false }, pictureHeight: 420 },
} satisfies Meta;
export default meta;

export const Column: StoryObj = { render: () => stories.render({ ...stories.args, ...Default.args }) };

export const Sheet: StoryObj = {
  render: () => stories.render({ ...stories.args, ...KeyboardSheet.args, isOpen: true }),
};

export const Spanish: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <RailSample
        {...stories.args}
        label="Notas de María Inmaculada Fernández-Cavada Prado"
        resizeLabel="Anchura de las notas"
        page={{ title: 'Glucosa', text: '84 % en rango', toggle: 'Notas' }}
      >
        <TextField label="Título" defaultValue="Primera visita después del verano" />
      </RailSample>
    </LabelsProvider>
  ),
};
