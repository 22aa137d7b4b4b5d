import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { Screen } from '../Screen/Screen.tsx';
import { RecordFrame } from './RecordFrame.tsx';
import stories, { ManyAllergies, OnAPhone } from './RecordFrame.stories.tsx';
import { pageAbout } from './RecordFrameSample.tsx';

const meta = {
  title: 'Pictures/RecordFrame',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const { name, labels } = stories.args;
const longName = OnAPhone.args?.name ?? name;
const variant = (record: string, about = name) => ({
  ...stories.args,
  name: about,
  tabs: null,
  labels: { ...labels, record, alerts: `${record}: alerts`, states: `${record}: states` },
  children: pageAbout(about, `The way to ${record}`),
});

export const Variants: StoryObj = {
  render: () => (
    <>
      <RecordFrame {...variant('one')} />
      <RecordFrame {...variant('many')} alerts={ManyAllergies.args?.alerts} />
      <RecordFrame {...variant('long', longName)} alerts={ManyAllergies.args?.alerts} />
      <RecordFrame {...variant('loading')} isLoading tabs={stories.args.tabs} />
    </>
  ),
};

export const Spanish: StoryObj = {
  render: () => (
    <LabelsProvider labels={es}>
      <RecordFrame
        {...stories.args}
        name="María Inmaculada Fernández-Cavada Prado"
        detail={{ text: '42', label: '42 años' }}
        alerts={[
          {
            id: 'nuts',
            group: 'allergy',
            tone: 'critical',
            text: 'Frutos de cáscara',
            sentence: 'Alergia: frutos de cáscara',
            href: '#habitos',
          },
        ]}
        states={[{ id: 'cgm', label: 'MCG', sentence: 'Prueba activa: MCG', tone: 'info', href: '#pruebas' }]}
        countText={(group, count) => `${count} ${group === 'allergy' ? 'alergias' : 'avisos'}`}
        labels={{ record: 'Paciente' }}
        tabs={
          <Tabs
            label="Secciones"
            items={['Resumen', 'Datos del paciente', 'Pruebas', 'Documentos', 'Configuración'].map(
              (label) => ({
                href: `#${label}`,
                label,
                isCurrent: label === 'Pruebas',
              }),
            )}
          />
        }
      >
        <Screen
          title="Datos antropométricos"
          breadcrumbsLabel="El camino hasta aquí"
          breadcrumbs={[
            { id: 'people', label: 'Pacientes', href: '#pacientes' },
            { id: 'record', label: 'María Inmaculada Fernández-Cavada Prado', href: '#maria' },
            { id: 'here', label: 'Datos antropométricos' },
          ]}
        >
          <p>Contenido</p>
        </Screen>
      </RecordFrame>
    </LabelsProvider>
  ),
};
