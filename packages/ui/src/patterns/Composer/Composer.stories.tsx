import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareQuote } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleImages } from '../samples/sampleImages.ts';
import { stubMicrophone, withoutRecorder, type StubMicrophone } from '../samples/stubMicrophone.ts';
import { Composer, type ComposerHandle, type ComposerProps } from './Composer.tsx';

let microphone: StubMicrophone | undefined;
const withMicrophone = (refusal?: string) => () => {
  microphone = stubMicrophone(refusal);
  return () => microphone?.restore();
};

const meta = {
  title: 'Patterns/Composer',
  component: Composer,
  args: {
    value: '',
    onChange: fn(),
    onSend: fn(),
    onAttach: fn(),
    onRemoveAttachment: fn(),
    onRetryAttachment: fn(),
    onSendRecording: fn(),
    check: (file: File) =>
      file.size > 1000 ? `${file.name} is over 1 kB. Send a smaller picture of it.` : undefined,
    labels: { field: 'Message to Lucía' },
  },
  render: function Kept(args: ComposerProps) {
    const [value, setValue] = useState(args.value);
    return (
      <div data-box style={{ maxWidth: 640 }}>
        <Composer
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
          onSend={() => {
            args.onSend();
            setValue('');
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('textbox', { name: 'Message to Lucía' });
const file = (name: string, size = 10) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });

export const Default: Story = {
  name: 'Accepts text and sends it once; an empty message cannot be sent',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field(canvas), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field(canvas), 'Good morning');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field(canvas)).toHaveValue('');
    await expect(field(canvas)).toHaveFocus();
  },
};

export const KeyboardSends: Story = {
  name: 'Enter sends, Shift and Enter starts a new line, and the field grows',
  play: async ({ args, canvas }) => {
    const messages = field(canvas);
    await userEvent.click(messages);
    const before = messages.getBoundingClientRect().height;
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}Two{Shift>}{Enter}{/Shift}Three');
    await expect(messages).toHaveValue('One\nTwo\nThree');
    await expect(messages.getBoundingClientRect().height).toBeGreaterThan(before + 20);
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('Four{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(messages).toHaveFocus();
    await expect(messages).toHaveAccessibleDescription('Enter sends; Shift and Enter starts a new line.');
  },
};

export const Composing: Story = {
  name: 'An Enter that confirms an IME composition does not send',
  args: { value: '日本' },
  play: async ({ args, canvas }) => {
    fireEvent.keyDown(field(canvas), { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Attaching: Story = {
  name: 'Files are chosen, pasted and dropped; a rejected one says why',
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file field.');
    await userEvent.upload(input, [file('one.pdf'), file('huge.pdf', 2000)]);
    await expect(args.onAttach).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'one.pdf' })]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'huge.pdf is over 1 kB. Send a smaller picture of it.',
    );
    const data = new DataTransfer();
    data.items.add(file('two.pdf'));
    field(canvas).dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await expect(args.onAttach).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'two.pdf' })]);
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    const dropped = new DataTransfer();
    dropped.items.add(file('three.pdf'));
    field(canvas).dispatchEvent(
      new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
    );
    await expect(args.onAttach).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'three.pdf' })]);
  },
};

export const Attached: Story = {
  name: 'An attachment shows its progress, can be removed or resent, and is waited for',
  args: {
    value: 'Here they are',
    attachments: [
      { id: 'a', name: 'plate.jpg', size: 248_000, previewSrc: sampleImages.plate },
      { id: 'b', name: 'report.pdf', size: 1_240_000, progress: 0.4 },
      { id: 'c', name: 'notes.pdf', size: 12_000, error: 'The connection broke.' },
    ],
  },
  play: async ({ args, canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Attachments' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(list.getByRole('progressbar', { name: 'Sending report.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(field(canvas), '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(list.getByRole('button', { name: 'Send notes.pdf again' }));
    await expect(args.onRetryAttachment).toHaveBeenCalledWith('c');
    await userEvent.click(list.getByRole('button', { name: 'Remove plate.jpg' }));
    await expect(args.onRemoveAttachment).toHaveBeenCalledWith('a');
  },
};

export const BadLength: Story = {
  name: 'Near the limit it counts; beyond it, it keeps the text and does not send',
  args: { limit: 30 },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('0/30')).toBeNull();
    await userEvent.type(field(canvas), 'a'.repeat(20));
    await expect(canvas.getByText('20/30')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('10 characters left');
    await userEvent.type(field(canvas), 'b'.repeat(12));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 characters too many');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveValue('a'.repeat(20) + 'b'.repeat(12));
  },
};

export const Off: Story = {
  name: 'Says why nothing can be written',
  args: { disabledReason: 'Lucía’s account is closed. You can read what was written.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeDisabled();
    await expect(field(canvas)).toHaveAccessibleDescription(/Lucía’s account is closed/);
    await expect(canvas.getByRole('button', { name: 'Record a voice message' })).toBeDisabled();
  },
};

export const KeyboardRecords: Story = {
  name: 'The keyboard records, pauses, plays and sends; the microphone is released',
  beforeEach: withMicrophone(),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Record a voice message' }).focus();
    await userEvent.keyboard('{Enter}');
    const stop = await canvas.findByRole('button', { name: 'End the recording' });
    await waitFor(() => expect(stop).toHaveFocus());
    await expect(canvas.getByRole('group', { name: 'Recording' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00 of 5:00');
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:01 of 5:00'), {
      timeout: 4000,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByRole('group', { name: 'Paused' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on recording' }));
    await expect(await canvas.findByRole('group', { name: 'Recording' })).toBeVisible();
    canvas.getByRole('button', { name: 'End the recording' }).focus();
    await userEvent.keyboard('{Enter}');
    const recorded = await canvas.findByRole('group', { name: 'Your voice message' }, { timeout: 4000 });
    await expect(within(recorded).getByRole('button', { name: 'Play' })).toBeVisible();
    await expect(microphone?.stopped()).toBe(1);
    const send = canvas.getByRole('button', { name: 'Send the recording' });
    await waitFor(() => expect(send).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSendRecording).toHaveBeenCalledWith(
      expect.any(Blob),
      expect.any(Number),
      expect.any(Array),
    );
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

/** What of the bar is drawn outside of it, over something else of it, or broken into lines: hard to read or to press. */
function cutParts(bar: Element): string[] {
  const box = bar.getBoundingClientRect();
  const parts = [...bar.querySelectorAll('button, [role=timer], [data-meter], [data-said]')].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    // Of text, what it needs rather than what it was given.
    const isText = part.matches('[role=timer], [data-said]');
    const at = isText ? range.getBoundingClientRect() : part.getBoundingClientRect();
    const isBroken = isText && range.getClientRects().length > 1;
    return { name: part.getAttribute('aria-label') ?? part.textContent ?? '', at, isBroken };
  });
  return parts
    .filter(
      ({ at, isBroken }, index) =>
        isBroken ||
        at.width === 0 ||
        at.left < box.left - 1 ||
        at.right > box.right + 1 ||
        parts.some(
          ({ at: other }, place) =>
            place !== index &&
            Math.min(at.right, other.right) - Math.max(at.left, other.left) > 1 &&
            Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top) > 1,
        ),
    )
    .map(({ name }) => name);
}

export const RecordingOnAPhone: Story = {
  name: 'The recording bar is whole on a phone: what is said, how long, and every button',
  globals: { viewport: { value: 'w390' }, language: 'es' },
  args: { labels: { field: 'Mensaje para Lucía' } },
  beforeEach: withMicrophone(),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Grabar un mensaje de voz' }));
    const bar = await canvas.findByRole('group', { name: 'Grabando' });
    await canvas.findByRole('timer');
    await expect(cutParts(bar)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Pausar' }));
    await expect(cutParts(await canvas.findByRole('group', { name: 'En pausa' }))).toEqual([]);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RecordingOnASmallPhone: Story = {
  ...RecordingOnAPhone,
  name: 'It is whole on a small phone too',
  globals: { viewport: { value: 'w320' }, language: 'es' },
};

export const RecordingThrownAway: Story = {
  name: 'A discarded recording is not sent, and the microphone is released',
  beforeEach: withMicrophone(),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard the recording' }));
    await expect(await canvas.findByRole('textbox')).toBeVisible();
    await expect(microphone?.stopped()).toBe(1);
    await expect(args.onSendRecording).not.toHaveBeenCalled();
  },
};

export const LongestRecording: Story = {
  name: 'At the maximum length the recording ends by itself and can be played',
  beforeEach: withMicrophone(),
  args: { maxSeconds: 1 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await expect(
      await canvas.findByRole('group', { name: 'Your voice message' }, { timeout: 5000 }),
    ).toBeVisible();
  },
};

export const BadPermission: Story = {
  name: 'A blocked microphone explains how to allow it, and typing still works',
  beforeEach: withMicrophone('NotAllowedError'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await expect(await canvas.findByText(/^The microphone is blocked\. Allow it/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to writing' }));
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};

export const BadMicrophone: Story = {
  name: 'Without a microphone it says so',
  beforeEach: withMicrophone('NotFoundError'),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await expect(await canvas.findByText(/^No microphone was found/)).toBeVisible();
  },
};

export const BadBrowser: Story = {
  name: 'A browser that cannot record says so, and focus returns to the field',
  beforeEach: () => withoutRecorder(),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Record a voice message' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^This browser cannot record\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to writing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field(canvas)).toHaveFocus());
  },
};

export const ClosedWhileRecording: Story = {
  name: 'When writing is disabled, a recording in progress releases the microphone',
  beforeEach: withMicrophone(),
  render: function Closing(args: ComposerProps) {
    const [reason, setReason] = useState<string>();
    return (
      <>
        <Composer {...args} disabledReason={reason} />
        <button type="button" onClick={() => setReason('The account was closed.')}>
          Close the account
        </button>
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record a voice message' }));
    await canvas.findByRole('timer');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the account' }));
    await waitFor(() => expect(microphone?.stopped()).toBe(1));
    await expect(field(canvas)).toBeDisabled();
    await expect(args.onSendRecording).not.toHaveBeenCalled();
  },
};

export const NarrowRightToLeft: Story = {
  name: 'At 320 px, right to left, a thousand letters and a long file name stay inside',
  args: {
    value: 'a'.repeat(1000),
    attachments: [{ id: 'a', name: `${'b'.repeat(300)}.pdf`, size: 12 }],
  },
  decorators: [
    (Story) => (
      <div dir="rtl" data-narrow style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-narrow]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  },
};

const saved = fn();
const TOOLS = [
  { id: 'saved', icon: MessageSquareQuote, label: 'Insert a saved reply', onPress: saved, typed: '/' },
];

export const KeyboardTools: Story = {
  name: 'A tool is pressed, or called by its character in the empty field only',
  args: { tools: TOOLS },
  beforeEach: () => {
    saved.mockClear();
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(field(canvas), '/');
    await expect(saved).toHaveBeenCalledOnce();
    await expect(field(canvas)).toHaveValue('');
    await userEvent.type(field(canvas), '1/2');
    await expect(field(canvas)).toHaveValue('1/2');
    await expect(saved).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Insert a saved reply' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(saved).toHaveBeenCalledTimes(2);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Opened: Story = {
  name: 'A conversation that is opened can be written into at once',
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveFocus();
  },
};

/** A conversation that is there once something else was typed or pressed. */
function Late(args: ComposerProps) {
  const [isThere, setThere] = useState(false);
  return (
    <div style={{ maxWidth: 640 }}>
      <input aria-label="Search" onChange={() => setThere(true)} />
      <header>
        <button type="button" onClick={() => setThere(true)}>
          Notifications
        </button>
      </header>
      {isThere && <Composer {...args} />}
    </div>
  );
}

export const OpenedLate: Story = {
  name: 'A conversation that loads late leaves the focus where somebody writes',
  args: { autoFocus: true },
  render: (args) => <Late {...args} />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(search, 'Lu');
    await expect(field(canvas)).toBeVisible();
    await expect(search).toHaveFocus();
  },
};

export const OpenedLateBehind: Story = {
  name: 'A conversation that loads late leaves the focus where something is being opened',
  args: { autoFocus: true },
  render: (args) => <Late {...args} />,
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(bell);
    await expect(field(canvas)).toBeVisible();
    await expect(bell).toHaveFocus();
  },
};

export const Inserted: Story = {
  name: 'Text put in from elsewhere goes where the cursor is, and a held Enter does not send it',
  args: { tools: TOOLS, value: 'Before ' },
  render: function WithHandle(args: ComposerProps) {
    const [value, setValue] = useState(args.value);
    const handle = useRef<ComposerHandle>(null);
    return (
      <div style={{ maxWidth: 640 }}>
        <Composer
          {...args}
          value={value}
          onChange={setValue}
          handle={handle}
          tools={[{ ...TOOLS[0]!, onPress: () => handle.current?.insert('inserted') }]}
        />
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert a saved reply' }));
    await expect(field(canvas)).toHaveValue('Before inserted');
    await expect(field(canvas)).toHaveFocus();
    await fireEvent.keyDown(field(canvas), { key: 'Enter', repeat: true });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};
