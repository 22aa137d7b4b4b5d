/** What versions of a record became by saves of the same person elsewhere on the screen. */
export interface OwnSaves {
  note(before: number, after: number): void;
  /** The version that a form which began with `version` may save over: nobody else has changed anything in between. */
  after(version: number): number;
}

/** For a screen that saves parts of one record separately, such as a picture beside a form. */
export function sinceOwnSaves(): OwnSaves {
  const became = new Map<number, number>();
  return {
    note: (before, after) => void became.set(before, after),
    after(version) {
      let last = version;
      for (let next = became.get(last); next !== undefined; next = became.get(last)) last = next;
      return last;
    },
  };
}
