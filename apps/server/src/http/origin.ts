/** Where a request came from. */
export interface Origin {
  ip: string;
  /** What the browser calls itself. */
  userAgent: string | null;
}

/** Longest name of a browser that is kept; longer ones are no browser's. */
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
