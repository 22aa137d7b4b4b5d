import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

const meta = {
  title: 'Pictures/Form',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const labels = { summary: 'Two fields need your attention', saving: 'Saving' };
const fields = (
  <>
    <TextField label="Surname" name="surname" />
    <NumberField label="Weight" name="weight" unit="kg" defaultValue={7} />
  </>
);
const actions = ({ isSaving }: { isSaving: boolean }) => (
  <>
    <Button intent="primary" type="submit" isPending={isSaving}>
      Save patient
    </Button>
    <Button intent="quiet">Cancel</Button>
  </>
);

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="xl" align="start">
      <Form label="At rest" labels={labels} actions={actions}>
        {fields}
      </Form>
      <Form
        label="Refused"
        labels={labels}
        actions={actions}
        errors={[
          { name: 'surname', message: 'Enter the surname.' },
          { name: 'weight', message: 'Enter a weight from 20 to 300 kg.' },
        ]}
      >
        {fields}
      </Form>
      <Form label="Saving" labels={labels} actions={actions} isSaving>
        {fields}
      </Form>
    </Grid>
  ),
};
