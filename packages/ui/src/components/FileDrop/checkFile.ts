export interface FileLimits {
  /** Endings (`.csv`) and types (`text/csv`, `image/*`) that are taken. */
  accept?: readonly string[] | undefined;
  /** The largest file that is taken. */
  maxBytes?: number | undefined;
}

/** Why a file is not taken: its kind or its size; nothing when it is. */
export function checkFile(
  file: { name: string; type: string; size: number },
  { accept, maxBytes }: FileLimits,
): 'type' | 'size' | undefined {
  const name = file.name.toLowerCase();
  const fits = (kind: string) => {
    const wanted = kind.toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    return wanted.endsWith('/*') ? file.type.startsWith(wanted.slice(0, -1)) : file.type === wanted;
  };
  if (accept?.length && !accept.some(fits)) return 'type';
  return maxBytes !== undefined && file.size > maxBytes ? 'size' : undefined;
}
