/** A result that can be an expected failure; exceptions are for programming errors. */
export type Result<Value, Code extends string = string, Details = undefined> =
  { ok: true; value: Value } | { ok: false; code: Code; details: Details };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refused<Code extends string, Details = undefined>(
  code: Code,
  details: Details,
): { ok: false; code: Code; details: Details } {
  return { ok: false, code, details };
}
