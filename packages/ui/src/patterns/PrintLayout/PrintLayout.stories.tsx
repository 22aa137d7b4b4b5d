import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PrintLayout } from './PrintLayout.tsx';
import { foodTable, planBlocks } from './PrintLayoutSample.tsx';

const meta = {
  title: 'Patterns/PrintLayout',
  component: PrintLayout,
  args: {
    label: 'Print preview',
    header: 'Clínica Alba · Beatriz Ibáñez Luna',
    footer: 'Printed on 3 March 2025',
    children: planBlocks(3),
  },
  argTypes: {
    actions: { control: false },
    children: { control: false },
    header: { control: 'text' },
    footer: { control: 'text' },
  },
} satisfies Meta<typeof PrintLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheetIn = (canvas: { getByRole: (role: 'region', options: { name: string }) => HTMLElement }) => {
  const sheet = canvas.getByRole('region', { name: 'Print preview' }).querySelector<HTMLElement>('.hz-light');
  if (!sheet) throw new Error('There is a sheet.');
  return sheet;
};

export const Default: Story = {
  name: 'Shows the sheet in the width of its paper, with its head and foot',
  play: async ({ canvas }) => {
    const sheet = sheetIn(canvas);
    await expect(Math.round((sheet.offsetWidth / 96) * 25.4)).toBe(210);
    await expect(within(sheet).getByText('Printed on 3 March 2025')).toBeVisible();
    await expect(getComputedStyle(sheet).color).toBe('rgb(0, 0, 0)');
    await expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};

const print = fn();

export const KeyboardPrints: Story = {
  name: 'Its actions are above the sheet, are reached first and are not printed',
  args: { actions: <Button onPress={() => print()}>Print</Button> },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(print).toHaveBeenCalled();
  },
};

export const Pages: Story = {
  name: 'A long table goes over several pages, each with the head of the sheet and of the table; chrome is not printed',
  args: { children: foodTable(90) },
  parameters: {
    prints: {
      pages: 2,
      onEvery: ['Clínica Alba', 'Printed on 3 March 2025', 'Food', 'Energy', ' / 2'],
      never: ['Patients', 'Print this'],
    },
  },
  render: (args) => (
    <div style={{ display: 'flex', blockSize: '100vh', overflow: 'hidden' }}>
      <nav aria-label="Menu">Patients</nav>
      <main style={{ overflow: 'auto' }}>
        <PrintLayout {...args} actions={<Button>Print this</Button>} />
      </main>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Foods' })).toBeVisible();
  },
};

export const Blocks: Story = {
  name: 'Blocks stay together, and one can begin a page',
  args: { children: planBlocks(3, true) },
  parameters: { prints: { pages: 3, onEvery: ['Clínica Alba', 'Day', 'End of day'], never: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const Links: Story = {
  name: 'A link is printed with its address',
  args: { children: <a href="https://example.org/plan">The plan</a> },
  parameters: { prints: { pages: 1, onEvery: ['The plan (https://example.org/plan)'], never: [] } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^The plan/ });
    await expect(getComputedStyle(link, '::after').content).toContain('https://example.org/plan');
  },
};

export const Dark: Story = {
  name: 'In the dark theme the sheet is black on white',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const sheet = sheetIn(canvas);
    await expect(getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)');
    const [heading] = within(sheet).getAllByRole('heading');
    await expect(heading && getComputedStyle(heading).color).toBe('rgb(0, 0, 0)');
  },
};

export const Paper: Story = {
  name: 'Letter, across',
  args: { paper: 'letter', orientation: 'landscape' },
  parameters: { prints: { pages: 1, onEvery: ['1 / 1'], never: [], width: 792, height: 612 } },
  play: async ({ canvas }) => {
    await expect(Math.round((sheetIn(canvas).offsetWidth / 96) * 25.4)).toBe(279);
  },
};

export const LongOnNarrow: Story = {
  name: 'At 320 px the preview is as wide as the screen, and long words break',
  globals: { viewport: { value: 'w320' } },
  args: {
    header: 'B'.repeat(300),
    children: (
      <Stack gap="sm">
        <Heading level={2}>{'w'.repeat(400)}</Heading>
        <a href={`https://example.org/${'x'.repeat(300)}`}>A long address</a>
      </Stack>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  name: 'On a right-to-left page the sheet reads from the right',
  render: (args) => (
    <div dir="rtl">
      <PrintLayout {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(sheetIn(canvas)).direction).toBe('rtl');
  },
};
