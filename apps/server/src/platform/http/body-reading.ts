import { Slices } from '../slices.ts';
import { invalid } from './http-problem.ts';
import { BadJsonError, JsonReader, type JsonLimits } from './json-reading.ts';

/** Read between two looks at the clock. */
const PIECE_BYTES = 64 * 1024;

/**
 * More than the largest menus have, 52 weeks in all the bytes of a body. What has more, such as a megabyte of empty
 * objects, is made to keep the thread busy, as is an object of
 * more names than any form has fields.
 */
const BODY_LIMITS: JsonLimits = { parts: 100_000, numbers: 100_000, names: 2_000 };

/**
 * Reads the JSON body of a request; nothing for an empty one. Other requests are served in between, however large it is.
 *
 * @throws HttpProblem 400 when it is no JSON, or holds too much
 */
export async function readBody(body: Uint8Array): Promise<unknown> {
  if (body.length === 0) return undefined;
  const reader = new JsonReader(BODY_LIMITS);
  const slices = new Slices();
  try {
    for (let from = 0; from < body.length; from += PIECE_BYTES) {
      if (slices.isOver) await slices.next();
      reader.push(body.subarray(from, from + PIECE_BYTES));
    }
    return reader.end();
  } catch (error) {
    if (!(error instanceof BadJsonError)) throw error;
    const message =
      error.problem === 'NO_JSON'
        ? 'The request cannot be read.'
        : 'The request holds more than any call needs.';
    throw invalid([
      { path: '/body', code: error.problem === 'NO_JSON' ? 'UNREADABLE' : 'TOO_MANY', message },
    ]);
  }
}
