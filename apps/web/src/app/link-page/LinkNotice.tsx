import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box } from '@healzy/ui/primitives';
import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import { BrandHead } from '../shell/BrandHead.tsx';

interface LinkNoticeProps {
  /** Who sent the link; unknown while the link is. */
  account?: string | undefined;
  pictogram: PictogramName;
  title: string;
  text: string;
}

/** Why a link opens nothing, or that everything is done. */
export function LinkNotice({ account, pictogram, title, text }: LinkNoticeProps) {
  return (
    <>
      <title>{title}</title>
      <BrandHead {...(account === undefined ? {} : { name: account })} />
      <Box as="main" padding="lg">
        <EmptyState level={1} pictogram={pictogram} size="lg" title={title} description={text} />
      </Box>
    </>
  );
}
