import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper, type Step } from './Stepper.tsx';

const steps: Step[] = [
  { id: 'file', label: 'Choose the file', hint: 'clarity.csv', state: 'done' },
  { id: 'check', label: 'Check the columns', state: 'current' },
  { id: 'import', label: 'Import', state: 'upcoming' },
];

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Import of the file',
    steps,
    stateTexts: { done: 'done', current: 'current step', upcoming: 'to do', failed: 'failed' },
    positionText: (position: number, total: number) => `Step ${position} of ${total}`,
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Announces which steps are done, current and upcoming',
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Import of the file' }));
    const [first, second, third] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Choose the file, done');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(second).toHaveTextContent('current step');
    await expect(third).toHaveTextContent('to do');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const KeyboardNavigation: Story = {
  name: 'As navigation each step is a button: Tab moves, Enter activates, unavailable steps are skipped',
  args: {
    onSelect: fn(),
    steps: steps.map((step) => ({ ...step, isDisabled: step.state === 'upcoming' })),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Import of the file' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Choose the file.*done/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('file');
    await userEvent.tab();
    const current = canvas.getByRole('button', { name: /Check the columns/ });
    await expect(current).toHaveFocus();
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: /Import.*to do/ })).toBeDisabled();
    await userEvent.tab();
    await expect(current).not.toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Links: Story = {
  name: 'Steps with an address are links',
  args: { steps: steps.map((step) => ({ ...step, href: `#${step.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Check the columns/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getByRole('link', { name: /Import/ })).toHaveAttribute('href', '#import');
  },
};

export const Failed: Story = {
  name: 'A failed step says so in words and by its icon, not by colour alone',
  args: { steps: steps.map((step) => (step.id === 'check' ? { ...step, state: 'failed' as const } : step)) },
  play: async ({ canvas }) => {
    const failed = canvas.getAllByRole('listitem')[1];
    await expect(failed).toHaveTextContent('Check the columns, failed');
    await expect(failed?.querySelector('svg')).not.toBeNull();
  },
};

export const Vertical: Story = {
  name: 'Vertical, the steps are stacked with their hints',
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(canvas.getByText('clarity.csv')).toBeVisible();
  },
};

export const NarrowRoom: Story = {
  name: 'In 320 px only the current step shows its label, below the numbers; assistive technology gets all of them',
  args: {
    steps: Array.from({ length: 8 }, (_, index) => ({
      id: `${index}`,
      label: `Part ${index + 1}`,
      state: index < 3 ? 'done' : index === 3 ? 'current' : 'upcoming',
    })),
  },
  render: (args) => (
    <div data-testid="room" style={{ width: 320 }}>
      <Stepper {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(canvas.getByText(/Step 4 of 8/)).toBeVisible();
    const tops = canvas.getAllByRole('listitem').map((each) => each.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.getAllByRole('listitem')[7]).toHaveTextContent('Part 8, to do');
  },
};

export const BadSteps: Story = {
  name: 'A thousand-letter name and forty steps, right to left, do not overflow',
  args: {
    steps: Array.from({ length: 40 }, (_, index) => ({
      id: `${index}`,
      label: index === 0 ? 'خ'.repeat(1000) : `${index}`,
      state: index === 0 ? 'current' : 'upcoming',
    })),
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <Stepper {...args} />
      <Stepper {...args} orientation="vertical" />
      <Stepper {...args} steps={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};
