import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { Screen } from './Screen.tsx';
import stories, { Empty, KeyboardRetries } from './Screen.stories.tsx';

const meta = {
  title: 'Pictures/Screen',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      <Screen {...stories.args} moreActions={[...stories.args.moreActions]} />
      <Screen
        {...stories.args}
        {...Empty.args}
        title="Empty"
        breadcrumbsLabel="The way to the empty one"
        moreActions={[]}
      />
      <Screen
        {...stories.args}
        {...KeyboardRetries.args}
        title="Failed"
        breadcrumbsLabel="The way to the failed one"
        moreActions={[]}
      />
    </>
  ),
};

const here = (title: string) => ({
  title,
  breadcrumbsLabel: `El camino hasta ${title}`,
  breadcrumbs: [
    { id: 'people', label: 'Pacientes', href: '#pacientes' },
    { id: 'record', label: 'María Inmaculada Fernández-Cavada Prado', href: '#maria' },
    { id: 'here', label: title },
  ],
});

export const Spanish: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <Screen
        {...here('Recomendaciones y suplementos')}
        description="Lo que hemos acordado en la última consulta."
        primaryAction={
          <Button intent="primary" icon={Plus}>
            Nueva recomendación
          </Button>
        }
        moreActions={[{ id: 'delete', label: 'Eliminar todas' }]}
      >
        <Card>Contenido</Card>
      </Screen>
      <Screen
        {...here('Pruebas médicas')}
        state={{
          kind: 'empty',
          pictogram: 'tests',
          title: 'Todavía no hay pruebas',
          text: 'Crea la primera y suelta en ella el archivo del sensor.',
          action: <Button intent="primary">Nueva prueba</Button>,
        }}
      >
        {null}
      </Screen>
      <Screen
        {...here('Documentos')}
        state={{
          kind: 'failed',
          title: 'No hemos podido cargar los documentos',
          text: 'No se ha perdido nada. Comprueba la conexión y vuelve a intentarlo.',
          onRetry: () => undefined,
        }}
      >
        {null}
      </Screen>
    </LabelsProvider>
  ),
};
