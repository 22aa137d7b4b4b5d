import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { ExportCard } from './ExportCard.tsx';

const meta = {
  title: 'App/ExportCard',
  component: ExportCard,
  decorators: [inApp],
  loaders: [messages('patient-transfer')],
  args: { isRecordPending: false, isFhirPending: false, onRecord: fn(), onFhir: fn() },
} satisfies Meta<typeof ExportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offering: Story = {
  name: 'Offers the whole record, and the same for other products',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download everything (ZIP)' }));
    await expect(args.onRecord).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Download as FHIR R4' }));
    await expect(args.onFhir).toHaveBeenCalledOnce();
  },
};

export const Preparing: Story = {
  name: 'Prepares one file at a time, however often it is pressed',
  args: { isRecordPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Preparing the file|everything/ }));
    await expect(args.onRecord).not.toHaveBeenCalled();
  },
};
