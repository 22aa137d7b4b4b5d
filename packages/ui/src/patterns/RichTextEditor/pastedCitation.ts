import type { RichTextReference } from '../RichText/richText.ts';

/** The attribute of copied markup that holds a citation and the scope that it was copied in. */
export const CITATION_ATTRIBUTE = 'data-citation';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The citation in an attribute of copied markup. Null if it was copied in another scope or is malformed: then only its
 * text is pasted.
 */
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
