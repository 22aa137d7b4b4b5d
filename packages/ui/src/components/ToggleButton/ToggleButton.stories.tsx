import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Italic, Moon, Pin, Utensils } from 'lucide-react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ToggleButton, ToggleButtonGroup, type ToggleButtonGroupProps } from './ToggleButton.tsx';

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { label: 'Show meals', icon: Utensils, onChange: fn() },
  argTypes: { icon: { control: false }, ref: { control: false } },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Announces whether it is on, and keeps its label',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show meals', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveTextContent('Show meals');
  },
};

export const KeyboardTurns: Story = {
  name: 'Enter and the space bar toggle it, and focus stays',
  args: { isIconOnly: true, icon: Pin, label: 'Keep at the top' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Keep at the top' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Keep at the top');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  name: 'Disabled, it shows its state and ignores presses',
  args: { isSelected: true, isDisabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  },
};

function Marks({
  mode,
  isRightToLeft = false,
  initially = 'bold',
}: Pick<ToggleButtonGroupProps, 'mode'> & { isRightToLeft?: boolean; initially?: string }) {
  const [selected, setSelected] = useState([initially]);
  return (
    <I18nProvider locale={isRightToLeft ? 'ar' : 'en-GB'}>
      <div dir={isRightToLeft ? 'rtl' : 'ltr'}>
        <ToggleButtonGroup
          label="Marks"
          {...(mode ? { mode } : {})}
          selected={selected}
          onChange={setSelected}
        >
          <ToggleButton id="bold" label="Bold" icon={Bold} isIconOnly />
          <ToggleButton id="italic" label="Italic" icon={Italic} isIconOnly />
          <ToggleButton id="night" label="Night" icon={Moon} />
        </ToggleButtonGroup>
      </div>
    </I18nProvider>
  );
}

export const KeyboardInAGroup: Story = {
  name: 'In a group the arrow keys move, and one Tab leaves it',
  render: () => (
    <>
      <Marks />
      <ToggleButton label="After" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Marks' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'Italic', pressed: true })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
};

export const KeyboardEntersAtTheChosen: Story = {
  name: 'In a single-choice group, Tab enters at the pressed one',
  render: () => <Marks mode="one" initially="night" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Night', checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('radio', { name: 'Italic', checked: true })).toHaveFocus();
  },
};

export const OneOfAGroup: Story = {
  name: 'In a single-choice group, pressing another replaces it',
  render: () => <Marks mode="one" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Night' }));
    await expect(canvas.getByRole('radio', { name: 'Night' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Bold' })).not.toBeChecked();
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text, arrow left moves forward',
  render: () => <Marks isRightToLeft />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
  },
};
