import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { PageHeader } from './PageHeader.tsx';
import stories from './PageHeader.stories.tsx';

const meta = {
  title: 'Pictures/PageHeader',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xl">
      <PageHeader {...stories.args} />
      <PageHeader
        {...stories.args}
        title="Glucose"
        breadcrumbsLabel="The way to the glucose"
        description="Of the last fourteen days"
        tabs={<Tabs label="Views" items={[{ href: '#all', label: 'All', isCurrent: true }]} />}
      />
      <PageHeader title="A title of a page that goes on in a second line where the window is a phone’s" />
    </Stack>
  ),
};

export const Spanish: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <PageHeader
        title="Antecedentes familiares y personales"
        titleAside={<StatusPill tone="info" label="12 respuestas sin revisar" />}
        description="Lo que la paciente contó antes de la primera consulta."
        breadcrumbsLabel="El camino hasta aquí"
        breadcrumbs={[
          { id: 'people', label: 'Pacientes', href: '#pacientes' },
          { id: 'record', label: 'María Inmaculada Fernández-Cavada Prado', href: '#maria' },
          { id: 'here', label: 'Antecedentes familiares y personales' },
        ]}
        primaryAction={
          <Button intent="primary" icon={Plus}>
            Pedir las respuestas
          </Button>
        }
        moreActions={[{ id: 'delete', label: 'Eliminar las respuestas' }]}
        tabs={
          <Tabs
            label="Secciones"
            items={['Antropometría', 'Estilo de vida', 'Alimentación', 'Antecedentes'].map((label) => ({
              href: `#${label}`,
              label,
              isCurrent: label === 'Antecedentes',
            }))}
          />
        }
      />
    </LabelsProvider>
  ),
};
