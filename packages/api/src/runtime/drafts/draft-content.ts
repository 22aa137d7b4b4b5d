/** What is kept of a form: only changed values, and what they were before. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>;
  readonly base: Readonly<Record<string, unknown>>;
  /** The version of the record that was being changed; null for something new. */
  readonly version: number | null;
  readonly typedAt: number;
  /** Text of number fields that is not a number, by path. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Text of fields that is not a value yet, by path. */
  readonly unfinished?: Readonly<Record<string, string>>;
  /** Who or what it is about, as text, where the form knows. */
  readonly subject?: string;
}

/** The encrypted content: the draft and which form it belongs to, so that it can be listed without the form. */
export interface DraftContent extends Draft {
  readonly accountId: string;
  readonly form: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The decrypted content, if it is a draft. */
export function asDraft(content: unknown): Draft | null {
  if (!isRecord(content)) return null;
  const { values, base, version, typedAt, texts, unfinished, subject } = content;
  if (!isRecord(values) || !isRecord(base) || typeof typedAt !== 'number') return null;
  return {
    values,
    base,
    typedAt,
    version: typeof version === 'number' ? version : null,
    ...(isText(subject) ? { subject } : {}),
    ...(isRecord(texts) ? { texts: textsOf(texts) } : {}),
    ...(isRecord(unfinished) ? { unfinished: textsOf(unfinished) } : {}),
  };
}

const textsOf = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter((one): one is [string, string] => isText(one[1])));

/** The form that a decrypted draft belongs to, where it says so. */
export function placeOf(content: unknown): Pick<DraftContent, 'accountId' | 'form'> | null {
  if (!isRecord(content)) return null;
  const { accountId, form } = content;
  return isText(accountId) && isText(form) ? { accountId, form } : null;
}

/** Who a draft is about: as its form said, or the name typed into it. */
export function subjectOf({ subject, values }: Draft): string | null {
  if (subject !== undefined) return subject;
  const typed = [values.name, values.surname].filter((part) => isText(part) && part.trim() !== '');
  return typed.length === 0 ? null : typed.join(' ');
}
