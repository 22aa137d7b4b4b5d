/** Gives an import back to whichever tab wants it next. */
export type EndHold = () => void;

const nameOf = (importId: string) => `healzy.import.${importId}`;

/** Where a browser has no locks, or forbids them, each tab is alone. */
const locks = (): LockManager | undefined => navigator.locks;

/** Holds an import for this tab, away from the one that had it; `onLost` when another tab does the same to this one. */
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

/** Whether a tab of this browser carries the import out now. A tab that crashes or closes holds nothing. */
export async function isImportHeld(importId: string): Promise<boolean> {
  try {
    return (
      (await locks()?.request(nameOf(importId), { ifAvailable: true }, (lock) => lock === null)) ?? false
    );
  } catch {
    return false;
  }
}
