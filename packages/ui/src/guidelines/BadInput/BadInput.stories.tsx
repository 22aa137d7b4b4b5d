import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longName, longWord } from '../badInput.tsx';
import { expectNoSidewaysScrolling, expectRoom, isInSight } from './expectRoom.ts';
import { ZoomedPage } from './ZoomedPage.tsx';

const meta = {
  title: 'Guidelines/Bad input',
  component: ZoomedPage,
  parameters: { layout: 'fullscreen' },
  // A 1280 × 1024 window at 400 %, as in WCAG 2.2, 1.4.10.
  globals: { viewport: { value: 'zoom400' } },
  args: { name: 'Marta Soler' },
} satisfies Meta<typeof ZoomedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rows and lines are rendered once their container has been measured. */
const isDrawn = (root: HTMLElement) =>
  waitFor(
    () => {
      expect(root.querySelector('[role="application"] > svg')).not.toBeNull();
      expect(root.querySelector('[data-row="3"]')).not.toBeNull();
    },
    { timeout: 5000 },
  );

const play: Story['play'] = async ({ canvasElement }) => {
  await expect(window.innerWidth).toBe(320);
  await isDrawn(canvasElement);
  await expectNoSidewaysScrolling();
  await expectRoom(canvasElement);
};

export const Default: Story = {
  name: 'At 400 % a whole page of list, chart and form scrolls in one direction, and nothing covers a control',
  play,
};

export const LongEverywhere: Story = {
  name: 'At 400 % the same holds for a thousand-character name',
  args: { name: longName },
  play,
};

export const LongWordEverywhere: Story = {
  name: 'At 400 % the same holds for a name that cannot break',
  args: { name: longWord },
  play,
};

export const RightToLeftPage: Story = {
  name: 'At 400 % the same holds for a right-to-left page',
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
  play,
};

export const KeyboardAtZoom: Story = {
  name: 'At 400 % the focused element is visible, above the save bar and below the top bar',
  play: async ({ canvas, canvasElement }) => {
    await isDrawn(canvasElement);
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    for (let stops = 0; stops < 8; stops++) {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement)) throw new Error('The focus is nowhere.');
      await expect(isInSight(focused), `${focused.outerHTML.slice(0, 120)} is covered`).toBe(true);
      await userEvent.tab();
    }
  },
};
