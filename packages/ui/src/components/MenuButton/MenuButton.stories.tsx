import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MenuButton, type MenuButtonProps } from './MenuButton.tsx';

const UNITS = ['mg/dL', 'mmol/L'];

function Example(props: MenuButtonProps) {
  const [unit, setUnit] = useState('mg/dL');
  return (
    <MenuButton
      {...props}
      state={props.state || `All day · ${unit}`}
      entries={[
        {
          kind: 'choice',
          id: 'unit',
          label: 'Unit',
          mode: 'one',
          options: UNITS.map((id) => ({ id, label: id })),
          chosen: [unit],
          onChange: ([next]) => next !== undefined && setUnit(next),
        },
      ]}
    />
  );
}

const meta = {
  title: 'Components/MenuButton',
  component: MenuButton,
  render: (args) => <Example {...args} />,
  args: { label: 'Chart', state: '', entries: [] },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says how the choices stand, and follows them',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chart: All day · mg/dL' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'mg/dL' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'mmol/L' }));
    await expect(await canvas.findByRole('button', { name: 'Chart: All day · mmol/L' })).toBeVisible();
  },
};

export const KeyboardOpens: Story = {
  name: 'Arrow down opens the menu, Escape returns focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /^Chart/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'mg/dL' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongWords: Story = {
  name: 'A state of a thousand characters wraps inside 320 px',
  args: { state: 'Wolfeschlegelsteinhausen'.repeat(42) },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <Example {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};
