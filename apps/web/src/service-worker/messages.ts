/** What a page asks of the worker. */
export type WorkerMessage =
  /** Is the page that begins with these scripts of the worker's build? Answered with a boolean. */
  | { type: 'is-build'; scripts: string[] }
  /** Is everything here that a late file needs to run? Answered with a boolean. */
  | { type: 'is-kept'; file: string }
  /** Begins to keep code, with what the page has loaded already. */
  | { type: 'keep'; paths: string[] }
  /** Takes the place of the worker before it. */
  | { type: 'take-over' };
