import type { KitLabels } from './kitLabels.ts';

/** The kit in English, the default without a provider. */
export const en: KitLabels = {
  common: {
    language: 'en',
    close: 'Close',
    cancel: 'Cancel',
    clear: 'Clear',
    retry: 'Try again',
    moreActions: 'More actions',
    loading: 'Loading…',
    saving: 'Saving…',
    previous: 'Previous',
    next: 'Next',
  },
  field: {
    optional: 'optional',
    noMatch: 'Nothing matches',
    clearChosen: 'Remove all',
    impossibleDay: (day) => `There is no ${day}.`,
    incompleteDay: 'The date is incomplete: complete it or clear it.',
    incompleteTime: 'The time is incomplete: complete it or clear it.',
    unreadableDay: (text) => `“${text}” is not a date.`,
    notChosen: (text) => `“${text}” is not chosen: choose an option from the list, or clear the text.`,
  },
  richText: {
    gone: 'no longer available',
  },
  form: {
    summary: 'Please check the errors in the form',
    unsaved: 'There are unsaved changes',
    saved: 'Saved a moment ago',
  },
  table: {
    failedMore: 'We could not load this part',
  },
  columns: {
    open: 'Columns',
    title: 'List columns',
    moveUp: (column) => `Move ${column} up`,
    moveDown: (column) => `Move ${column} down`,
    reset: 'Back to the default columns',
    resize: (column) => `Width of ${column}`,
  },
  filters: {
    filters: 'Filters',
    open: (active) => (active === 0 ? 'Filters' : `Filters (${active})`),
    remove: (filter) => `Remove ${filter}`,
    clearAll: 'Clear the filters',
    show: 'Show the list',
    from: 'From',
    to: 'To',
  },
  files: {
    browse: 'Choose a file',
    browseSeveral: 'Choose files',
    notOneFile: 'Choose one file.',
    notFiles: 'Drop files, not folders.',
    remove: (name) => `Remove ${name}`,
    retry: (name) => `Try ${name} again`,
  },
  chart: {
    showTable: 'Show as a table',
    showChart: 'Show as a chart',
    exportMenu: 'Export',
    exportPng: 'PNG image',
    exportSvg: 'SVG drawing',
    fullScreen: 'Full screen',
    closeFullScreen: 'Close full screen',
  },
  split: {
    resize: 'Width of the panes',
  },
  shell: {
    skipToContent: 'Skip to content',
    navigation: 'Main menu',
    openMenu: 'Open the menu',
    closeMenu: 'Close the menu',
  },
  record: { record: 'Record', open: (name) => `About ${name}`, alerts: 'Alerts', states: 'At the moment' },
};
