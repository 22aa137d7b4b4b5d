import { Box, type BoxProps } from '../Box/Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'alignItems'> {
  /** Space between children. */
  gap?: BoxProps['gap'];
  /** How children lie across the stack; `stretch` makes them as wide as it is. */
  align?: BoxProps['alignItems'];
}

/** Children one below the other. */
export function Stack({ gap = 'md', align = 'stretch', ...props }: StackProps) {
  return (
    <Box display="flex" flexDirection="column" minWidth="zero" gap={gap} alignItems={align} {...props} />
  );
}
