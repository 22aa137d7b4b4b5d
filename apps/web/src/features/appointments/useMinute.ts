import { serverNow } from '@healzy/api/runtime/server-clock';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The present moment by the server's clock, as an instant, renewed as each of its minutes begins. */
export function useMinute(): string {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now.toISOString();
}
