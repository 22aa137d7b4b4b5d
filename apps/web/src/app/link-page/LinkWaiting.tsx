import { Box } from '@healzy/ui/primitives';
import type { ComponentProps } from 'react';
import { Loaded, LoadingPlace } from '../Loaded.tsx';

/** A link's page while it loads, or when that has failed. */
export function LinkWaiting({ queries = [] }: Partial<Pick<ComponentProps<typeof Loaded>, 'queries'>>) {
  return (
    <Box as="main" padding="lg">
      <Loaded queries={queries}>
        <LoadingPlace />
      </Loaded>
    </Box>
  );
}
