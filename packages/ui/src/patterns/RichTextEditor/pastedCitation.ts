import type { RichTextReference } from '../RichText/richText.ts';

/** Where copied markup keeps what a citation refers to, and the scope that it was copied in. */
export const CITATION_ATTRIBUTE = 'data-citation';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The citation that copied markup names, if it was copied in this scope; else null, and its text is text. */
export function citationIn(attribute: string, scope: string): RichTextReference | null {
  if (attribute === '') return null;
  try {
    const copied: unknown = JSON.parse(attribute);
    if (!isObject(copied) || copied.scope !== scope || !isObject(copied.citation)) return null;
    const { kind, id, view } = copied.citation;
    if (typeof kind !== 'string' || typeof id !== 'string') return null;
    return { kind, id, view: isObject(view) ? view : null };
  } catch {
    return null;
  }
}
