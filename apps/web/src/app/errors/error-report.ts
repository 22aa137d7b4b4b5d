const lines = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [String(error)];
  const own = error.stack?.includes(error.message)
    ? error.stack
    : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  return error.cause === undefined ? [own] : [own, `cause: ${lines(error.cause).join('\n')}`];
};

/** What a developer needs to fix the error: the error itself, where, when and in which browser. */
export function errorReport(error: unknown, place: string, time = new Date()): string {
  return [...lines(error), '', place, time.toISOString(), navigator.userAgent].join('\n');
}
