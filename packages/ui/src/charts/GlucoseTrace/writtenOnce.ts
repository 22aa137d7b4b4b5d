/** The same ticks recur in every frame of a pan: formats each only once. */
export function writtenOnce(
  formatTime: (epochSeconds: number, kind: 'hour' | 'day') => string,
): (epochSeconds: number, kind: 'hour' | 'day') => string {
  const written = { hour: new Map<number, string>(), day: new Map<number, string>() };
  return (epochSeconds, kind) => {
    const messages = written[kind].get(epochSeconds);
    if (messages !== undefined) return messages;
    if (written[kind].size > 1000) written[kind].clear();
    const fresh = formatTime(epochSeconds, kind);
    written[kind].set(epochSeconds, fresh);
    return fresh;
  };
}
