import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Utensils } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { brokenImage, sampleImages } from '../samples/sampleImages.ts';
import { sampleWav } from '../samples/sampleWav.ts';
import { MessageBubble } from './MessageBubble.tsx';

const onOpen = fn();
const onDownload = fn();

const meta = {
  title: 'Patterns/MessageBubble',
  component: MessageBubble,
  args: {
    sender: { name: 'Lucía Ferrer' },
    contents: [
      {
        kind: 'text',
        text: 'Good morning. The report is at https://example.org/report.\nOr write to laboratory@example.org',
      },
    ],
    at: new Date(Date.UTC(2026, 2, 12, 9, 40)),
    timeZone: 'UTC',
    onRetry: fn(),
  },
  beforeEach: () => {
    onOpen.mockClear();
    onDownload.mockClear();
  },
} satisfies Meta<typeof MessageBubble>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows sender, content and time, with the full date behind the time',
  play: async ({ canvas }) => {
    const message = canvas.getByRole('article');
    await expect(message).toHaveAccessibleName(/^Lucía Ferrer Good morning\..* 09:40$/s);
    await expect(canvas.getByText('09:40')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Thursday,? 12 March 2026 at 09:40$/),
    );
    const [page, mail] = canvas.getAllByRole('link');
    await expect(page).toHaveAttribute('href', 'https://example.org/report');
    await expect(page).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(mail).toHaveAttribute('href', 'mailto:laboratory@example.org');
  },
};

export const States: Story = {
  name: 'One’s own message shows its delivery state in words, and can be resent',
  render: (args) => (
    <div>
      {(['sending', 'sent', 'read', 'failed'] as const).map((state) => (
        <MessageBubble key={state} {...args} isOwn state={state} />
      ))}
    </div>
  ),
  play: async ({ args, canvas }) => {
    const [sending, sent, read, failed] = canvas.getAllByRole('article');
    await expect(sending).toHaveAccessibleName(/Sending$/);
    await expect(sent).toHaveAccessibleName(/Sent$/);
    await expect(read).toHaveAccessibleName(/Read$/);
    await expect(failed).toHaveAccessibleName(/Not sent/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  name: 'A message that was refused says why, and the keyboard edits or discards it',
  args: {
    isOwn: true,
    state: 'refused',
    reason: 'This chat can only be read.',
    onEdit: fn(),
    onDrop: fn(),
    contents: [{ kind: 'text', text: 'Take the blue one.' }],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName(
      /Not accepted This chat can only be read\./,
    );
    await expect(canvas.queryByRole('button', { name: 'Send again' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Discard message' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const BadLinks: Story = {
  name: 'Text that is neither a web nor an e-mail address stays text',
  args: {
    contents: [
      {
        kind: 'text',
        text: 'javascript:alert(1) data:text/html,x https://known.example@elsewhere.example/ <b>bold</b>',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
    await expect(canvas.getByText(/<b>bold<\/b>/)).toBeVisible();
  },
};

export const Picture: Story = {
  name: 'An image reserves its space, has its caption, and opens enlarged',
  args: {
    contents: [
      {
        kind: 'image',
        src: sampleImages.plate,
        alt: 'A plate of vegetables',
        width: 800,
        height: 600,
        onOpen,
      },
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Enlarge: A plate of vegetables' });
    const { width, height } = button.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(4 / 3, 1);
    await userEvent.click(button);
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

export const BadPicture: Story = {
  name: 'An image that cannot be loaded says so and keeps its caption',
  args: { contents: [{ kind: 'image', src: brokenImage, alt: 'A plate of vegetables', onOpen }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('A plate of vegetables')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const KeyboardFile: Story = {
  name: 'The keyboard opens a file by its name and downloads it',
  args: {
    contents: [
      { kind: 'text', text: 'Here is the report.' },
      { kind: 'file', name: 'report-march.pdf', type: 'PDF', size: 248_000, onOpen, onDownload },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PDF · 248 kB/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'report-march.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download report-march.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDownload).toHaveBeenCalledOnce();
  },
};

export const Card: Story = {
  name: 'What a message points at opens by keyboard, or stays readable where it does not',
  args: {
    contents: [
      { kind: 'text', text: 'Look at this one.' },
      {
        kind: 'card',
        icon: Utensils,
        label: 'Meal',
        title: 'Rice with vegetables',
        detail: '1 Mar 2026 · peak 162 mg/dL',
        onOpen,
      },
      { kind: 'card', icon: Utensils, label: 'Document', title: 'diary.pdf', detail: 'No longer there' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rice with vegetables' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByText('diary.pdf')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'diary.pdf' })).toBeNull();
  },
};

export const Voice: Story = {
  name: 'A recording is named by its sender and time',
  args: { contents: [{ kind: 'audio', src: URL.createObjectURL(sampleWav(12)), duration: 12 }] },
  play: async ({ canvas }) => {
    const player = canvas.getByRole('group', { name: 'Voice message from Lucía Ferrer, 09:40' });
    await expect(within(player).getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Film: Story = {
  name: 'A video has native controls and captions, and does not autoplay',
  args: {
    contents: [
      {
        kind: 'video',
        src: 'data:video/webm;base64,AAAA',
        poster: sampleImages.walk,
        captions: [
          { src: 'data:text/vtt,WEBVTT', label: 'English', language: 'en' },
          { src: 'data:text/vtt,WEBVTT', label: 'Español', language: 'es' },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const film = canvas.getByLabelText('Video from Lucía Ferrer, 09:40');
    await expect(film).toHaveAttribute('controls');
    await expect(film).not.toHaveAttribute('autoplay');
    const tracks = [...canvasElement.querySelectorAll('track')];
    await expect(tracks.map((each) => [each.kind, each.srclang])).toEqual([
      ['captions', 'en'],
      ['captions', 'es'],
    ]);
  },
};

export const Fetched: Story = {
  name: 'A file says that it is fetched or could not be, and gives its focus to what it shows',
  render: function Render(args) {
    const [state, setState] = useState<'PENDING' | 'FAILED' | 'SHOWN'>();
    const fetched = { PENDING: 'FAILED', FAILED: 'SHOWN', SHOWN: 'SHOWN' } as const;
    return (
      <>
        <MessageBubble
          {...args}
          contents={[
            state === 'SHOWN'
              ? { kind: 'video', src: 'data:video/webm;base64,AAAA', poster: sampleImages.walk }
              : {
                  kind: 'file',
                  name: 'squat.mp4',
                  type: 'MP4',
                  size: 12_000_000,
                  onOpen: () => setState(state === undefined ? 'PENDING' : fetched[state]),
                  onDownload,
                  fetching: state,
                },
          ]}
        />
        <button hidden data-next onClick={() => setState(fetched[state ?? 'PENDING'])} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const fetch = () => canvasElement.querySelector<HTMLElement>('[data-next]')?.click();
    const file = canvas.getByRole('button', { name: 'squat.mp4' });
    file.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Loading… MP4 · 12 MB')).toBeVisible();
    // Opening it again while it comes does nothing.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Loading… MP4 · 12 MB')).toBeVisible();
    fetch();
    await expect(await canvas.findByText('It could not be loaded. Open it to try again.')).toBeVisible();
    fetch();
    await waitFor(() => expect(canvas.getByLabelText('Video from Lucía Ferrer, 09:40')).toHaveFocus());
  },
};

export const WithActions: Story = {
  name: 'Its actions show on keyboard focus',
  args: {
    actions: (
      <Menu
        trigger={<IconButton icon={Ellipsis} label="Actions" size="small" hasTooltip={false} />}
        entries={[{ id: 'copy', label: 'Copy' }]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await expect(getComputedStyle(button.parentElement ?? button).opacity).toBe('1');
  },
};

const box = (canvasElement: HTMLElement) => {
  const element = canvasElement.querySelector<HTMLElement>('[data-box]');
  if (!element) throw new Error('The story has no box.');
  return element;
};

export const LongWords: Story = {
  name: 'A thousand letters without a space, and an equally long name, stay in 320 px',
  args: {
    sender: { name: `Ana ${'i'.repeat(1000)}` },
    contents: [
      { kind: 'text', text: 'a'.repeat(1000) },
      { kind: 'file', name: `${'b'.repeat(300)}.pdf`, type: 'PDF', size: 12, onDownload },
    ],
  },
  render: (args) => (
    <div data-box style={{ width: 320 }}>
      <MessageBubble {...args} />
      <MessageBubble {...args} isOwn state="failed" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const element = box(canvasElement);
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};
