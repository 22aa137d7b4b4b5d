import { Text } from '@healzy/ui/primitives';
import type { ComponentProps } from 'react';

interface CutTextProps extends Pick<ComponentProps<typeof Text>, 'tone' | 'isNumeric'> {
  text: string;
}

/** A text in the cell of a table, on one line; all of it on hover. */
export function CutText({ text, ...style }: CutTextProps) {
  return (
    <Text {...style} isTruncated title={text}>
      {text}
    </Text>
  );
}
