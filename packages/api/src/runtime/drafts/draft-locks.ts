/** Releases a name; the next in line may take it. */
export type ReleaseLock = () => void;

/** Which tab of this browser writes under which name. */
export interface DraftLocks {
  /** Takes the name if it is free, else returns null. A tab that crashes releases everything. */
  acquire(name: string): Promise<ReleaseLock | null>;
  /** The names that are taken. Reading them takes nothing: a form that opens meanwhile must find its slot free. */
  held(): Promise<ReadonlySet<string>>;
}

/**
 * The browser's locks. Where it has none, each tab gets every lock, because tabs cannot coordinate.
 * @param prefix of their names, which no other locks on this origin may use
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
