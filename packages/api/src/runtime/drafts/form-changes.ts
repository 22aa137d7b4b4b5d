export type FormValues = Readonly<Record<string, unknown>>;

/** Names of fields that are never kept, in any form. */
const SECRET_NAMES = /pass(word|code|phrase)|secret|token|recovery|otp/i;

/** Whether a draft can hold a value: no file, nothing that does not survive a round trip. */
function canBeKept(value: unknown): boolean {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return true;
  // A non-number is kept as its text, beside the values.
  if (typeof value === 'number') return Number.isFinite(value) || Number.isNaN(value);
  if (Array.isArray(value)) return value.every(canBeKept);
  if (typeof value !== 'object') return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(canBeKept);
}

/** JSON has no `NaN`: the field is empty until its text is restored. */
function withoutNaN(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNaN);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutNaN(inner)]));
  return Number.isNaN(value) ? null : value;
}

/** Whether a draft may hold a field, by its name. */
export function mayBeKept(name: string, never: readonly string[]): boolean {
  return !never.includes(name) && !SECRET_NAMES.test(name);
}

/** An emptied field, one never filled in and an empty text are equal. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether two values of a field are equal for a person. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) && isNothing(other)) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...names].every((name) => isSame((one as FormValues)[name], (other as FormValues)[name]));
  }
  return Object.is(one, other);
}

/** Whether the stored record equals what was sent: the save arrived, and only its answer was lost. */
export function isStoredAlready(sent: FormValues, stored: FormValues): boolean {
  return Object.keys(stored).every((name) => !(name in sent) || isSame(sent[name], stored[name]));
}

/** The fields whose values differ, by the names of `mine`. */
export function changedFields(base: FormValues, mine: FormValues): readonly string[] {
  return Object.keys(mine).filter((name) => !isSame(base[name], mine[name]));
}

/** The changed fields with their new values. One that was emptied is null, which clears it. */
export function changesOf(base: FormValues, mine: FormValues): FormValues {
  return Object.fromEntries(changedFields(base, mine).map((name) => [name, mine[name] ?? null]));
}

/** What a draft of a form may hold: the changed values, and what they were before. */
export function keepableChanges(
  base: FormValues,
  mine: FormValues,
  never: readonly string[] = [],
): { values: FormValues; base: FormValues } {
  const names = changedFields(base, mine).filter(
    (name) => mayBeKept(name, never) && (mine[name] === undefined || canBeKept(mine[name])),
  );
  const of = (values: FormValues): FormValues =>
    Object.fromEntries(names.map((name) => [name, withoutNaN(values[name] ?? null)]));
  return { values: of(mine), base: of(base) };
}

/** A field that both sides changed, each to something else. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Rebased {
  /** What the person typed and nobody else changed to something else: it goes into the form. */
  readonly mine: FormValues;
  /** What both changed: the person decides. */
  readonly conflicts: readonly FieldConflict[];
  /** What only someone else changed: the form already shows it. */
  readonly theirs: readonly string[];
}

/**
 * Merges what a person typed with what someone else has saved meanwhile.
 *
 * @param base the values when the person began, at least for the fields that they changed
 * @param mine the fields that the person changed
 * @param theirs the current record
 */
export function rebase(base: FormValues, mine: FormValues, theirs: FormValues): Rebased {
  // In the order of the form.
  const known = Object.keys(theirs).filter((name) => name in mine);
  const conflicts = known.filter(
    (name) => !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  );
  return {
    mine: Object.fromEntries(
      known.filter((name) => !isSame(mine[name], theirs[name])).map((name) => [name, mine[name]]),
    ),
    conflicts: conflicts.map((name) => ({ name, mine: mine[name], theirs: theirs[name] })),
    theirs: Object.keys(theirs).filter(
      (name) => name in base && !(name in mine) && !isSame(base[name], theirs[name]),
    ),
  };
}
