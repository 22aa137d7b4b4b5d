import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { FileImportPanel, type FileImportStage } from './FileImportPanel.tsx';

const labels = {
  drop: 'Drop the sensor’s file here',
  accepted: 'CSV, TXT or JSON, up to 50 MB',
  confirm: 'Import 4,032 readings',
};

const meta = {
  title: 'Patterns/FileImportPanel',
  component: FileImportPanel,
  args: {
    stage: { kind: 'choose' },
    onFile: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    acceptedFileTypes: ['.csv'],
    labels,
  },
} satisfies Meta<typeof FileImportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['a,b'], 'sensor.csv', { type: 'text/csv' });

export const Default: Story = {
  name: 'Accepts a file from the file dialog',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('CSV, TXT or JSON, up to 50 MB')).toBeVisible();
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'sensor.csv' }));
  },
};

export const Several: Story = {
  name: 'Accepts several files at once where they belong together',
  args: { onFiles: fn() },
  play: async ({ args, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(input, [file, new File(['c'], 'nights.csv', { type: 'text/csv' })]);
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'sensor.csv' }),
      expect.objectContaining({ name: 'nights.csv' }),
    ]);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const Working: Story = {
  name: 'Shows its progress, and can be stopped',
  args: { stage: { kind: 'working', fileName: 'sensor.csv', label: 'Sending', progress: 0.4 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const PastStopping: Story = {
  name: 'Offers no cancel button once it can no longer be stopped',
  args: { stage: { kind: 'working', fileName: 'sensor.csv', label: 'Storing', canCancel: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Storing' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Preview: Story = {
  name: 'Shows what was recognised before anything is kept',
  args: {
    stage: { kind: 'preview', fileName: 'sensor.csv', detail: '310 kB' },
    children: (
      <DescriptionList
        items={[
          { term: 'Maker', detail: 'Dexcom Clarity' },
          { term: 'Readings', detail: '4,032, from 5 to 19 January' },
        ]}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Dexcom Clarity')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4,032 readings' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'Explains what is wrong with a rejected file, and accepts another',
  args: {
    stage: {
      kind: 'refused',
      fileName: 'holiday.csv',
      title: 'This is a picture, not a sensor’s file',
      text: 'Nothing was kept. Export the readings as CSV from the maker’s page and choose that file.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is a picture');
    await expect(canvas.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  },
};

function Walk() {
  const [stage, setStage] = useState<FileImportStage>({ kind: 'choose' });
  return (
    <FileImportPanel
      stage={stage}
      onFile={({ name }) => setStage({ kind: 'preview', fileName: name })}
      onConfirm={() => setStage({ kind: 'done', title: '4,032 readings imported' })}
      onCancel={() => setStage({ kind: 'choose' })}
      onUndo={() => setStage({ kind: 'choose' })}
      labels={labels}
    />
  );
}

export const KeyboardWalk: Story = {
  name: 'From the file to the end and back by keyboard alone, without losing focus',
  render: () => <Walk />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'sensor.csv' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Import 4,032 readings' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '4,032 readings imported' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Drop the sensor’s file here')).toBeVisible();
  },
};

const long = 'Wolfeschlegelsteinhausen'.repeat(42);

export const LongNames: Story = {
  name: 'Names of a thousand characters wrap at 320 px, in every stage',
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      {(
        [
          { kind: 'working', fileName: long, label: long, progress: 0.4 },
          { kind: 'preview', fileName: long, detail: long },
          { kind: 'refused', fileName: long, title: long, text: long },
          { kind: 'done', title: long, text: long },
        ] as const
      ).map((stage) => (
        <FileImportPanel key={stage.kind} {...args} stage={stage} onUndo={() => undefined} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};

export const KeyboardChooses: Story = {
  name: 'The button that chooses a file is a tab stop',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const choose = canvas.getByRole('button', { name: 'Choose a file' });
    if (document.activeElement !== choose) await userEvent.tab();
    await expect(choose).toHaveFocus();
  },
};

export const NotReadyToConfirm: Story = {
  name: 'While a question in the preview is unanswered, it cannot be confirmed',
  args: { stage: { kind: 'preview', fileName: 'sensor.csv' }, isConfirmDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import 4,032 readings' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
