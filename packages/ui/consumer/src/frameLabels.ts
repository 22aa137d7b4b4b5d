/** Words around every chart. */
export const frameLabels = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  exportMenu: 'Export',
  exportPng: 'Picture (PNG)',
  exportSvg: 'Drawing (SVG)',
  fullScreen: 'Full screen',
  closeFullScreen: 'Close full screen',
};
