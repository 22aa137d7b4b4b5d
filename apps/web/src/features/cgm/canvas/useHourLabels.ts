import type { Hours } from '@healzy/domain/cgm';
import { useMemo } from 'react';
import { useFormats } from '../../../app/formats.ts';

/** Clock times of the day as text. */
export function useHourLabels() {
  const formats = useFormats();
  return useMemo(() => {
    // Midnight at the end of a day is 24:00: 00:00 would be its beginning.
    const minute = (minutes: number) =>
      minutes === 1440 ? '24:00' : formats.time(new Date(minutes * 60_000), 'UTC');
    return {
      minute,
      /** «03:00–05:00» */
      span: ({ from, to }: Hours) => `${minute(from * 60)}–${minute(to * 60)}`,
      minutes: ({ from, to }: { from: number; to: number }) => `${minute(from)}–${minute(to)}`,
    };
  }, [formats]);
}
