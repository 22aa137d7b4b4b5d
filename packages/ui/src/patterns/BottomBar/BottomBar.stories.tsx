import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FormLayout } from '../FormLayout/FormLayout.tsx';
import { BottomBar } from './BottomBar.tsx';
import { sampleBar } from './BottomBarSample.tsx';

const onSearch = fn();
const onMenu = fn();

const meta = {
  title: 'Patterns/BottomBar',
  component: BottomBar,
  args: { label: 'Main', entries: sampleBar('people', { onSearch, onMenu }) },
  argTypes: { entries: { control: false } },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    onSearch.mockClear();
    onMenu.mockClear();
  },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The current page is announced as such, and marked by a line and bold text as well as colour',
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: 'People' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(getComputedStyle(here, '::before').height).toBe('3px');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
    for (const each of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')]) {
      const { width, height } = each.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(44);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const KeyboardActs: Story = {
  name: 'Tab moves through it; Enter follows a link or runs an action',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    canvas.getByRole('button', { name: 'Search' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenCalledOnce();
    await userEvent.tab();
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveFocus();
    await expect(menu).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.keyboard(' ');
    await expect(onMenu).toHaveBeenCalledOnce();
  },
};

export const CountsAreSaid: Story = {
  name: 'A count is announced with what it counts',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Visits, 3 today' })).toHaveTextContent('3');
  },
};

const visible = async (height: number) => {
  const viewport = window.visualViewport;
  if (viewport === null) return;
  Object.defineProperty(viewport, 'height', { configurable: true, value: height });
  viewport.dispatchEvent(new Event('resize'));
};

export const HidesForTheKeyboard: Story = {
  name: 'It is hidden while an on-screen keyboard is open, and comes back afterwards',
  render: (args) => (
    <>
      <TextField label="Name" />
      <BottomBar {...args} />
    </>
  ),
  beforeEach: () => () => {
    const viewport = window.visualViewport;
    if (viewport !== null) Reflect.deleteProperty(viewport, 'height');
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await visible(window.innerHeight);
    field.focus();
    await visible(window.innerHeight / 2);
    await waitFor(() => expect(bar).not.toBeVisible());
    field.blur();
    await visible(window.innerHeight);
    await waitFor(() => expect(bar).toBeVisible());
  },
};

export const NothingIsCovered: Story = {
  name: 'It covers neither the end of the content nor what sticks to the lower edge',
  render: (args) => (
    <>
      <FormLayout labels={{ save: 'Save' }} onSubmit={fn()} isDirty aria-label="Long form">
        <div style={{ blockSize: 1200 }}>Long content</div>
      </FormLayout>
      <p data-testid="last">The end</p>
      <BottomBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect().top;
    await expect(
      Math.round(canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect().bottom),
    ).toBeLessThanOrEqual(Math.round(top()));
    window.scrollTo(0, document.body.scrollHeight);
    await expect(canvas.getByTestId('last').getBoundingClientRect().bottom).toBeLessThanOrEqual(top());
    window.scrollTo(0, 0);
  },
};

export const LongNames: Story = {
  name: 'Long names wrap to two lines, and the bar is never wider than 320 px nor higher',
  args: {
    entries: [
      'Wolfeschlegelsteinhausen'.repeat(8),
      'Administración',
      'Patients over time',
      'A',
      'Pacientes',
    ].map((label) => ({
      kind: 'link',
      id: label,
      label,
      icon: <LayoutDashboard size={20} />,
      href: `#${label.slice(0, 5)}`,
    })),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(bar.scrollHeight).toBeLessThanOrEqual(bar.clientHeight);
  },
};

export const EmptyOfEntries: Story = {
  name: 'With a single entry it takes the whole width',
  args: { entries: sampleBar('home', { onSearch, onMenu }).slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' }).getBoundingClientRect().width).toBe(
      document.documentElement.clientWidth,
    );
  },
};
