import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { CartImportPanel } from './CartImportPanel.tsx';

const meta = {
  title: 'App/CalorimetryImport',
  component: CartImportPanel,
  decorators: [inApp, answering({})],
  loaders: [messages('calorimetry-import', 'errors', 'messages')],
  args: { medicalTestId: 'one', today: '2026-11-20', replaces: false, onImported: () => undefined },
} satisfies Meta<typeof CartImportPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chooses a file as a person does. */
async function choose(root: HTMLElement, name: string, text: string) {
  const input = await waitFor(() => {
    const found = root.querySelector<HTMLInputElement>('input[type="file"]');
    if (found === null) throw new Error('There is no place for a file yet.');
    return found;
  });
  // The dialog filters by extension; what is dropped is not filtered.
  input.removeAttribute('accept');
  await userEvent.upload(input, new File([text], name));
}

const rows = (head: string, line: (second: number) => string) =>
  [head, ...Array.from({ length: 90 }, (_, index) => line((index + 1) * 10))].join('\n');

export const Default: Story = {
  name: 'Shows what was read of a file before anything is stored',
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      'prueba.csv',
      rows('time_s,VO2_mL_min,VCO2_mL_min,HR_bpm', (second) => `${second},250,205,${60 + (second % 3)}`),
    );
    await expect(await screen.findByText('90', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(screen.getByText('14:50')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import the recording' })).toBeEnabled();
  },
};

export const WrongExtension: Story = {
  name: 'Names the extensions that a file may have',
  args: { medicalTestId: 'two' },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'informe.pdf', '%PDF-1.7');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Choose one with the extension .csv, .txt, .tsv, .xlsx, .xml, and .dat.',
    );
  },
};

export const UnknownHeadings: Story = {
  name: 'Asks what the columns hold where their headings are unknown, by keyboard',
  args: { medicalTestId: 'three' },
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      'raro.csv',
      rows('Aika,Happi,Hiilidioksidi', (second) => `${second},250,205`),
    );
    await expect(
      await screen.findByText(/The columns in the CSV do not match a valid document\./, undefined, {
        timeout: 10_000,
      }),
    ).toBeVisible();
    const read = screen.getByRole('button', { name: 'Read by these columns' });
    await expect(read).toBeDisabled();
    for (const [field, option] of [
      [/^Time|Time$/, /^1\. Aika/],
      [/VO₂$/, /^2\. Happi/],
    ] as const) {
      const [trigger] = await screen.findAllByRole('button', { name: field });
      trigger!.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: option }));
    }
    await waitFor(() => expect(read).toBeEnabled());
  },
};
