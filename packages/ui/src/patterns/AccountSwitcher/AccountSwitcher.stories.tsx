import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AccountSwitcher } from './AccountSwitcher.tsx';

const meta = {
  title: 'Patterns/AccountSwitcher',
  component: AccountSwitcher,
  args: {
    accounts: [
      { id: 'alba', name: 'Clínica Alba Norte' },
      { id: 'brisa', name: 'Centro Brisa' },
    ],
    currentId: 'alba',
    onChoose: fn(),
    label: 'Account: Clínica Alba Norte. Change account',
    shape: 'wide',
  },
} satisfies Meta<typeof AccountSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Marks the account in use and reports another choice',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', {}, { timeout: 5000 });
    await expect(within(menu).getByRole('menuitemradio', { name: 'Clínica Alba Norte' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Centro Brisa' }));
    await expect(args.onChoose).toHaveBeenCalledWith('brisa');
  },
};

export const Initials: Story = {
  name: 'Without an image it shows the initials of the first two words',
  args: { shape: 'slim' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('CA');
  },
};

export const BrokenPicture: Story = {
  name: 'Falls back to the initials when the image does not load',
  args: {
    accounts: [
      { id: 'alba', name: 'Clínica Alba Norte', imageUrl: 'data:image/png;base64,broken' },
      { id: 'brisa', name: 'Centro Brisa' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('CA')).toBeVisible();
  },
};

export const Single: Story = {
  name: 'With a single account it only shows it',
  args: { accounts: [{ id: 'alba', name: 'Clínica Alba Norte' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Clínica Alba Norte' })).toBeVisible();
  },
};

export const KeyboardChooses: Story = {
  name: 'Arrow down opens it, the arrow keys move, Enter chooses, Escape returns focus',
  play: async ({ args, canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: args.label });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await body.findByRole('menu', { name: args.label }, { timeout: 5000 });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(body.getByRole('menuitemradio', { name: 'Clínica Alba Norte' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await body.findByRole('menu', {}, { timeout: 5000 });
    await waitFor(() =>
      expect(body.getByRole('menuitemradio', { name: 'Clínica Alba Norte' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('brisa');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongNames: Story = {
  name: 'A thousand-character name wraps, on the button and in the menu',
  args: {
    accounts: [
      { id: 'alba', name: 'Wolfeschlegelsteinhausen'.repeat(42) },
      { id: 'brisa', name: 'Centro Brisa' },
    ],
  },
  render: (args) => (
    <div style={{ width: 240 }} data-testid="room">
      <AccountSwitcher {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    const body = within(canvasElement.ownerDocument.body);
    const menu = await body.findByRole('menu', {}, { timeout: 5000 });
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

export const KeyboardSearches: Story = {
  name: 'Thirty accounts are searched without accents; the arrow keys and Enter choose while focus is in the field',
  args: {
    accounts: [
      { id: 'alba', name: 'Clínica Alba Norte' },
      ...Array.from({ length: 28 }, (_, index) => ({ id: `${index}`, name: `Centro ${index + 1}` })),
      { id: 'brisa', name: 'Nutrición Brisa' },
    ],
    searchLabels: { search: 'Search accounts', clear: 'Empty', empty: 'No account has that name' },
    onChoose: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    canvas.getByRole('button', { name: args.label }).focus();
    await userEvent.keyboard('{Enter}');
    const field = await body.findByRole('searchbox', { name: 'Search accounts' }, { timeout: 5000 });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(body.getAllByRole('menuitemradio')).toHaveLength(30);
    await userEvent.type(field, 'nadie');
    await waitFor(() => expect(body.getByText('No account has that name')).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'nutricion');
    await waitFor(() => expect(body.getAllByRole('menuitemradio')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('brisa'));
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

export const EmptyOfTheCurrent: Story = {
  name: 'Shows nothing until the current account is known',
  args: { accounts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
