import { Slices } from '../slices.ts';

/** Lists up to this length are written at once; elements of a longer one so many at a time. */
const AT_ONCE = 200;

/** The JSON text of an answer, the same as all at once; others are served while long lists in it are written. */
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

/** Nothing for what JSON leaves out. */
const textOf = (value: unknown): string | undefined => JSON.stringify(value) as string | undefined;

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > AT_ONCE;

function hasLongList(body: unknown): body is Record<string, unknown> {
  return (
    typeof body === 'object' && body !== null && !Array.isArray(body) && Object.values(body).some(isLong)
  );
}
