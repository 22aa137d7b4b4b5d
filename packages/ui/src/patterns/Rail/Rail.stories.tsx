import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotebookPen, Pill } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName, longWord } from '../../guidelines/badInput.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Rail } from './Rail.tsx';
import { RailSample } from './RailSample.tsx';

const meta = {
  title: 'Patterns/Rail',
  component: Rail,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'rail',
    label: 'Notes of Lucía',
    shape: 'column',
    isOpen: true,
    width: 400,
    onClose: fn(),
    onWidthChange: fn(),
    resizeLabel: 'Width of the notes',
    children: <TextField label="Title" defaultValue="" />,
  },
  argTypes: { children: { control: false }, actions: { control: false }, toggle: { control: false } },
  render: (args) => <RailSample {...args} />,
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A column beside the page, with a name of its own',
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('complementary', { name: 'Notes of Lucía' });
    const page = canvas.getByText('84 % in range');
    if (window.innerWidth < 1280) return;
    await expect(rail.getBoundingClientRect().width).toBe(400);
    await expect(rail.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      page.getBoundingClientRect().right,
    );
  },
};

export const KeyboardOpensAndCloses: Story = {
  name: 'Opened it takes the focus, closed it gives it back, and keeps what was typed',
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Notes' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Notes of Lucía' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Dinner');
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Dinner');
  },
};

export const KeyboardResizes: Story = {
  name: 'The arrow keys make it wider and narrower',
  play: async ({ args, canvas }) => {
    canvas.getByRole('separator', { name: 'Width of the notes' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onWidthChange).toHaveBeenLastCalledWith(320);
  },
};

export const KeyboardSheet: Story = {
  name: 'A sheet over the page is a dialog, and Escape closes it',
  args: { shape: 'sheet', isOpen: false },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Notes' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('dialog', { name: 'Notes of Lucía' })).toBeVisible();
    // What it covers cannot be reached.
    await expect(canvasElement.querySelector('main')).toHaveAttribute('inert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Cover: Story = {
  name: 'As a cover it leaves the line of chrome, which switches between page and rail',
  args: { shape: 'cover' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('complementary', { name: 'Notes of Lucía' });
    await expect(rail.getBoundingClientRect().top).toBe(56);
    await expect(rail.getBoundingClientRect().width).toBe(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Notes' }));
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByText('84 % in range')).toBeVisible();
  },
};

const choose = fn();

export const SeveralParts: Story = {
  name: 'Several parts are chosen in its head',
  args: {
    parts: {
      label: 'What the rail shows',
      current: 'notes',
      items: [
        { id: 'notes', label: 'Notes', icon: NotebookPen },
        { id: 'advice', label: 'Recommendations', icon: Pill },
      ],
    },
    onPartChange: choose,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Recommendations' }));
    await expect(choose).toHaveBeenLastCalledWith('advice');
  },
};

export const AtHighZoom: Story = {
  name: 'At 400 % zoom a sheet of any content scrolls inside itself and widens nothing',
  args: { shape: 'sheet', label: longName, children: <p style={{ overflowWrap: 'anywhere' }}>{longWord}</p> },
  globals: { viewport: { value: 'zoom400' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text it is on the left',
  render: (args) => <RailSample {...args} dir="rtl" />,
  play: async ({ canvas }) => {
    const rail = canvas.getByRole('complementary', { name: 'Notes of Lucía' });
    if (window.innerWidth >= 1280) await expect(rail.getBoundingClientRect().left).toBe(0);
  },
};
