import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'alignItems' | 'flexWrap'> {
  gap?: BoxProps['gap'];
  align?: BoxProps['alignItems'];
  justify?: BoxProps['justifyContent'];
  /** Whether children may wrap onto a new line, which phones need. */
  isWrapping?: boolean;
}

/** Children side by side. */
export function Inline({ gap = 'xs', align = 'center', justify, isWrapping = true, ...props }: InlineProps) {
  return (
    <Box
      display="flex"
      flexDirection="row"
      minWidth="zero"
      gap={gap}
      alignItems={align}
      justifyContent={justify}
      flexWrap={isWrapping ? 'wrap' : 'nowrap'}
      {...props}
    />
  );
}
