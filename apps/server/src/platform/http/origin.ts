/** Where a request came from. */
export interface Origin {
  ip: string;
  /** The `User-Agent` header. */
  userAgent: string | null;
}

/** Longest user agent that is kept; no real browser sends a longer one. */
const LONGEST_AGENT = 400;

/** Reads where a request came from. */
export function originOf(request: { ip: string; headers: Record<string, unknown> }): Origin {
  const agent = request.headers['user-agent'];
  return { ip: request.ip, userAgent: typeof agent === 'string' ? cleanAgent(agent) : null };
}

function cleanAgent(agent: string): string | null {
  const clean = agent
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_AGENT);
  return clean === '' ? null : clean;
}
