import { Box, type BoxProps } from '../Box/Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'alignItems'> {
  /** Space between children. */
  gap?: BoxProps['gap'];
  /** Cross-axis alignment; `stretch` makes children as wide as the stack. */
  align?: BoxProps['alignItems'];
}

/** Children stacked vertically. */
export function Stack({ gap = 'md', align = 'stretch', ...props }: StackProps) {
  return (
    <Box display="flex" flexDirection="column" minWidth="zero" gap={gap} alignItems={align} {...props} />
  );
}
