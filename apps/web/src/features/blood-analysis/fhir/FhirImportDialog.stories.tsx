import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { FhirImportDialog } from './FhirImportDialog.tsx';

const meta = {
  title: 'App/FhirImportDialog',
  component: FhirImportDialog,
  decorators: [answering({}), inApp],
  loaders: [messages('blood-analysis', 'blood-analysis-review')],
  args: { medicalTestId: 'test', onRead: fn(), onClose: fn() },
} satisfies Meta<typeof FhirImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const chosen = async (file: File) => {
  const dialog = await screen.findByRole('dialog');
  const input = await waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>('input[type=file]');
    if (found === null) throw new Error('There is no control for a file yet.');
    return found;
  });
  // The dialog filters by extension; what is dropped is not filtered.
  input.removeAttribute('accept');
  await userEvent.upload(input, file);
  return within(dialog);
};

export const Default: Story = {
  name: 'Refuses a file that is no JSON before it is sent, and takes another',
  play: async ({ args }) => {
    const dialog = await chosen(new File(['%PDF-1.7'], 'informe.pdf', { type: 'application/pdf' }));
    await expect(await dialog.findByText(/has to be JSON/)).toBeVisible();
    await expect(args.onRead).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: /another/i })).toBeVisible();
  },
};

export const TooLarge: Story = {
  name: 'Refuses a file that is too long to be read',
  play: async () => {
    const dialog = await chosen(new File(['a'.repeat(500_001)], 'largo.json'));
    await expect(await dialog.findByRole('button', { name: /another/i })).toBeVisible();
  },
};
