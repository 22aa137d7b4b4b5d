/** How long work may take before what was asked for meanwhile no longer waits for it, in milliseconds. */
const MOST_MS = 10_000;

/**
 * Does work one at a time; what is asked for while it runs is done once, afterwards. Refetching on each event of a stream
 * would cancel the refetch before it: while others write faster than the server answers, nothing new would be shown, and
 * a sender who waits for their message to be shown would send no further one.
 *
 * @param work that hangs is left behind after ten seconds
 * @returns the function that asks for it
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let isRunning = false;
  let isAsked = false;
  const run = async () => {
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, MOST_MS)));
      // What failed is tried again with the next event, and says so where it is shown.
      await Promise.race([work().catch(() => undefined), late]);
      clearTimeout(timer);
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (!isRunning) void run();
  };
}
