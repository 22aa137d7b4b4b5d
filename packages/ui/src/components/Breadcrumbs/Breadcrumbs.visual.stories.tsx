import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Pictures/Breadcrumbs',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <Breadcrumbs label="Short" items={[{ label: 'Patients', href: '#a' }, { label: 'Lucía Ferrer' }]} />
      <Breadcrumbs
        label="Long"
        items={[
          { label: 'Patients', href: '#a' },
          { label: 'María de la Concepción Fernández de Córdoba y Álvarez', href: '#b' },
          { label: 'Tests', href: '#c' },
          { label: 'Indirect calorimetry' },
        ]}
      />
    </Stack>
  ),
};
