/** Ends a turn; the next in line may have it. */
export type EndTurn = () => void;

/** Who writes under which name, across all tabs of this browser. */
export interface DraftTurns {
  /** Takes the name if nobody has it; null when somebody does. A tab that crashes gives everything back. */
  take(name: string): Promise<EndTurn | null>;
  /** The names that somebody has. Asking takes nothing: a form that opens meanwhile must find its place free. */
  taken(): Promise<ReadonlySet<string>>;
}

const PREFIX = 'healzy.draft.';

/** Turns over the browser's locks. Where it has none, each tab has everything: there is nobody to ask. */
export function createLockTurns(locks: LockManager | undefined = navigator.locks): DraftTurns {
  return {
    take: (name) =>
      locks === undefined
        ? Promise.resolve(() => undefined)
        : new Promise((resolve, reject) => {
            locks
              .request(`${PREFIX}${name}`, { ifAvailable: true }, (lock) => {
                if (lock === null) {
                  resolve(null);
                  return undefined;
                }
                return new Promise<void>((end) => resolve(end));
              })
              .catch(reject);
          }),
    async taken() {
      const held = (await locks?.query())?.held ?? [];
      return new Set(
        held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])),
      );
    },
  };
}
