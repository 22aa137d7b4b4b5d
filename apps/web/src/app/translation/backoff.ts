const FIRST_PAUSE_MS = 350;
const ATTEMPTS = 6;

/** Tries again with growing pauses; rejects with the last error. */
export async function backoff<Result>(attempt: () => Promise<Result>, made = 1): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (made === ATTEMPTS) throw error;
    await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** (made - 1)));
    return backoff(attempt, made + 1);
  }
}
