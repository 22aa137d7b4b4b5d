import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { GlassBox, type GlassBoxInput } from './GlassBox.tsx';

const inputs: GlassBoxInput[] = [
  { name: 'Readings in range', value: '3,387', date: '1–14 March' },
  { name: 'All readings', value: '4,032', date: '1–14 March', href: '#readings' },
];

const meta = {
  title: 'Components/GlassBox',
  component: GlassBox,
  args: {
    figure: 'Time in range',
    value: '84 %',
    formula: 'readings from 70 to 180 mg/dL ÷ all readings',
    sources: [{ name: 'International consensus on time in range, 2019', href: '#consensus' }],
    inputs,
    excluded: [{ what: '12 readings on 3 March', reason: 'Sensor warm-up' }],
    missing: ['9 March, 02:00 to 05:00: no readings'],
    children: <Text weight="semibold">84 %</Text>,
    onOpenChange: fn(),
  },
  argTypes: {
    children: { control: false },
    formula: { control: 'text' },
    // The documentation generator does not read `readonly` arrays.
    sources: { table: { type: { summary: 'readonly GlassBoxSource[]' } } },
    inputs: { table: { type: { summary: 'readonly GlassBoxInput[]' } } },
    excluded: { table: { type: { summary: 'readonly GlassBoxExclusion[]' } } },
    missing: { table: { type: { summary: 'readonly string[]' } } },
  },
} satisfies Meta<typeof GlassBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const NAME = 'How Time in range is calculated';

export const Default: Story = {
  name: 'Its button opens formula, source, what went in, what was left out and what is missing',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    const box = within(await screen.findByRole('dialog', { name: 'Time in range' }));
    for (const part of ['Formula', 'What went in', 'What was left out', 'What is missing', 'Source'])
      await expect(box.getByRole('region', { name: part })).toBeInTheDocument();
    await expect(box.getByText('4,032')).toBeInTheDocument();
    await expect(box.getByText('Sensor warm-up')).toBeInTheDocument();
    await expect(box.getByRole('link', { name: /consensus/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};

export const KeyboardOpens: Story = {
  name: 'Opens by keyboard, moves through its links, closes on Escape and returns focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: NAME });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const box = await screen.findByRole('dialog', { name: 'Time in range' });
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
    const link = within(box).getByRole('link', { name: 'All readings' });
    for (let stops = 0; stops < 4 && document.activeElement !== link; stops++) await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  name: 'On a phone it is a sheet from below',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    const box = await screen.findByRole('dialog', { name: 'Time in range' });
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, -1));
    await expect(box.getBoundingClientRect().width).toBeGreaterThan(300);
  },
};

export const LongContent: Story = {
  name: 'Many values and long words scroll inside it',
  args: {
    inputs: Array.from({ length: 80 }, (_, index) => ({
      name: `${'Glucosaisquémica'.repeat(6)} ${index}`,
      value: `${index} mg/dL`,
      date: '3 March, 08:00',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    const box = await screen.findByRole('dialog', { name: 'Time in range' });
    await waitFor(() => expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const NothingWentIn: Story = {
  name: 'Says so where nothing went in, and leaves out empty parts',
  args: { value: '–', inputs: [], excluded: [], missing: [], sources: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: NAME }));
    const box = within(await screen.findByRole('dialog', { name: 'Time in range' }));
    await expect(box.getByText('No values went in.')).toBeInTheDocument();
    await expect(box.queryByRole('region', { name: 'Source' })).toBeNull();
  },
};

export const Printed: Story = {
  name: 'Its text is there for print, and hidden on the screen',
  args: { isPrinted: true },
  play: async ({ canvas, canvasElement }) => {
    const text = (await canvas.findByText('What went in')).closest<HTMLElement>('div:has(> strong)')!;
    await expect(getComputedStyle(text).display).toBe('none');
    await expect(text).toHaveTextContent(/Time in range 84 %.*4,032.*Sensor warm-up.*#consensus/);
    await expect(canvasElement.querySelector('[role="dialog"]')).toBeNull();
  },
};

export const InSpanish: Story = {
  name: 'Its labels are in the language around it',
  render: (args) => (
    <LabelsProvider labels={es}>
      <GlassBox {...args} figure="el tiempo en rango" />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cómo se calcula el tiempo en rango' }));
    await expect(await screen.findByText('Qué ha entrado')).toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text the button is on the left of the figure',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <GlassBox {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeLessThan(canvas.getByText('84 %').getBoundingClientRect().left);
  },
};
