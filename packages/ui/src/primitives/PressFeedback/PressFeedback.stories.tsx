import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { PressFeedback } from './PressFeedback.tsx';

const meta = {
  title: 'Primitives/PressFeedback',
  component: PressFeedback,
} satisfies Meta<typeof PressFeedback>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The root of every story contains it already, as the root of an app does. */
function Pressed() {
  return (
    <Stack maxWidth="form" align="start">
      <Button>Save plan</Button>
      <Button isDisabled>Out of use</Button>
      <TextField label="Surname" />
      <Checkbox>Send a copy</Checkbox>
    </Stack>
  );
}

/** As if no preference were set, whatever the test browser's settings. */
function withoutWishes() {
  return spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...new EventTarget(), matches: false, media: query }) as MediaQueryList,
  );
}

export const Default: Story = {
  render: () => <Pressed />,
  name: 'A ripple starts where a button was pressed, and leaves nothing behind',
  play: async ({ canvas }) => {
    const wishes = withoutWishes();
    const button = canvas.getByRole('button', { name: 'Save plan' });
    const { left, top } = button.getBoundingClientRect();
    const at = { clientX: left + 12, clientY: top + 7 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: button, coords: at });
    await expect(button.style.getPropertyValue('--hz-press-x')).toBe('12px');
    await expect(button.style.getPropertyValue('--hz-press-y')).toBe('7px');
    await expect(button).toHaveAttribute('data-press', 'first');
    await userEvent.pointer({ keys: '[MouseLeft]', target: button, coords: at });
    await expect(button).toHaveAttribute('data-press', 'again');

    await fireEvent(button, new AnimationEvent('animationend', { pseudoElement: '::after', bubbles: true }));
    await expect(button).not.toHaveAttribute('data-press');
    wishes.mockRestore();
  },
};

export const KeyboardPress: Story = {
  render: () => <Pressed />,
  name: 'A press by keyboard starts in the middle; typing in a field starts nothing',
  play: async ({ canvas }) => {
    const wishes = withoutWishes();
    const button = canvas.getByRole('button', { name: 'Save plan' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('data-press');
    await expect(button.style.getPropertyValue('--hz-press-x')).toBe('');

    const field = canvas.getByRole('textbox', { name: 'Surname' });
    await userEvent.tab();
    await userEvent.keyboard('a b');
    await expect(field.closest('[data-press]')).toBeNull();
    const box = canvas.getByRole('checkbox', { name: 'Send a copy' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box.closest('[data-press]')).not.toBeNull();
    wishes.mockRestore();
  },
};

export const OutOfUse: Story = {
  render: () => <Pressed />,
  name: 'Disabled elements do not respond',
  play: async ({ canvas }) => {
    const wishes = withoutWishes();
    const button = canvas.getByRole('button', { name: 'Out of use' });
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await expect(button).not.toHaveAttribute('data-press');
    wishes.mockRestore();
  },
};

export const Quiet: Story = {
  render: () => <Pressed />,
  name: 'There is none with reduced motion or forced colours',
  play: async ({ canvas }) => {
    const asked: string[] = [];
    const matching = spyOn(window, 'matchMedia').mockImplementation((query) => {
      asked.push(query);
      return { ...new EventTarget(), matches: true, media: query } as MediaQueryList;
    });
    const button = canvas.getByRole('button', { name: 'Save plan' });
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await expect(button).not.toHaveAttribute('data-press');
    await expect(asked.join()).toContain('prefers-reduced-motion: reduce');
    await expect(asked.join()).toContain('forced-colors: active');
    matching.mockRestore();
  },
};
