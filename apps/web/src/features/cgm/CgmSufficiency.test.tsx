import type { CgmScores } from '@healzy/api/cgm';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { CgmSufficiency } from './CgmSufficiency.tsx';

it('says once what share of the expected readings exists, with a decimal', async () => {
  await startI18n('es');
  await loadWords(['cgm']);
  const scores = {
    rangeProfile: 'STANDARD',
    sufficiency: {
      percent: 66.1,
      count: 2665,
      days: 14,
      daysEnough: 9,
      isEnough: false,
      isConsensusEnough: true,
    },
    metrics: { gmi: null, sd: null },
  } as unknown as CgmScores;
  const { container } = render(<CgmSufficiency scores={scores} />);
  const bar = screen.getByRole('progressbar', { name: 'Lecturas recibidas de las esperadas' });
  expect(bar.getAttribute('aria-valuetext')).toBe('66,1\u00a0%');
  expect(container.textContent?.match(/[\d.,]+\s%/g)).toEqual(['66,1\u00a0%']);
});
