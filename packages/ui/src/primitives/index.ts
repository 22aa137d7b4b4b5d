/** Layout and text, of which every screen needs several. Drawings and what is operated have their own subpaths only. */
export { Box } from './Box/Box.tsx';
export { Columns } from './Columns/Columns.tsx';
export { Divider } from './Divider/Divider.tsx';
export { Grid } from './Grid/Grid.tsx';
export { Heading } from './Heading/Heading.tsx';
export { Icon, type IconProps, type LucideIcon } from './Icon/Icon.tsx';
export { Inline } from './Inline/Inline.tsx';
export { Link } from './Link/Link.tsx';
export { Skeleton } from './Skeleton/Skeleton.tsx';
export { Stack } from './Stack/Stack.tsx';
export { Text } from './Text/Text.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
