/** How long to wait before each retry. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000];

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Fetches code, again where the network fails: a page cannot, as browsers remember for its whole life that a module
 * failed. Just after a connection returns, the worker's may still be missing while the page's already works.
 */
export async function persistentFetch(
  request: Request,
  fetchOnce: (request: Request) => Promise<Response> = fetch,
): Promise<Response> {
  for (const milliseconds of PAUSES_MS) {
    try {
      return await fetchOnce(request);
    } catch (error) {
      // The page no longer waits for it.
      if (request.signal.aborted) throw error;
      await pause(milliseconds);
    }
  }
  return fetchOnce(request);
}
