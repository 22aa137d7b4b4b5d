import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: {
    label: 'Telephone',
    defaultCountry: 'ES',
    onChange: fn(),
    onValidityChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, inputRef: { control: false } },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** Numbering plans load after the page. */
const country = async (canvas: Canvas) => {
  const button = await canvas.findByRole('button', { name: /Phone country/ });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

export const Default: Story = {
  name: 'Formats the number as in its country, and returns E.164 when it is complete',
  play: async ({ args, canvas }) => {
    await country(canvas);
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await userEvent.type(field, '61234');
    await expect(args.onChange).toHaveBeenLastCalledWith('612 34');
    await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith('too-short'));
    await userEvent.type(field, '5678');
    await expect(field).toHaveValue('612 34 56 78');
    await expect(args.onChange).toHaveBeenLastCalledWith('+34612345678');
    await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith('whole'));
  },
};

export const Pasted: Story = {
  name: 'A pasted international number sets its country',
  play: async ({ args, canvas }) => {
    const button = await country(canvas);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Telephone' }));
    await userEvent.paste('0044 20 7946 0958');
    await expect(args.onChange).toHaveBeenLastCalledWith('+442079460958');
    await expect(canvas.getByRole('textbox')).toHaveValue('020 7946 0958');
    await expect(button).toHaveAccessibleName(/United Kingdom \+44/);
  },
};

export const KeyboardCountry: Story = {
  name: 'The country opens by keyboard, is searched by name or code, and returns focus',
  play: async ({ args, canvas }) => {
    const button = await country(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Telephone' }), '0612345678');
    await userEvent.tab({ shift: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search countries' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('fran');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName(/France \+33/);
    await expect(args.onChange).toHaveBeenLastCalledWith('+33612345678');
  },
};

export const NoSuchCountry: Story = {
  name: 'Says so when no country matches; Escape closes',
  play: async ({ canvas }) => {
    const button = await country(canvas);
    await userEvent.click(button);
    const search = await screen.findByRole('searchbox', { name: 'Search countries' });
    await userEvent.type(search, 'Atlantis');
    await expect(await screen.findByText('No country matches')).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  },
};

export const Spanish: Story = {
  name: 'Names countries in the language of the page',
  args: { defaultCountry: 'DE', value: '+4930901820' },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <PhoneField {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await country(canvas)).toHaveAccessibleName(/Alemania \+49/);
    await expect(canvas.getByRole('textbox')).toHaveValue('030 901820');
  },
};

export const Refused: Story = {
  name: 'Its hint and error are associated with the number',
  args: { hint: 'Where you can be reached', error: 'Enter the whole number.', isRequired: true },
  play: async ({ canvas }) => {
    await country(canvas);
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(/Where you can be reached.*Enter the whole number\./);
  },
};

export const BadNumber: Story = {
  name: 'An invalid number stays to be corrected and is passed on as is',
  play: async ({ args, canvas }) => {
    await country(canvas);
    const field = canvas.getByRole('textbox', { name: 'Telephone' });
    await userEvent.type(field, 'call me');
    await userEvent.tab();
    await expect(field).toHaveValue('call me');
    await expect(args.onChange).toHaveBeenLastCalledWith('call me');
    await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith('not-a-number'));
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(args.onValidityChange).toHaveBeenLastCalledWith('empty'));
  },
};

export const NarrowAndLong: Story = {
  name: 'At 320 px a thousand digits scroll inside the field',
  args: { defaultValue: '6'.repeat(1000), label: 'Telephone'.repeat(50) },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <PhoneField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await country(canvas);
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'On a right-to-left page the number still runs left to right',
  args: { label: 'الهاتف', defaultValue: '+34612345678' },
  render: (args) => (
    <div dir="rtl">
      <PhoneField {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const button = await country(canvas);
    const field = canvas.getByRole('textbox', { name: 'الهاتف' });
    await expect(getComputedStyle(field).direction).toBe('ltr');
    await expect(button.getBoundingClientRect().left).toBeGreaterThan(field.getBoundingClientRect().left);
  },
};
