/** Ends a turn; the next in line may have it. */
export type EndTurn = () => void;

/** Who writes under which name, across all tabs of this browser. */
export interface DraftTurns {
  /** Takes the name if nobody has it; null when somebody does. A tab that crashes gives everything back. */
  take(name: string): Promise<EndTurn | null>;
}

/** Turns over the browser's locks. Where it has none, each tab has everything: there is nobody to ask. */
export function createLockTurns(locks: LockManager | undefined = navigator.locks): DraftTurns {
  return {
    take: (name) =>
      locks === undefined
        ? Promise.resolve(() => undefined)
        : new Promise((resolve, reject) => {
            locks
              .request(`healzy.draft.${name}`, { ifAvailable: true }, (lock) => {
                if (lock === null) {
                  resolve(null);
                  return undefined;
                }
                return new Promise<void>((end) => resolve(end));
              })
              .catch(reject);
          }),
  };
}
