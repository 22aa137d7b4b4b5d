import { Slices } from '../slices.ts';

/** Lists up to this length are serialized at once; longer ones in batches of this size. */
const AT_ONCE = 200;

/** The JSON text of a response, the same as JSON.stringify gives; yields to other requests within long lists. */
export async function bodyText(body: unknown): Promise<string> {
  if (!hasLongList(body)) return JSON.stringify(body);
  const slices = new Slices();
  const members: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    if (slices.isOver) await slices.next();
    const text = isLong(value) ? await listText(value, slices) : textOf(value);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
}

async function listText(list: readonly unknown[], slices: Slices): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    if (slices.isOver) await slices.next();
    parts.push(JSON.stringify(list.slice(from, from + AT_ONCE)).slice(1, -1));
  }
  return `[${parts.join(',')}]`;
}

/** Undefined for what JSON leaves out. */
const textOf = (value: unknown): string | undefined => JSON.stringify(value) as string | undefined;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > AT_ONCE;

function hasLongList(body: unknown): body is Record<string, unknown> {
  return (
    typeof body === 'object' && body !== null && !Array.isArray(body) && Object.values(body).some(isLong)
  );
}
