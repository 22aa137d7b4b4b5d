import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToFit, longName, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorSummary, FormFailure } from './FormErrorSummary.tsx';

const messages = {
  surname: 'Enter the surname.',
  birth: 'Enter the date of birth.',
  unit: 'Choose the unit.',
  range: 'Choose the range.',
};

function Example() {
  const [attempt, setAttempt] = useState(0);
  const errors = attempt ? Object.entries(messages).map(([name, message]) => ({ name, message })) : [];
  const error = (name: keyof typeof messages) => (attempt ? messages[name] : undefined);
  const options = [{ id: 'a', label: 'A' }];
  return (
    <form>
      <Stack maxWidth="form">
        <FormErrorSummary title="Four fields need your attention" errors={errors} attempt={attempt} />
        <TextField label="Surname" name="surname" error={error('surname')} />
        <DateField label="Date of birth" name="birth" error={error('birth')} />
        <Select label="Unit" name="unit" placeholder="Choose" options={options} error={error('unit')} />
        <RadioGroup label="Range" name="range" options={options} error={error('range')} />
        <Button intent="primary" onPress={() => setAttempt(attempt + 1)}>
          Save
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Components/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    title: 'Two fields need your attention',
    errors: [
      { name: 'surname', message: messages.surname },
      { name: 'birth', message: messages.birth },
    ],
  },
} satisfies Meta<typeof FormErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names every error',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two fields need your attention');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const KeyboardMend: Story = {
  name: 'After a failed save it takes focus and leads to each field',
  render: () => <Example />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Four fields need your attention');
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('alert')));

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enter the surname.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the date of birth.' }));
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the unit.' }));
    await expect(canvas.getByRole('button', { name: /^Choose Unit|Unit/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the range.' }));
    await expect(canvas.getByRole('radio', { name: 'A' })).toHaveFocus();
  },
};

/** A long page below two sticky bars, as in a patient's record; a third one says that it is offline. */
function LongPage() {
  const [isRefused, setRefused] = useState(false);
  const [isOffline, setOffline] = useState(false);
  useEffect(() => {
    const note = () => setOffline(true);
    window.addEventListener('offline', note);
    return () => window.removeEventListener('offline', note);
  }, []);
  const bar = (top: number, name: string) => (
    <div
      data-testid={name}
      style={{ position: 'sticky', top, height: 56, background: 'Canvas', zIndex: 1 }}
    />
  );
  return (
    <div>
      {bar(0, 'top')}
      {isOffline && bar(56, 'offline')}
      {bar(isOffline ? 112 : 56, 'record')}
      <div style={{ height: 400 }} />
      {isRefused && <FormFailure title="The patient was not saved">No connection.</FormFailure>}
      <div style={{ height: 1600 }} />
      <Button intent="primary" onPress={() => setRefused(true)}>
        Save
      </Button>
    </div>
  );
}

async function expectClear(alert: HTMLElement) {
  const { left, top, bottom, width } = alert.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(screen.getByTestId('record').getBoundingClientRect().bottom);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  const shown = document.elementFromPoint(left + width / 2, top + 2);
  await expect(alert).toContainElement(shown as HTMLElement | null);
}

/** Waits until a page change and everything it triggers has happened. */
const layout = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));

export const RefusedInSight: Story = {
  name: 'An error of the whole form takes focus and scrolls clear of every bar above it',
  render: () => <LongPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    await expectClear(alert);
  },
};

export const BarAppearsLater: Story = {
  name: 'It stays clear of a bar that appears later',
  render: () => <LongPage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await layout();
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByTestId('offline')).toBeVisible();
    await waitFor(() => expectClear(alert));
  },
};

export const LeftByThePerson: Story = {
  name: 'A person who has scrolled on is not scrolled back',
  render: () => <LongPage />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toContainElement(alert));
    canvasElement.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 2000 }));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await layout();
    window.dispatchEvent(new Event('offline'));
    await expect(await canvas.findByTestId('offline')).toBeVisible();
    await layout();
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(0);
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

export const EmptyErrors: Story = {
  name: 'Without errors it shows nothing',
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText('Two fields need your attention')).toBeNull();
  },
};

export const LongName: Story = {
  name: 'A thousand-letter message breaks',
  decorators: [narrow],
  args: {
    errors: [
      { name: 'a', message: longName },
      { name: 'b', message: longWord },
    ],
  },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

export const KeyboardLeads: Story = {
  name: 'By keyboard: Tab to an entry, Enter to its field; fixing an error does not move focus',
  render: () => <Example />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('alert')));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Enter the surname.' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const surname = canvas.getByRole('textbox', { name: 'Surname' });
    await expect(surname).toHaveFocus();
    await userEvent.keyboard('Ruiz');
    await expect(surname).toHaveFocus();
    await expect(surname).toHaveValue('Ruiz');
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px messages of a thousand characters break',
  args: { errors: [{ name: 'surname', message: 'w'.repeat(1000) }] },
  render: (args) => (
    <div data-testid="box" style={{ width: 320 }}>
      <FormErrorSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
