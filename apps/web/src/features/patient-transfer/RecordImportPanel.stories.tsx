import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { RecordImportPanel } from './RecordImportPanel.tsx';

const file = new File(['PK'], 'Lucía Ferrer 2026-11-21.zip');

const meta = {
  title: 'App/RecordImportPanel',
  component: RecordImportPanel,
  decorators: [inApp],
  loaders: [messages('patient-transfer')],
  args: { step: { kind: 'choose' }, onFile: fn(), onCancel: fn() },
} satisfies Meta<typeof RecordImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  name: 'Says which files are accepted',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ZIP or JSON (FHIR R4), up to 500 MB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  },
};

export const Uploading: Story = {
  name: 'Shows the upload progress, and stops on request',
  args: { step: { kind: 'uploading', file, share: 0.4 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '40%');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'Says why a record was rejected, and that nothing was kept',
  args: { step: { kind: 'refused', file, reason: { kind: 'taken' } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /There is already an existing patient with this email address. Nothing has been saved./,
      ),
    ).toBeVisible();
  },
};

export const Done: Story = {
  name: 'Counts what was imported with the patient, and links to it',
  args: {
    step: {
      kind: 'done',
      imported: {
        patientId: '01a1ff90-8859-745c-9f3a-51500bf6f221',
        sections: [
          { name: 'measurements', count: 12 },
          { name: 'notes', count: 1 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 measurements · 1 note')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open their record' })).toHaveAttribute(
      'href',
      '/patient/01a1ff90-8859-745c-9f3a-51500bf6f221',
    );
  },
};
