import { Text } from '@healzy/ui/primitives';
import { useFormats } from './formats.ts';

interface WhenProps {
  at: string;
  zone: string | null | undefined;
  /** The hour does not matter. */
  isDay?: boolean;
  /** What is said about it: `(when) => t('created', { when })`. */
  sentence?: (when: string) => string;
}

/** A date in a list: «hoy, 12:55», «yesterday, 12:55», or the date itself. The title has the full date. */
export function When({ at, zone, isDay = false, sentence = (when) => when }: WhenProps) {
  const formats = useFormats();
  const shown = isDay ? formats.recentDate(at, zone) : formats.recentDateTime(at, zone);
  return (
    <Text
      as="time"
      size="inherit"
      isNumeric
      dateTime={at}
      title={isDay ? formats.date(at, zone) : formats.dateTime(at, zone)}
    >
      {sentence(shown)}
    </Text>
  );
}
