/** Which versions of a record resulted from the same user's saves elsewhere on the screen. */
export interface OwnSaves {
  note(before: number, after: number): void;
  /** The version over which a form that began with `version` may save: nobody else has changed anything in between. */
  after(version: number): number;
}

/** For a screen that saves parts of one record separately, such as an image next to a form. */
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
