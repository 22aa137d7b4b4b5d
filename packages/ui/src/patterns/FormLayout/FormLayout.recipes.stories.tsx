import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormLayout, FormSection } from './FormLayout.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/FormLayout', tags: ['recipe'] } satisfies Meta;
export default meta;

export const InSections: StoryObj = {
  name: 'Fields in sections, a bar when something changed',
  render: function Recipe() {
    const [name, setName] = useState('Ana Ruiz Vidal');
    return (
      <FormLayout
        aria-label="Patient"
        labels={{ save: 'Save patient', discard: 'Discard changes' }}
        isDirty={name !== 'Ana Ruiz'}
        onDiscard={() => setName('Ana Ruiz')}
        onSubmit={(event) => event.preventDefault()}
      >
        <FormSection title="Person" description="Who the record is about.">
          <TextField label="Name" value={name} onChange={setName} />
        </FormSection>
        <FormSection title="Body">
          <NumberField label="Weight" unit="kg" defaultValue={72.4} />
        </FormSection>
      </FormLayout>
    );
  },
};

export const Saving: StoryObj = {
  name: 'While it is saved',
  render: () => (
    <FormLayout
      aria-label="Plan"
      labels={{ save: 'Save plan', saving: 'Saving' }}
      isDirty
      status="saving"
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSection title="Plan">
        <TextField label="Name of the plan" defaultValue="Spring" />
      </FormSection>
    </FormLayout>
  ),
};

export const FirstTime: StoryObj = {
  name: 'A form that is always ready to be sent',
  render: () => (
    <FormLayout
      aria-label="New food"
      labels={{ save: 'Create food' }}
      isDirty={false}
      alwaysShowsBar
      onSubmit={(event) => event.preventDefault()}
    >
      <FormSection title="What it is">
        <TextField label="Name of the food" />
      </FormSection>
    </FormLayout>
  ),
};
