/** Those who are told together. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    /** Returns what ends it. */
    add(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: () => all.forEach((listener) => listener()),
  };
}

/**
 * Texts by the names of a form's fields.
 * @param onWrite called when a field writes another text
 */
export function namedTexts(onWrite: () => void) {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (name: string) => kept.get(name),
    /** `null` removes the text. */
    write(name: string, text: string | null) {
      if (kept.get(name) === (text ?? undefined)) return;
      if (text === null) kept.delete(name);
      else kept.set(name, text);
      onWrite();
    },
  };
}
