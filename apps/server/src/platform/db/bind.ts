/** Adds a parameter of this type to a statement and returns its placeholder. */
export type Bind = (value: unknown, type: string) => string;

/** Collects a statement's parameters, after those that it has. */
export function parameters(values: unknown[] = []): { bind: Bind; values: unknown[] } {
  return { values, bind: (value, type) => `$${values.push(value)}::${type}` };
}

/** A statement with the values that it binds; `$1` is the account. */
export function statementOf(
  accountId: string,
  write: (bind: Bind) => string,
): [text: string, values: unknown[]] {
  const { bind, values } = parameters([accountId]);
  return [write(bind), values];
}
