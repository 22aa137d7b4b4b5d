import type { z } from 'zod';
import { invalid, unprocessable, type FieldProblem } from './http-problem.ts';

/** Field codes that become 422 problems: the fields are well-formed, but together they break a rule. */
const RULES: Record<string, string> = {
  MAIN_SPECIALIST_REQUIRED: 'Exactly one specialist must be the principal.',
  FILE_TOO_LARGE: 'The file is larger than its kind may be.',
  FILE_TYPE: 'A document of this kind must be of another type.',
  FILE_EMPTY: 'The file is empty.',
};

/**
 * Validates a body with the rule that the app's form uses too.
 *
 * @param says sentences of rules that know more than the general ones
 * @throws HttpProblem 400 `VALIDATION` with a code for each field, or 422 with the rule's own code
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  says: Readonly<Record<string, string>> = {},
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue): FieldProblem => ({
    path: `/body${issue.path.map((part) => `/${String(part)}`).join('')}`,
    code: /^[A-Z][A-Z0-9_]*$/.test(issue.message) ? issue.message : 'FORMAT_INVALID',
    message: 'This field is refused; its code says why.',
  }));
  const rule = fields.find((field) => field.code in RULES);
  if (rule) throw unprocessable(rule.code, says[rule.code] ?? RULES[rule.code] ?? 'Refused.', { fields });
  throw invalid(fields);
}
