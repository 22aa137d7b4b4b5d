import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, rightToLeft } from '../../guidelines/badInput.tsx';
import { Text } from './Text.tsx';

const meta = { title: 'Primitives/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Follows the density in size',
  args: { children: 'Glucose was in range for 18 of 24 hours.', as: 'p' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Glucose/)).fontSize).toBe('14px');
    await expect(getComputedStyle(canvas.getByText(/Glucose/)).fontFamily).toContain('Inter Variable');
  },
};

export const Numeric: Story = {
  name: 'Numbers below each other line up',
  render: () => (
    <>
      <Text as="div" isNumeric>
        <span>111.1</span>
      </Text>
      <Text as="div" isNumeric>
        <span>888.8</span>
      </Text>
    </>
  ),
  play: async ({ canvas }) => {
    const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(Math.abs(width('111.1') - width('888.8'))).toBeLessThan(0.1);
  },
};

export const Truncated: Story = {
  name: 'Truncates a thousand letters to one line and keeps the full text in the title',
  args: { isTruncated: true, children: 'María '.repeat(170), title: 'María …' },
  play: async ({ canvas }) => {
    const text = canvas.getByTitle('María …');
    await expect(text.getBoundingClientRect().height).toBeLessThanOrEqual(20);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Starts on the right in right-to-left text',
  decorators: [rightToLeft],
  args: { as: 'p', align: 'start', children: 'كان السكر في النطاق 18 ساعة من 24.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByText(/السكر/)).direction).toBe('rtl');
    await expectToFit(canvasElement);
  },
};
