import { serverNow } from '@healzy/api/runtime/server-clock';
import { todayIn } from '@healzy/domain/shared';
import { useEffect, useState } from 'react';

/** How often it is looked whether another day has begun. In milliseconds. */
const LOOK_MS = 60_000;

/**
 * A time of the day that it is in a zone, another one as soon as the next day has begun: what is left open overnight
 * would call yesterday today.
 *
 * @param zone the device's own if omitted
 */
export function useDay(zone = Intl.DateTimeFormat().resolvedOptions().timeZone): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () =>
      setNow((before) => {
        const next = serverNow();
        return todayIn(zone, next) === todayIn(zone, before) ? before : next;
      });
    const timer = setInterval(look, LOOK_MS);
    // Timers of a page that nobody sees may stand still.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [zone]);
  return now;
}
