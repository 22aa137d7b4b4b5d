import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'text/csv' });

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Sensor file',
    prompt: 'Drop the file here, or',
    browseLabel: 'Choose a file',
    hint: 'CSV or JSON, up to 50 MB',
    notOneFileText: 'Drop one file.',
    accept: ['.csv', '.json'],
    check: (each: File) =>
      each.size > 1000 ? `${each.name} is over 1 kB. Export a shorter period.` : undefined,
    onSelect: fn(),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;

export const Default: Story = {
  name: 'The button takes the keyboard and opens the file window of the system',
  play: async ({ args, canvas, canvasElement }) => {
    const opened = fn();
    input(canvasElement).addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        opened();
      },
      { once: true },
    );
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await expect(button).toHaveAccessibleDescription('CSV or JSON, up to 50 MB');
    await userEvent.upload(input(canvasElement), file('march.csv'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'What the check refuses is explained and goes no further; the next file clears it',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), file('year.csv', 2000));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'year.csv is over 1 kB. Export a shorter period.',
    );
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.upload(input(canvasElement), file('march.csv'));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Working: Story = {
  name: 'While it works, it says how far it is and can be cancelled',
  args: {
    status: { kind: 'working', fileName: 'march.csv', text: 'Sending the file', progress: 0.4 },
    onCancel: fn(),
    cancelLabel: 'Cancel',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending the file' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LongName: Story = {
  name: 'A file name of three hundred letters stays in its room',
  args: { status: { kind: 'done', fileName: `${'a'.repeat(300)}.csv`, text: '4,012 readings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,012 readings')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
