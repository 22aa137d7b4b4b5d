import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const meta = {
  title: 'Pictures/FileDrop',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const messages = {
  label: 'Sensor file',
  prompt: 'Drop the file here, or',
  browseLabel: 'Choose a file',
  hint: 'CSV or JSON, up to 50 MB',
  notOneFileText: 'Drop one file.',
  cancelLabel: 'Remove',
  onCancel: () => undefined,
  onSelect: () => undefined,
} satisfies FileDropProps;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="lg" align="start">
      <FileDrop {...messages} />
      <FileDrop
        {...messages}
        error="This is a photo, not a CSV file. Export the readings from the maker's site."
      />
      <FileDrop
        {...messages}
        status={{
          kind: 'working',
          fileName: 'Clarity_Export_Ferrer_Lucia.csv',
          text: 'Sending the file',
          progress: 0.62,
        }}
      />
      <FileDrop
        {...messages}
        status={{ kind: 'done', fileName: 'Clarity_Export_Ferrer_Lucia.csv', text: '4,012 readings' }}
      />
      <FileDrop
        {...messages}
        allowsSeveral
        onRemove={() => undefined}
        onRetry={() => undefined}
        removeLabel={(name) => `Remove ${name}`}
        retryLabel={(name) => `Try ${name} again`}
        files={[
          {
            id: '1',
            name: 'Clarity_Export_Ferrer_Lucia.csv',
            state: 'working',
            text: 'Sending',
            progress: 0.4,
          },
          { id: '2', name: 'april.csv', state: 'failed', text: 'The connection was lost. Nothing was kept.' },
          { id: '3', name: 'may.csv', state: 'done', text: '4,012 readings' },
        ]}
      />
    </Grid>
  ),
};
