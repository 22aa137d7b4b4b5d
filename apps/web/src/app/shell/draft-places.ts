import type { DraftForm, DraftSource, Target } from '../module.ts';
import { modules } from '../modules.ts';

/** What a draft is about, and where to continue it. */
export interface DraftPlace {
  readonly form: DraftForm;
  readonly target: Target;
}

/** The variable parts in a key of this source; null for a key of another. */
function partsOf(source: DraftSource, key: string): Record<string, string> | null {
  const names = source.key.split('/');
  const values = key.split('/');
  const parts: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index];
    if (value === undefined) return null;
    if (name.startsWith(':')) parts[name.slice(1)] = value;
    else if (name !== value) return null;
  }
  return names.length === values.length ? parts : null;
}

const differing = ({ key }: DraftSource): number => key.split(':').length;

/** Where the form of this draft is; null if this version of the product no longer has it. */
export function draftPlace(key: string): DraftPlace | null {
  const sources = modules()
    .flatMap(({ drafts = [] }) => drafts)
    // `patients/new` is not a patient with that id.
    .toSorted((a, b) => differing(a) - differing(b));
  for (const source of sources) {
    const parts = partsOf(source, key);
    if (parts !== null) return { form: source.form, target: source.target(parts as never) };
  }
  return null;
}
