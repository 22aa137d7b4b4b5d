import { HttpProblem } from './http-problem.ts';

/** Parses `If-Match`: undefined when absent, null when it is not a version of ours (which then matches nothing). */
export function readIfMatch(header: string | undefined): number | null | undefined {
  if (header === undefined) return undefined;
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(header.trim());
  return match ? Number(match[1]) : null;
}

/** The `ETag` of a version. */
export const entityTag = (version: number): string => `"${version}"`;

/** A record as a response has it: with its version, which becomes the `ETag`. */
export const versioned = <Body extends { version: number }>(body: Body): { body: Body; version: number } => ({
  body,
  version: body.version,
});

/**
 * Rejects an edit that was not based on the current version: 428 `VERSION_REQUIRED` without `If-Match`, 412
 * `STALE_VERSION` with the current record in `details.current`.
 */
export function requireVersion(ifMatch: number | null | undefined, current: { version: number }): void {
  if (ifMatch === undefined) {
    throw new HttpProblem(
      428,
      'VERSION_REQUIRED',
      'Send the ETag of the version that was edited in If-Match.',
    );
  }
  if (ifMatch !== current.version) {
    throw new HttpProblem(412, 'STALE_VERSION', 'Someone changed this record meanwhile.', {
      details: { current },
    });
  }
}
