import { type ApiClient, ApiProvider } from '@healzy/api/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** A page of a list, with nothing after it. */
export const pageOf = (items: readonly unknown[]) => ({ items, nextCursor: null, total: items.length });

/** What a request is answered: by its method and the end of its path, `get /messages`. */
type Answers = Record<string, (request: { query: Record<string, unknown>; body: unknown }) => unknown>;

interface Init {
  readonly params: { readonly query?: Record<string, unknown> };
  readonly body?: unknown;
}

function clientOf(answers: Answers): ApiClient {
  const request = async (method: string, path: string, { params, body }: Init) => {
    const answer = answers[`${method} ${path.slice(path.lastIndexOf('/'))}`];
    if (answer === undefined) throw new Error(`The story answers no ${method} ${path}.`);
    return { data: await answer({ query: params.query ?? {}, body }) };
  };
  return { request } as unknown as ApiClient;
}

/** What is shown at any address of the router, which is made once. */
const Shown = createContext<ReactNode>(null);
const Anywhere = () => useContext(Shown);

/** Where a story is: the pattern of a route, and an address of it. */
interface Place {
  readonly path: string;
  readonly address: string;
}
const ANYWHERE: Place = { path: '*', address: '/' };

interface EnvironmentProps {
  answers: Answers;
  place: Place;
  children: ReactNode;
}

function Environment({ answers, place: { path, address }, children }: EnvironmentProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } }),
  );
  const [client] = useState(() => clientOf(answers));
  const [router] = useState(() =>
    createMemoryRouter([{ path, Component: Anywhere }], { initialEntries: [address] }),
  );
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider scope={{ client, accountId: 'alba' }}>
        <Shown value={children}>
          <RouterProvider router={router} />
        </Shown>
      </ApiProvider>
    </QueryClientProvider>
  );
}

/** For stories: a server that answers so, without a network. Anywhere, or at an address with parameters. */
export const answering =
  (answers: Answers, place: Place = ANYWHERE) =>
  (Story: ComponentType) => (
    <Environment answers={answers} place={place}>
      <Story />
    </Environment>
  );
