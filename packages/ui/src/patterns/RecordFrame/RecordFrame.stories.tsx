import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { RecordFrame, type RecordAlert } from './RecordFrame.tsx';
import { pageAbout } from './RecordFrameSample.tsx';

const meta = {
  title: 'Patterns/RecordFrame',
  component: RecordFrame,
  parameters: { layout: 'fullscreen' },
  argTypes: { tabs: { control: false }, children: { control: false } },
  args: {
    crumbId: 'record',
    name: 'Lucía Fernández Prado',
    detail: { text: '42', label: '42 years' },
    alerts: [
      {
        id: 'nuts',
        group: 'allergy',
        tone: 'critical',
        text: 'Nuts',
        sentence: 'Allergy: nuts',
        href: '#habits',
      },
    ],
    states: [{ id: 'cgm', label: 'CGM', sentence: 'Active test: CGM', tone: 'info', href: '#tests' }],
    facts: [
      { term: 'Sex', detail: 'Female' },
      { term: 'Main specialist', detail: 'Ana Ruiz' },
      { term: 'Next appointment', detail: 'Tomorrow, 10:00' },
    ],
    countText: (group, count) => `${count} ${group === 'allergy' ? 'allergies' : 'alerts'}`,
    labels: { record: 'Patient' },
    tabs: (
      <Tabs
        label="Sections"
        items={[
          { href: '#record', label: 'Summary' },
          { href: '#tests', label: 'Tests', isCurrent: true },
        ]}
      />
    ),
    children: pageAbout('Lucía Fernández Prado'),
  },
} satisfies Meta<typeof RecordFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const summaryOf = (canvas: { getByRole: typeof screen.getByRole }) =>
  within(canvas.getByRole('group', { name: 'Patient' }));

export const Default: Story = {
  name: 'Says in the page’s line who it is about and what must be known, and which section is open below it',
  render: (args) => (
    <Room width={1200}>
      <RecordFrame {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const summary = summaryOf(canvas);
    await expect(summary.getByRole('link', { name: 'Allergy: nuts' })).toHaveTextContent('Nuts');
    await expect(summary.getByRole('link', { name: 'Active test: CGM' })).toBeVisible();
    const name = canvas.getByRole('link', { name: 'Lucía Fernández Prado' }).getBoundingClientRect();
    const nuts = summary.getByRole('link', { name: 'Allergy: nuts' }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1, name: 'Glucose' }).getBoundingClientRect();
    await expect(name.right).toBeLessThanOrEqual(nuts.left);
    await expect(nuts.right).toBeLessThanOrEqual(title.left);
    await expect(canvas.getByRole('link', { name: 'Tests', current: 'page' })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const KeyboardOpensTheRest: Story = {
  name: 'Everything else opens from the figure, by keyboard, and Escape returns focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '42 years: About Lucía Fernández Prado' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Lucía Fernández Prado' }));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(dialog.getByText('Tomorrow, 10:00')).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Allergy: nuts' })).toHaveAttribute('href', '#habits');
    await expect(dialog.getByRole('link', { name: 'Active test: CGM' })).toHaveAttribute('href', '#tests');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const allergies: RecordAlert[] = ['Nuts', 'Shellfish', 'Milk', 'Eggs', 'Sesame', 'Mustard'].map((text) => ({
  id: text,
  group: 'allergy',
  tone: 'critical',
  text,
  href: `#${text.toLowerCase()}`,
}));
const late: RecordAlert = {
  id: 'late',
  group: 'other',
  tone: 'warning',
  text: 'No data for 24 h',
  href: '#tests',
};

export const ManyAllergies: Story = {
  name: 'What has no room for its words is counted, never left out: the number opens all of them',
  args: { alerts: [...allergies, late] },
  render: (args) => (
    <Room width={900}>
      <RecordFrame {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', {
      name: '6 allergies: Nuts, Shellfish, Milk, Eggs, Sesame, Mustard',
    });
    await expect(chip).toHaveTextContent('6 allergies');
    await userEvent.click(chip);
    const dialog = within(await screen.findByRole('dialog'));
    for (const { text, href } of [...allergies, late]) {
      await expect(dialog.getByRole('link', { name: text })).toHaveAttribute('href', href);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(chip).toHaveFocus());
  },
};

const longName = 'Wolfeschlegelsteinhausen '.repeat(4).trim();

export const OnAPhone: Story = {
  name: 'At 320 px a name of a hundred characters is truncated; figure, allergies and page stay in sight',
  args: {
    name: longName,
    alerts: [...allergies, late],
    children: pageAbout(longName),
  },
  render: (args) => (
    <Room width={320}>
      <RecordFrame {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await waitFor(() => expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth));
    const edge = room.getBoundingClientRect().right;
    const chip = canvas.getByRole('button', { name: /^6 allergies: Nuts/ });
    await expect(chip).toHaveTextContent(/^6 allergies/);
    await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    const name = canvas.getByTitle(longName).getBoundingClientRect();
    const age = canvas.getByRole('button', { name: /^42 years: About / }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    // The name has the first row but for the age; the chips are beside the page's title.
    await expect(name.width).toBeGreaterThan(180);
    await expect(name.right).toBeLessThanOrEqual(age.left);
    await expect(chip.getBoundingClientRect().top).toBeGreaterThanOrEqual(age.bottom);
    await expect(title.width).toBeGreaterThan(40);
    await expect(title.right).toBeLessThanOrEqual(chip.getBoundingClientRect().left);
    await expect(title.top).toBeGreaterThanOrEqual(name.bottom);
    const way = within(canvas.getByRole('navigation', { name: 'You are here' }));
    const back = way.getByRole('link', { name: 'Tests' }).getBoundingClientRect();
    await expect(back.width).toBeGreaterThan(20);
  },
};

export const OneAllergyOnAPhone: Story = {
  name: 'One allergy keeps its word at every width, beside other alerts too',
  args: { ...OnAPhone.args, alerts: [...allergies.slice(0, 1), late] },
  render: (args) => (
    <Room width={320}>
      <RecordFrame {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('list', { name: 'Alerts' }));
    await expect(chips.getByText(/^Nuts/)).toBeVisible();
    for (const chip of chips.getAllByRole('listitem')) await expect(chip.textContent).not.toMatch(/^\d+$/);
  },
};

export const BesideFourControls: Story = {
  name: 'Where there is room for one chip only, in right-to-left text too, it says the most urgent in words, counts the others and opens all of them',
  args: {
    ...OnAPhone.args,
    states: ['CGM', 'Calorimetry', 'Sleep'].map((label) => ({
      id: label,
      label,
      sentence: `Active test: ${label}`,
      tone: 'info',
      href: '#tests',
    })),
  },
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <Room width={170}>
          <RecordFrame {...args} />
        </Room>
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await waitFor(() => expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth));
    const chip = canvas.getByRole('button', { name: /^6 allergies, 1 alerts: Nuts.*No data for 24 h$/ });
    // In words, cut if need be: a number alone would not say of what.
    await expect(chip).toHaveTextContent('6 allergies +1');
    const states = canvas.getByRole('button', { name: /^Active test: CGM, .*Sleep$/ });
    await expect(states).toHaveTextContent('3');
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(title.left).toBeGreaterThanOrEqual(chip.getBoundingClientRect().right);
    await expect(states.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      room.getBoundingClientRect().left,
    );
    await userEvent.click(states);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('link', { name: 'Active test: Sleep' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  name: 'While it loads it is as high, and does not claim that there is no alert',
  args: { isLoading: true, alerts: [], states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Patient' })).toBeNull();
    const line = canvas.getByRole('heading', { level: 1 }).parentElement;
    await expect(line?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
  },
};

export const NothingToSay: Story = {
  name: 'With a name alone it offers only what it knows',
  render: ({ crumbId, name, countText, labels }: ComponentProps<typeof RecordFrame>) => (
    <RecordFrame crumbId={crumbId} name={name} countText={countText} labels={labels}>
      {pageAbout(name)}
    </RecordFrame>
  ),
  play: async ({ canvas }) => {
    await expect(
      summaryOf(canvas).getByRole('button', { name: 'About Lucía Fernández Prado' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Alerts' })).toBeNull();
  },
};

function Room({ width, children }: { width: number; children: ReactNode }) {
  return (
    <div style={{ width }} data-testid="room">
      {children}
    </div>
  );
}
