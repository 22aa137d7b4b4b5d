import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { PageHeaderLineSlot } from '../PageHeader/PageHeaderLineSlot.ts';
import { Screen } from './Screen.tsx';

const remove = fn();
const meta = {
  title: 'Patterns/Screen',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    titleAside: { control: false },
    primaryAction: { control: false },
    tabs: { control: false },
    skeleton: { control: false },
    children: { control: false },
  },
  args: {
    title: 'Tests',
    breadcrumbsLabel: 'You are here',
    breadcrumbs: [
      { id: 'people', label: 'People', href: '#people' },
      { id: 'person', label: 'Marta Soler', href: '#marta' },
      { id: 'tests', label: 'Tests' },
    ],
    primaryAction: (
      <Button intent="primary" icon={Plus}>
        New test
      </Button>
    ),
    moreActions: [
      { id: 'delete', label: 'Delete all', icon: Trash2, intent: 'danger', onAction: remove },
      { id: 'hidden', label: 'Hidden', isHidden: true },
    ],
    children: <Card>What the screen is for.</Card>,
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Ready: one title, breadcrumbs, one primary action and the others in a menu',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('aria-current', 'page');
    await expect(
      within(canvas.getByRole('navigation', { name: 'You are here' })).getByText('Marta Soler'),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole(
      'menu',
      { name: 'More actions' },
      { timeout: 5000 },
    );
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete all' }));
    await expect(remove).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  name: 'Loading: nothing at first, then a skeleton and a message',
  args: {
    state: {
      kind: 'loading',
      label: 'Loading the tests',
      slowLabel: 'Still loading: there are many readings',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Loading the tests', {}, { timeout: 2000 })).toBeInTheDocument();
    await expect(canvas.queryByText('What the screen is for.')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tests');
  },
};

export const Empty: Story = {
  name: 'Empty: what will be here, and the first step',
  args: {
    state: {
      kind: 'empty',
      pictogram: 'tests',
      title: 'No tests yet',
      text: 'Create the first one and drop the file of the sensor into it.',
      action: <Button intent="primary">New test</Button>,
    },
    primaryAction: undefined,
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'No tests yet' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New test' })).toBeVisible());
  },
};

export const KeyboardRetries: Story = {
  name: 'Failed: says so at once, and retries',
  args: {
    state: {
      kind: 'failed',
      title: 'The tests could not be loaded',
      text: 'Nothing was lost. Check the connection and try again.',
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    within(alert).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    if (args.state?.kind === 'failed') await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};

export const FormsStartWhereContentStarts: Story = {
  name: 'In a frame, a form starts where content starts, and is at most 720 px wide',
  render: (args) => (
    <PageHeaderLineSlot value={null}>
      <Screen {...args} width="form">
        <Card>Form</Card>
      </Screen>
      <Screen {...args}>
        <Card>Content</Card>
      </Screen>
    </PageHeaderLineSlot>
  ),
  play: async ({ canvasElement }) => {
    const bodies = [...canvasElement.querySelectorAll('[data-screen-body]')];
    const [form, content] = bodies.map((body) => body.getBoundingClientRect());
    await expect(form?.left).toBe(content?.left);
    await expect(form?.width).toBeLessThanOrEqual(720);
  },
};

export const LongTitle: Story = {
  name: 'A title of a thousand characters is truncated and widens nothing',
  args: { title: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(29) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NarrowPage: Story = {
  name: 'At 320 px nothing scrolls sideways',
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <Screen {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New test' })).toBeVisible());
  },
};
