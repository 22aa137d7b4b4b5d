/** A line of the specification about a field that is written, copied by hand, not taken from the code. */
export interface SpecifiedField {
  /** Its section, and what it says. */
  rule: string;
  /** Where it is in what is written. */
  field: string;
  /** What else has to be written for it to apply. */
  beside?: object;
  /** Valid values, each of which is kept as it is. */
  kept: readonly unknown[];
  /** Invalid values with their code, and the code of a server whose contract rules them out before. */
  refused: readonly (readonly [value: unknown, code: string, byContract?: string])[];
}

interface Parsed {
  data?: unknown;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
}

/** What is wrong with what was written: each problem as its path and its code. */
export const problemsOf = ({ error }: Parsed): [path: string, code: string][] =>
  error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

/** What schemas make of the values of a field: those that they keep as they are, and of the others what is wrong first. */
export function walked(
  { field, beside, kept, refused }: SpecifiedField,
  valid: object,
  schema: { safeParse: (written: never) => Parsed },
) {
  const parsed = (value: unknown) => schema.safeParse({ ...valid, ...beside, [field]: value } as never);
  return {
    kept: kept.map((value) => (parsed(value).data as Record<string, unknown> | undefined)?.[field]),
    refused: refused.map(([value]) => problemsOf(parsed(value)).find(([path]) => path === field)?.[1]),
  };
}
