import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { FhirExportDialog } from './FhirExportDialog.tsx';

const meta = {
  title: 'App/FhirExportDialog',
  component: FhirExportDialog,
  decorators: [inApp],
  loaders: [messages('blood-analysis', 'blood-analysis-review')],
  args: {
    file: {
      fileName: 'fhir.json',
      bundle: {},
      notSaid: [
        { reason: 'NO_UCUM', subject: 'hdl', text: 'mg/dl aprox.' },
        { reason: 'FASTING', subject: null, text: '' },
      ],
    },
    onClose: fn(),
  },
} satisfies Meta<typeof FhirExportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names what FHIR could not carry, and closes by keyboard',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [unit, fasting] = dialog.getAllByRole('listitem');
    await expect(unit).toHaveTextContent(/HDL.*mg\/dl aprox\./);
    await expect(fasting).toHaveTextContent(/^Whether the sample was fasting$/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
