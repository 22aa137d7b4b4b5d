import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmbeddedPage, type EmbeddedPageProps } from './EmbeddedPage.tsx';

const page = (messages: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>Chat</title><main><h1>${messages}</h1><button>Begin</button></main></html>`,
  )}`;

const meta = {
  title: 'Components/EmbeddedPage',
  component: EmbeddedPage,
  args: { src: page('How can we help?'), title: 'Support chat', loadingLabel: 'The support chat is coming' },
  decorators: [
    (Story) => (
      <div data-box style={{ height: 320, maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EmbeddedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = (canvas: { getByTitle: (title: string) => HTMLElement }) => canvas.getByTitle('Support chat');

export const Default: Story = {
  name: 'Fills its container, and has a name',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByText('The support chat is coming')).toBeNull());
    const box = canvasElement.querySelector('[data-box]')?.getBoundingClientRect();
    const { width, height } = frame(canvas).getBoundingClientRect();
    await expect([width, height]).toEqual([box?.width, box?.height]);
  },
};

export const Closed: Story = {
  name: 'Cannot navigate the page around it, and receives no referrer',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('The support chat is coming')).toBeNull());
    const sandbox = frame(canvas).getAttribute('sandbox')?.split(' ') ?? [];
    await expect(sandbox).toContain('allow-scripts');
    await expect(sandbox.filter((each) => each.startsWith('allow-top-navigation'))).toEqual([]);
    await expect(frame(canvas)).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};

function Changing(args: EmbeddedPageProps) {
  const [src, setSrc] = useState(args.src);
  return (
    <>
      <Button onPress={() => setSrc(page('Another'))}>Another page</Button>
      <EmbeddedPage {...args} src={src} />
    </>
  );
}

export const Loading: Story = {
  name: 'Says what is loading until it is there',
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByText('The support chat is coming')).toBeNull());
    // The other page may load before the test can look: announcements meanwhile are recorded.
    const said: string[] = [];
    const watcher = new MutationObserver(() => said.push(canvasElement.textContent));
    watcher.observe(canvasElement, { childList: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Another page' }));
    await waitFor(() =>
      expect(said.some((messages) => messages.includes('The support chat is coming'))).toBe(true),
    );
    await waitFor(() => expect(canvas.queryByText('The support chat is coming')).toBeNull());
    watcher.disconnect();
  },
};

export const KeyboardPassesThrough: Story = {
  name: 'Tab moves into it and out again',
  render: (args) => (
    <>
      <Button>Before</Button>
      <EmbeddedPage {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('The support chat is coming')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
    frame(canvas).focus();
    await expect(frame(canvas)).toHaveFocus();
  },
};

export const LongName: Story = {
  name: 'A long loading message does not overflow',
  args: { loadingLabel: 'Wolfeschlegelsteinhausen '.repeat(42) },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[data-box]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
