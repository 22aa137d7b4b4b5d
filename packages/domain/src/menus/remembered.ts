/**
 * Remembers what a pure function gave for an object, for as long as the object is in use. Edits of a menu leave all
 * days but those that they change the very same objects, so that a keystroke computes a day again and no more.
 *
 * @param scope what else the result depends on, such as the foods of the menu; another object is another memory
 * @param variant the same as text
 */
export function remembering<Key extends object, Value>() {
  const scopes = new WeakMap<object, Map<string, WeakMap<Key, { value: Value }>>>();
  return (scope: object, variant: string, key: Key, compute: () => Value): Value => {
    const variants = scopes.get(scope) ?? new Map<string, WeakMap<Key, { value: Value }>>();
    scopes.set(scope, variants);
    const known = variants.get(variant) ?? new WeakMap<Key, { value: Value }>();
    variants.set(variant, known);
    const found = known.get(key);
    if (found) return found.value;
    const value = compute();
    known.set(key, { value });
    return value;
  };
}

const lengths = new WeakMap<object, number>();

/** How long an object that does not change is as JSON. */
export function jsonLength(value: object): number {
  const known = lengths.get(value);
  if (known !== undefined) return known;
  const length = JSON.stringify(value).length;
  lengths.set(value, length);
  return length;
}
