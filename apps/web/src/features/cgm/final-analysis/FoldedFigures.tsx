import type { CgmScores } from '@healzy/api/cgm';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Box, Grid, Inline, Stack } from '@healzy/ui/primitives';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../app/useIsDesktop.ts';
import { FigureItems } from '../canvas/CanvasFigures.tsx';
import type { FigureId } from '../canvas/figures.ts';

const FIRST: readonly FigureId[] = ['TIME_IN_RANGE', 'below', 'above', 'AVG_GLUCOSE', 'gmi', 'data'];
const FIRST_ON_PHONE = FIRST.slice(0, 3);

/** Where figures do not fit beside the sections: the first of them above, and all of them one press away. */
export function FoldedFigures({ scores, children }: { scores: CgmScores; children: ReactNode }) {
  const { t } = useTranslation('cgm-analysis');
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const items = <FigureItems scores={scores} findings={null} ids={isPhone ? FIRST_ON_PHONE : FIRST} />;
  return (
    <Stack gap="md">
      <Box role="group" aria-label={t('firstFigures')}>
        {isPhone ? (
          <Grid columns={3} gap="xs" align="start">
            {items}
          </Grid>
        ) : (
          <Inline gap="lg" align="start">
            {items}
          </Inline>
        )}
      </Box>
      <Disclosure title={t('figures')} level={2} isExpanded={isOpen} onExpandedChange={setOpen}>
        {/* A chart in a closed fold would have no width. */}
        {isOpen && children}
      </Disclosure>
    </Stack>
  );
}
