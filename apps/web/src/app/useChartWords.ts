import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The chart frame's own words, the same for every chart. */
export function useChartWords() {
  const { t } = useTranslation('app');
  return useMemo(
    () => ({
      showTable: t('chart.showTable'),
      showChart: t('chart.showChart'),
      exportMenu: t('chart.exportMenu'),
      exportPng: t('chart.exportPng'),
      exportSvg: t('chart.exportSvg'),
      fullScreen: t('chart.fullScreen'),
      closeFullScreen: t('chart.closeFullScreen'),
    }),
    [t],
  );
}
