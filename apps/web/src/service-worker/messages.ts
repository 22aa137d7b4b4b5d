/** What a page asks of the worker. */
export type WorkerMessage =
  /** Is the page that begins with these scripts of the worker's build? Answered with a boolean. */
  | { type: 'is-build'; scripts: string[] }
  /** Is everything cached that a lazy file needs to run? Answered with a boolean. */
  | { type: 'is-kept'; file: string }
  /** Starts caching code, with what the page has loaded already. */
  | { type: 'keep'; paths: string[] }
  /** Stops caching and drops the own cache. Answered with `true`. */
  | { type: 'forget' }
  /** Replaces the previous worker. */
  | { type: 'take-over' };
