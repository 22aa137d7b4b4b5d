import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

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

function input(canvasElement: HTMLElement) {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('There is no input for a file.');
  return found;
}

export const Default: Story = {
  name: 'A chosen file is passed on',
  play: async ({ args, canvasElement }) => {
    await userEvent.upload(input(canvasElement), file('march.csv'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const KeyboardButton: Story = {
  name: 'The button is keyboard-accessible and opens the system’s file dialog',
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
  name: 'A rejected file is explained and not passed on; the next file clears the error',
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
  name: 'While it works, it shows its progress and can be cancelled',
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
  name: 'A file name of three hundred letters stays inside',
  args: { status: { kind: 'done', fileName: `${'a'.repeat(300)}.csv`, text: '4,012 readings' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,012 readings')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const limits = {
  maxBytes: 1000,
  refusalTexts: {
    type: (name: string) => `${name} is no CSV or JSON file.`,
    size: (name: string) => `${name} is over 1 kB. Export a shorter period.`,
  },
};

export const TypeAndSize: Story = {
  name: 'Type and size are checked before anything is read, and rejections are explained',
  args: { ...limits, check: () => undefined },
  play: async ({ args, canvas, canvasElement }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input(canvasElement), new File(['x'], 'photo.png', { type: 'image/png' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('photo.png is no CSV or JSON file.');
    await user.upload(input(canvasElement), file('year.csv', 2000));
    await expect(canvas.getByRole('alert')).toHaveTextContent('year.csv is over 1 kB.');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Several: Story = {
  name: 'Of several files each valid one is passed on, and each invalid one is named',
  args: { ...limits, allowsSeveral: true },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), [file('a.csv'), file('b.csv', 2000), file('c.csv')]);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent('b.csv is over 1 kB.');
  },
};

/** What the browser does on Ctrl+V with a button focused: Chromium notifies the body, others the button. */
async function paste(target: Element | null, files: readonly File[], text?: string) {
  const clipboardData = new DataTransfer();
  for (const each of files) clipboardData.items.add(each);
  if (text) clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  await fireEvent(target ?? document.body, event);
  return event;
}

export const KeyboardPaste: Story = {
  name: 'Files can be pasted with focus on the zone or the button, and are checked like any other',
  args: limits,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Sensor file/ })).toHaveFocus();
    const taken = await paste(document.activeElement, [file('march.csv')]);
    await expect(taken.defaultPrevented).toBe(true);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'march.csv' }));

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await paste(document.body, [file('april.csv')]);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'april.csv' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(2);

    await paste(document.body, [new File(['x'], 'photo.png', { type: 'image/png' })]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('photo.png is no CSV or JSON file.');
    await paste(document.body, [], 'glucose,120');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Drop one file.');
    await paste(document.body, [file('a.csv'), file('b.csv')]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Drop one file.');

    canvas.getByRole('button', { name: 'Choose a file' }).blur();
    const elsewhere = await paste(document.body, [file('may.csv')]);
    await expect(elsewhere.defaultPrevented).toBe(false);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

function InForm(args: FileDropProps) {
  const [taken, setTaken] = useState<string>();
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get('reading');
        setSent(value instanceof File && value.name ? value.name : 'nothing');
      }}
    >
      <FileDrop
        {...args}
        name="reading"
        status={taken ? { kind: 'done', fileName: taken, text: 'Ready' } : { kind: 'empty' }}
        onSelect={(each) => setTaken(each.name)}
        cancelLabel="Remove file"
        onCancel={() => setTaken(undefined)}
      />
      <Button type="submit">Send</Button>
      <output>{sent}</output>
    </form>
  );
}

export const InAForm: Story = {
  name: 'With a name, the form’s data includes the file; after removal, focus goes to the button that chooses another',
  render: (args) => <InForm {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(input(canvasElement), file('march.csv'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvasElement.querySelector('output')).toHaveTextContent('march.csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file' }));
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvasElement.querySelector('output')).toHaveTextContent('nothing');
  },
};

export const KeyboardList: Story = {
  name: 'Each file shows its progress; Tab reaches its stop button and, after a failure, its retry button',
  args: {
    allowsSeveral: true,
    files: [
      { id: '1', name: 'march.csv', state: 'working', text: 'Sending', progress: 0.4 },
      { id: '2', name: 'april.csv', state: 'failed', text: 'The connection was lost. Nothing was kept.' },
      { id: '3', name: 'may.csv', state: 'done', text: '4,012 readings' },
    ],
    removeLabel: (name: string) => `Remove ${name}`,
    retryLabel: (name: string) => `Try ${name} again`,
    onRemove: fn(),
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    await expect(canvas.getByText(/The connection was lost/)).toHaveAttribute('role', 'alert');
    await expect(canvas.getByRole('status')).toHaveTextContent('may.csv, 4,012 readings');
    canvas.getByRole('button', { name: 'Choose a file' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove march.csv' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('1');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try april.csv again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('2');
  },
};

export const NarrowRightToLeft: Story = {
  name: 'Right to left and 320 px wide, long names are truncated and nothing overflows',
  args: {
    label: 'ملف '.repeat(200),
    allowsSeveral: true,
    files: [{ id: '1', name: `${'a'.repeat(1000)}.csv`, state: 'failed', text: 'x'.repeat(500) }],
    removeLabel: () => 'Remove',
    onRemove: fn(),
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <FileDrop {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};
