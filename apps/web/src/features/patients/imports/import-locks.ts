/** Releases an import for the next tab. */
export type EndHold = () => void;

const nameOf = (importId: string) => `healzy.import.${importId}`;

/** In a browser without locks, or that blocks them, each tab is on its own. */
const locks = (): LockManager | undefined => navigator.locks;

/**
 * Locks an import for this tab, taking it from the one that had it; `onLost` runs when another tab takes it in turn.
 */
export function holdImport(importId: string, onLost: () => void): EndHold {
  let end: EndHold = () => undefined;
  let isHeld = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  locks()
    ?.request(nameOf(importId), { steal: true }, () => {
      isHeld = true;
      return ended;
    })
    .catch(() => {
      if (isHeld) onLost();
    });
  return end;
}

/** Whether a tab of this browser runs the import now. A tab that crashes or closes releases its locks. */
export async function isImportHeld(importId: string): Promise<boolean> {
  try {
    return (
      (await locks()?.request(nameOf(importId), { ifAvailable: true }, (lock) => lock === null)) ?? false
    );
  } catch {
    return false;
  }
}
