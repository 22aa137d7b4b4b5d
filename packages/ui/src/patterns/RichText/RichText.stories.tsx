import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouterProvider } from 'react-aria-components';
import { expect, userEvent } from 'storybook/test';
import { RichText } from './RichText.tsx';
import { sampleCitations, sampleLook } from './sampleCitations.ts';
import { sampleComparison, sampleText } from './sampleText.ts';

const meta = {
  title: 'Patterns/RichText',
  component: RichText,
  args: { text: sampleText },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const paragraph = (text: string, href: string | null = null) => ({
  type: 'PARAGRAPH' as const,
  level: 0,
  spans: [{ text, marks: [], href }],
});

export const Default: Story = {
  name: 'Headings, lists, quotes and emphasis are semantic for screen readers too',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Subjective' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Plan' })).toBeVisible();
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvasElement.querySelector('blockquote')).toHaveTextContent('I wake up at three');
    await expect(canvas.getByText('dinner at eleven').tagName).toBe('STRONG');
  },
};

export const KeyboardToLinks: Story = {
  name: 'Links are reached by Tab and open in a new tab',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'guide of the clinic' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Addresses: Story = {
  name: 'Under an application’s router, web, mail and telephone addresses are unchanged',
  args: {
    text: [
      paragraph('Guide', 'https://guides.example/sleep?x=1#two'),
      paragraph('Write', 'mailto:ana@mail.example'),
      paragraph('Call', 'tel:+34600100200'),
    ],
  },
  decorators: [
    (Story) => (
      <RouterProvider navigate={() => undefined} useHref={(address) => address}>
        <Story />
      </RouterProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const guide = canvas.getByRole('link', { name: 'Guide' });
    await expect(guide).toHaveAttribute('href', 'https://guides.example/sleep?x=1#two');
    await expect(guide).toHaveAttribute('target', '_blank');
    for (const [name, href] of [
      ['Write', 'mailto:ana@mail.example'],
      ['Call', 'tel:+34600100200'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('target');
    }
  },
};

export const NoMarkup: Story = {
  name: 'Markup is shown as text, and a link that would run code is not a link',
  args: { text: [paragraph('<img src=x onerror=alert(1)>'), paragraph('Press me', 'javascript:alert(1)')] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText('Press me')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Compared: Story = {
  name: 'Inserted and deleted text are distinguished without colour, and announced',
  args: { text: sampleComparison, changeLabels: { added: 'Added:', removed: 'Removed:' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent('Removed: eleven');
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('Added: nine');
    const went = canvasElement.querySelector('del');
    await expect(went && getComputedStyle(went).textDecorationLine).toBe('line-through');
  },
};

export const Cited: Story = {
  name: 'A citation opens what it cites; one that cannot be opened says so in words, and keeps its text',
  args: { text: sampleCitations, citationLook: sampleLook },
  play: async ({ canvas, canvasElement }) => {
    const weight = canvas.getByRole('link', { name: 'Measurement: Weight 72.6 kg · Nov 12, 2026' });
    await expect(weight).toHaveAttribute('href', '/records/m1');
    await expect(weight).not.toHaveAttribute('target');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvasElement).toHaveTextContent('Old report.pdf · Mar 3, 2026 (no longer available)');
  },
};

export const CitedWithoutAnApplication: Story = {
  name: 'Without an application that knows them, citations are text',
  args: { text: sampleCitations },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement).toHaveTextContent('Since Weight 72.6 kg · Nov 12, 2026 she sleeps better');
  },
};

export const KeyboardToCitations: Story = {
  name: 'Tab reaches the citations that open, in the order of the text',
  args: { text: sampleCitations, citationLook: sampleLook },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Measurement/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Document: Sleep diary/ })).toHaveFocus();
  },
};

export const CitedAndNarrow: Story = {
  name: 'At 320 px a long citation breaks over lines',
  args: {
    citationLook: sampleLook,
    text: [
      {
        type: 'PARAGRAPH',
        level: 0,
        spans: [
          {
            text: `${'w'.repeat(180)}.pdf`,
            marks: [],
            href: null,
            citation: { kind: 'DOCUMENT', id: 'd1', view: null },
          },
        ],
      },
    ],
  },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <RichText {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Each paragraph follows the direction of its own text',
  args: { text: [paragraph('مرحبا بالعالم'), paragraph('Hello')] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('مرحبا بالعالم')).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByText('Hello')).direction).toBe('ltr');
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px a word of ten thousand characters breaks',
  args: { text: [paragraph('w'.repeat(10_000))] },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <RichText {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
