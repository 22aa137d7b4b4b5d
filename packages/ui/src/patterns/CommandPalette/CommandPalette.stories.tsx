import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { found, groups, note, onNew, onNote } from './sampleCommands.ts';
import type { CommandGroup, CommandPaletteProps } from './CommandPalettePanel.tsx';

const navigate = fn();

function Opens(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  return (
    <RouterProvider navigate={navigate}>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette
        {...args}
        isOpen={isOpen}
        onOpenChange={(next) => {
          args.onOpenChange(next);
          setOpen(next);
        }}
      />
    </RouterProvider>
  );
}

const meta = {
  title: 'Patterns/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    onChosen: fn(),
    groups,
  },
  argTypes: { isOpen: { control: false } },
  render: (args) => <Opens {...args} />,
  beforeEach: () => {
    onNew.mockClear();
    onNote.mockClear();
    navigate.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.findByRole('combobox', { name: 'Go somewhere or do something' });
};
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
const says = (messages: string) =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map((each) => each.textContent)
        .join(' '),
    ).toContain(messages),
  );

export const Default: Story = {
  name: 'Finds without accents, highlights matches, and acts on a press',
  play: async ({ args }) => {
    const field = await open();
    await userEvent.type(field, 'nutricion');
    const option = await screen.findByRole('option', { name: 'Planes de nutrición' });
    await waitFor(() => expect(within(option).getByText('nutrición')).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, 'new');
    await userEvent.click(screen.getByRole('option', { name: /New person/ }));
    await expect(onNew).toHaveBeenCalledOnce();
    await expect(args.onChosen).toHaveBeenCalledWith('new');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardOpensAndGoes: Story = {
  name: 'Control K opens it, the arrow keys move, Enter follows the option',
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button', { name: 'Search' });
    before.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(active(field)).toHaveAccessibleName(/Dashboard/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(active(field)).toHaveAccessibleName(/People/);
    await expect(active(field)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active(field)).toHaveAccessibleName(/Plan a visit/);
    await userEvent.keyboard('{PageUp}{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/people', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(before).toHaveFocus());
  },
};

export const KeyboardCloses: Story = {
  name: 'Escape closes it and returns focus; Control K closes it too',
  play: async ({ canvas }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardCounts: Story = {
  name: 'The number of results is announced',
  play: async () => {
    const field = await open();
    await says('6 results');
    await userEvent.type(field, 'plan');
    await says('2 results');
    await expect(active(field)).toHaveAccessibleName(/Plan/);
    await userEvent.type(field, ' visit');
    await says('1 result');
  },
};

export const Synonyms: Story = {
  name: 'Finds by synonyms, without accents and in any language',
  play: async () => {
    const field = await open();
    for (const word of ['Cita', 'hóra', 'booking']) {
      await userEvent.clear(field);
      await userEvent.type(field, word);
      await expect(screen.getByRole('option', { name: 'Plan a visit' })).toBeVisible();
    }
  },
};

export const KeyboardSteps: Story = {
  name: 'An action for a person asks for whom; Escape and Backspace lead back',
  args: { groups: [...groups, note] },
  play: async ({ args }) => {
    const field = await open();
    const asks = async () => {
      await userEvent.type(field, 'note{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleName('Write a note: for whom?'));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    };
    await asks();
    await expect(args.onChosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveAccessibleName('Go somewhere or do something'));
    await asks();
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(field).toHaveAccessibleName('Go somewhere or do something'));
    await asks();
    await userEvent.click(screen.getByRole('button', { name: 'Back to all actions' }));
    await waitFor(() => expect(field).toHaveFocus());
    await asks();
    await userEvent.type(field, 'muniz');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(onNote).toHaveBeenCalledWith('eva');
    await expect(args.onChosen).toHaveBeenCalledWith('note eva');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Recent: Story = {
  name: 'Recent entries are first while the field is empty',
  args: { recent: { id: 'recent', label: 'Lately', entries: found.entries } },
  play: async () => {
    const field = await open();
    const groupNames = screen.getAllByRole('group').map((each) => each.textContent);
    await expect(groupNames[0]).toContain('Lately');
    await expect(active(field)).toHaveAccessibleName(/Ana Muñoz/);
    await userEvent.type(field, 'dash');
    await expect(screen.queryByText('Lately')).toBeNull();
  },
};

export const TypedAhead: Story = {
  name: 'Text typed before it appeared is in the field, and typing continues after it',
  args: { initialQuery: 'planes de' },
  play: async () => {
    const field = await open();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' n');
    await expect(field).toHaveValue('planes de n');
    await expect(screen.getByRole('option', { name: 'Planes de nutrición' })).toBeVisible();
  },
};
export const Searches: Story = {
  name: 'Server results come after local ones',
  args: { search: fn(async (query: string) => (query.startsWith('mu') ? [found] : [])) },
  play: async ({ args }) => {
    const field = await open();
    await userEvent.type(field, 'mu');
    await says('Searching');
    const shown = await screen.findByRole('option', { name: /Eva Muñiz/ });
    await waitFor(() => expect(shown).toBeVisible());
    await waitFor(() => expect(screen.getByRole('group', { name: 'People found' })).toBeVisible());
    await expect(args.search).toHaveBeenCalledOnce();
    await says('2 results');
  },
};

export const EmptyResult: Story = {
  name: 'Says when nothing was found, with the query',
  args: { search: fn(async () => []) },
  play: async () => {
    const field = await open();
    await userEvent.type(field, 'xyz');
    await says('Nothing matches “xyz”');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveFocus();
  },
};

export const Loading: Story = {
  name: 'While searching the server, it says so, and stays ready for typing',
  args: { groups: [], search: () => new Promise<never>(() => undefined) },
  play: async () => {
    const field = await open();
    await userEvent.type(field, 'mu');
    await says('Searching');
    await expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('mux');
  },
};

export const Failed: Story = {
  name: 'A failed search is reported, keeps local results, and can be retried',
  args: {
    search: fn(async (): Promise<CommandGroup[]> => {
      throw new Error('offline');
    }),
  },
  play: async ({ args }) => {
    const field = await open();
    await userEvent.type(field, 'people');
    await says('The search failed');
    await waitFor(() => expect(screen.getByRole('option', { name: 'People' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Search again' }));
    await waitFor(() => expect(args.search).toHaveBeenCalledTimes(2));
  },
};

export const LongNames: Story = {
  name: 'A thousand-character name and a thousand entries stay inside the window',
  args: {
    groups: [
      {
        id: 'long',
        label: 'Wolfeschlegelsteinhausen'.repeat(42),
        entries: Array.from({ length: 1000 }, (_, index) => ({
          id: `${index}`,
          title: index ? `Entry ${index}` : 'Wolfeschlegelsteinhausen'.repeat(42),
          hint: index ? '' : 'Wolfeschlegelsteinhausen'.repeat(42),
        })),
      },
    ],
  },
  play: async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const list = screen.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.keyboard('{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Entry 999' }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom + 1);
  },
};

export const EmptyOfEverything: Story = {
  name: 'With nothing to find it says so',
  args: { groups: [] },
  play: async () => {
    await open();
    await says('Nothing here yet');
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text, the icons are on the right',
  render: (args) => (
    <I18nProvider locale="ar">
      <Opens {...args} />
    </I18nProvider>
  ),
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    await open();
    const option = screen.getByRole('option', { name: /New person/ });
    const drawing = option.querySelector('svg')?.getBoundingClientRect();
    const { left, width } = option.getBoundingClientRect();
    await expect(drawing?.left ?? 0).toBeGreaterThan(left + width / 2);
  },
};
