import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleWav } from '../../patterns/samples/sampleWav.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AudioPlayer } from './AudioPlayer.tsx';

const recording = URL.createObjectURL(sampleWav(12));

const meta = {
  title: 'Components/AudioPlayer',
  component: AudioPlayer,
  args: {
    label: 'Voice message from Lucía, 9:40',
    src: recording,
    duration: 12,
    onDownload: fn(),
  },
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const sound = (canvasElement: HTMLElement) => {
  const element = canvasElement.querySelector('audio');
  if (!element) throw new Error('There is no sound on the page.');
  return element;
};

export const Default: Story = {
  name: 'Waits to be played, shows its length, and plays',
  play: async ({ canvas, canvasElement }) => {
    const element = sound(canvasElement);
    element.muted = true;
    await expect(element.autoplay).toBe(false);
    await expect(element.paused).toBe(true);
    await expect(canvas.getByText('0:12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible();
    await expect(element.paused).toBe(true);
  },
};

export const OfAnotherKind: Story = {
  name: 'One that this browser does not play says so at once, and can be downloaded',
  args: { type: 'audio/x-of-no-browser' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText(/cannot play this kind of recording/)).toBeVisible();
    await expect(canvasElement.querySelector('audio')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download recording' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const Waveform: Story = {
  name: 'Shows how loud it is, and how much of it has been played',
  args: { peaks: [0, 20, 60, 100, 60, 20] },
  play: async ({ canvas, canvasElement }) => {
    const element = sound(canvasElement);
    await waitFor(() => expect(element.readyState).toBeGreaterThan(0));
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] > span')];
    await expect(bars).toHaveLength(6);
    const heights = bars.map((bar) => bar.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBe(heights[3]);
    // Silence can be seen, too.
    await expect(heights[0]).toBeGreaterThan(0);
    canvas.getByRole('slider', { name: 'Position' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(bars.filter((bar) => bar.dataset.played)).toHaveLength(2));
  },
};

export const KeyboardSeeks: Story = {
  name: 'The keyboard plays it, seeks by a second, and announces the position as a time',
  play: async ({ canvas, canvasElement }) => {
    const element = sound(canvasElement);
    await waitFor(() => expect(element.readyState).toBeGreaterThan(0));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Position' });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:03 of 0:12');
    await expect(element.currentTime).toBe(3);
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:12');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Speed 1×' })).toHaveFocus();
  },
};

export const Speed: Story = {
  name: 'The speed is chosen from a menu whose button names the current one',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speed 1×' }));
    await userEvent.click(within(await screen.findByRole('menu')).getByText('1.5×'));
    await expect(sound(canvasElement).playbackRate).toBe(1.5);
    await expect(await canvas.findByRole('button', { name: 'Speed 1.5×' })).toBeVisible();
  },
};

export const OneAtATime: Story = {
  name: 'Starting one stops the other',
  render: (args) => (
    <Stack gap="md">
      <AudioPlayer {...args} label="First" />
      <AudioPlayer {...args} label="Second" />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const element of canvasElement.querySelectorAll('audio')) element.muted = true;
    const [first, second] = canvas.getAllByRole('group').map((each) => within(each));
    if (!first || !second) throw new Error('There should be two recordings.');
    await userEvent.click(first.getByRole('button', { name: 'Play' }));
    await first.findByRole('button', { name: 'Pause' });
    await userEvent.click(second.getByRole('button', { name: 'Play' }));
    await second.findByRole('button', { name: 'Pause' });
    await expect(await first.findByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Pause' }));
  },
};

export const BadFile: Story = {
  name: 'A file that is not audio says so and can be downloaded',
  args: { src: URL.createObjectURL(new Blob(['no sound'], { type: 'audio/wav' })), duration: undefined },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('This recording cannot be played here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download recording' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text the line fills from the right and the arrow keys follow',
  render: (args) => (
    <I18nProvider locale="ar-EG">
      <div dir="rtl">
        <AudioPlayer {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(sound(canvasElement).readyState).toBeGreaterThan(0));
    const slider = canvas.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', '٠:٠١ of ٠:١٢');
  },
};

export const NarrowRoom: Story = {
  name: 'Nothing overflows in 240 px',
  render: (args) => (
    <div style={{ width: 240 }}>
      <AudioPlayer {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group').parentElement;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
