import type { ContextType } from 'react';
import type { DateFieldStateContext } from 'react-aria-components/DateField';

/** React Aria's state of a segmented field. */
export type PartsState = NonNullable<ContextType<typeof DateFieldStateContext>>;
type Part = PartsState['segments'][number];
type PartType = Part['type'];

/** The typed parts of a day or a time, by kind. */
export type TypedParts = Readonly<Partial<Record<PartType, number>>>;

const valueOf = ({ isPlaceholder, value }: Part) => (isPlaceholder ? null : (value ?? null));

/** The typed parts as text, for drafts: `day:31 month:2`. */
export const partsAsText = (parts: readonly Part[]): string =>
  parts
    .filter((part) => part.isEditable && valueOf(part) !== null)
    .map((part) => `${part.type}:${part.value}`)
    .join(' ');

export const textAsParts = (text: string): TypedParts =>
  Object.fromEntries(
    [...text.matchAll(/([a-zA-Z]+):(\d+)/g)].map(([, type, value]) => [type, Number(value)]),
  );

/**
 * The next step towards the typed parts; nothing once they are all set. Sets one part at a time, and never passes
 * through a combination that is another value: the form would be notified of it.
 */
export function nextPart(
  parts: readonly Part[],
  typed: TypedParts,
): { type: PartType; value: number | null } | null {
  const open = parts.filter(({ isEditable }) => isEditable);
  const other = open.filter((part) => valueOf(part) !== (typed[part.type] ?? null));
  const surplus = other.find(({ type }) => typed[type] === undefined);
  if (surplus) return { type: surplus.type, value: null };
  const filled = other.filter((part) => valueOf(part) !== null);
  const [next] = filled.length > 0 ? filled : other;
  if (!next) return null;
  const wouldBeWhole = other.length > 1 && open.every((part) => part === next || valueOf(part) !== null);
  return { type: next.type, value: wouldBeWhole ? null : (typed[next.type] ?? null) };
}
