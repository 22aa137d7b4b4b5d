/** Gives a name back; the next in line may have it. */
export type ReleaseLock = () => void;

/** Who writes under which name, across all tabs of this browser. */
export interface DraftLocks {
  /** Takes the name if nobody has it; null when somebody does. A tab that crashes gives everything back. */
  acquire(name: string): Promise<ReleaseLock | null>;
  /** The names that somebody has. Asking takes nothing: a form that opens meanwhile must find its place free. */
  held(): Promise<ReadonlySet<string>>;
}

/**
 * Locks of the browser. Where it has none, each tab has everything: there is nobody to ask.
 * @param prefix of their names, which other uses of locks on this origin must not have
 */
export function createBrowserLocks(
  prefix: string,
  locks: LockManager | undefined = navigator.locks,
): DraftLocks {
  return {
    acquire: (name) =>
      locks === undefined
        ? Promise.resolve(() => undefined)
        : new Promise((resolve, reject) => {
            locks
              .request(`${prefix}${name}`, { ifAvailable: true }, (lock) => {
                if (lock === null) {
                  resolve(null);
                  return undefined;
                }
                return new Promise<void>((end) => resolve(end));
              })
              .catch(reject);
          }),
    async held() {
      const held = (await locks?.query())?.held ?? [];
      return new Set(
        held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
      );
    },
  };
}
