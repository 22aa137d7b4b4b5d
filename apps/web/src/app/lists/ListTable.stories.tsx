import { Button } from '@healzy/ui/components/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../story-decorators.tsx';
import { ListTable } from './ListTable.tsx';
import { failedPages, pendingPages, samplePages } from './sample-pages.ts';

interface Parcel {
  id: string;
  name: string;
}

const parcels: readonly Parcel[] = ['Lamp', 'Chair', 'Desk'].map((name) => ({ id: name, name }));

const meta = {
  title: 'App/ListTable',
  component: ListTable<Parcel>,
  decorators: [inApp],
  loaders: [messages('app')],
  args: {
    pages: samplePages(parcels),
    columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name }],
    getRowId: ({ id }) => id,
    empty: { pictogram: 'documents', title: 'No parcels yet', text: 'They are here once they arrive.' },
    labels: { table: 'Parcels', rowMenu: ({ name }) => name },
  },
} satisfies Meta<typeof ListTable<Parcel>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'Shows what has been read, and the total',
  args: { pages: samplePages(parcels, { data: { pages: [{ items: parcels, total: 140 }] } }) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('grid', { name: 'Parcels' });
    await expect(table).toHaveAttribute('aria-rowcount', '141');
    await expect(canvas.getByText('Desk')).toBeVisible();
  },
};

export const Capped: Story = {
  name: 'Shows no total that the server stopped counting',
  args: {
    pages: samplePages(parcels, {
      data: { pages: [{ items: parcels, total: 1000, isTotalCapped: true }] },
      hasNextPage: true,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-rowcount', '-1');
  },
};

export const Loading: Story = {
  name: 'Announces the first page while it loads, and reserves its space',
  args: { pages: samplePages<Parcel>([], pendingPages) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  name: 'Says what will be here when empty, and the first step',
  args: {
    pages: samplePages<Parcel>([]),
    empty: { pictogram: 'documents', title: 'No parcels yet', action: <Button>Expect a parcel</Button> },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No parcels yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Expect a parcel' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  name: 'Offers to clear the filters when nothing matches',
  args: {
    pages: samplePages<Parcel>([]),
    noMatch: { title: 'No parcel matches', clear: 'Clear the search' },
    list: { isNarrowed: true, clear: fn(), sorting: undefined },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the search' }));
    await expect(args.list?.clear).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('No parcels yet')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says why the first page failed to load, and offers a retry',
  args: { pages: samplePages<Parcel>([], { ...failedPages, refetch: fn() }) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We could not load this part' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.pages.refetch).toHaveBeenCalledOnce();
  },
};

export const RefetchFailed: Story = {
  name: 'Keeps the rows when refetching them fails',
  args: { pages: samplePages(parcels, { isError: true, error: failedPages.error }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chair')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'We could not load this part' })).toBeNull();
  },
};

export const NextLoading: Story = {
  name: 'Says below the rows that the next page is loading',
  args: { pages: samplePages(parcels, { hasNextPage: true, isFetchingNextPage: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chair')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NextFailed: Story = {
  name: 'Keeps the rows when the next page fails, and offers a retry',
  args: {
    pages: samplePages(parcels, {
      hasNextPage: true,
      isError: true,
      isFetchNextPageError: true,
      error: failedPages.error,
      fetchNextPage: fn(),
    }),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Chair')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load this part');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.pages.fetchNextPage).toHaveBeenCalledOnce();
  },
};
