export interface FileLimits {
  /** Accepted extensions (`.csv`) and types (`text/csv`, `image/*`). */
  accept?: readonly string[] | undefined;
  /** The maximum file size. */
  maxBytes?: number | undefined;
}

/** Why a file is rejected: its type or its size; nothing if it is accepted. */
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
