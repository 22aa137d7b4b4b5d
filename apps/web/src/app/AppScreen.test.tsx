import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type LoadingPart, useScreenState } from './AppScreen.tsx';

/** Queries that are answered when the test says so. */
function answers() {
  const give = new Map<string, (value: string) => void>();
  return {
    give: (key: string) => give.get(key)?.(key),
    of: (key: string) => ({
      queryKey: [key],
      queryFn: () => new Promise<string>((resolve) => give.set(key, resolve)),
    }),
  };
}

it('is ready once all has come, in whatever order, also when a component further up asked for some of it', async () => {
  const { give, of } = answers();
  function Frame() {
    return <Inner queries={[useQuery(of('record')), useQuery(of('measured'))]} />;
  }
  // As the pages of a plan do: the frame asks for the plan, its page for the rest.
  function Inner({ queries }: { queries: readonly LoadingPart[] }) {
    const state = useScreenState([useQuery(of('plan')), ...queries]);
    return <p>{state.kind}</p>;
  }
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <Frame />
    </QueryClientProvider>,
  );
  screen.getByText('loading');
  await act(async () => {
    give('record');
    give('measured');
    await vi.waitFor(() => expect(client.getQueryState(['measured'])?.status).toBe('success'));
  });
  screen.getByText('loading');
  await act(async () => give('plan'));
  await screen.findByText('ready');
});
