import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Text } from '../Text/Text.tsx';
import { BesideMain } from './BesideMain.tsx';

const meta = {
  title: 'Primitives/BesideMain',
  component: BesideMain,
  args: {
    lead: <Text as="p">72 % in range</Text>,
    rest: <Text as="p">Mean 163 mg/dL</Text>,
    children: <div style={{ blockSize: 400 }}>Profile</div>,
  },
  argTypes: { lead: { control: false }, rest: { control: false } },
} satisfies Meta<typeof BesideMain>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (canvas: { getByText: (text: string) => HTMLElement }) =>
  ['72 % in range', 'Profile', 'Mean 163 mg/dL'].map((text) =>
    (canvas.getByText(text).parentElement ?? document.body).getBoundingClientRect(),
  );

export const Default: Story = {
  name: 'Has a column of fixed width at its end, whose parts follow one another beside the main part',
  decorators: [(Story) => <div style={{ inlineSize: 1100 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const [lead, rest] = [canvas.getByText('72 % in range'), canvas.getByText('Mean 163 mg/dL')].map((each) =>
      each.getBoundingClientRect(),
    );
    const main = canvas.getByText('Profile').getBoundingClientRect();
    await expect(lead?.top).toBe(main.top);
    await expect(rest?.left).toBe(lead?.left);
    await expect(rest?.top).toBeGreaterThan(lead?.bottom ?? Infinity);
    await expect(rest?.top).toBeLessThan(main.bottom);
    await expect(main.right).toBeLessThan(lead?.left ?? 0);
  },
};

export const Narrow: Story = {
  name: 'Is one column where space is tight: what is read first, the main part, what is looked up',
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const [lead, main, rest] = places(canvas);
    await expect(main?.top).toBeGreaterThanOrEqual(lead?.bottom ?? Infinity);
    await expect(rest?.top).toBeGreaterThanOrEqual(main?.bottom ?? Infinity);
    await expectToFit(canvasElement);
  },
};

export const EmptyParts: Story = {
  name: 'Keeps the width of the main part where nothing is beside it',
  args: { lead: null, rest: null },
  decorators: [(Story) => <div style={{ inlineSize: 1100 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Profile').getBoundingClientRect().width).toBeLessThan(800);
  },
};

export const InSight: Story = {
  name: 'The rest can stay in sight while the main part scrolls',
  args: {
    lead: undefined,
    hasRestInSight: true,
    children: <div style={{ blockSize: 3000 }}>Profile</div>,
  },
  decorators: [(Story) => <div style={{ inlineSize: 1100 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    window.scrollTo(0, 1500);
    const { top, bottom } = canvas.getByText('Mean 163 mg/dL').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
    window.scrollTo(0, 0);
  },
};

export const LongWord: Story = {
  name: 'A word that cannot break does not push the main part out',
  decorators: [narrow],
  args: { lead: <Text>{longWord}</Text> },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

export const RightToLeft: Story = {
  name: 'Has the column on the left in right-to-left text',
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ inlineSize: 1100 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const lead = canvas.getByText('72 % in range').getBoundingClientRect();
    await expect(lead.left).toBeLessThan(canvas.getByText('Profile').getBoundingClientRect().left);
  },
};
