/**
 * Every text of the kit that is the same throughout a product, in groups. A name that depends on context, such as a
 * title, is a prop of its component and not here.
 */
export interface KitLabels {
  common: {
    /** Language of the pack: parts that are loaded later choose their own labels by it. */
    language: 'en' | 'es';
    /** Label of a window's close button. */
    close: string;
    /** Closes a window without doing anything. */
    cancel: string;
    /** Label of a search field's clear button. */
    clear: string;
    retry: string;
    /** Label of an overflow menu. */
    moreActions: string;
    /** Announced while something is loading. */
    loading: string;
    saving: string;
    previous: string;
    next: string;
  };
  /** Texts of fields, and errors for incomplete input. */
  field: {
    /** Beside the label of an optional field. */
    optional: string;
    /** In an option list when nothing matches. */
    noMatch: string;
    /** Clears all selected options. */
    clearChosen: string;
    /** `day` is a nonexistent date: "There is no 31 February." */
    impossibleDay: (day: string) => string;
    incompleteDay: string;
    incompleteTime: string;
    /** Pasted text that is not a date: "“soon” is not a date." */
    unreadableDay: (text: string) => string;
    /** Text that matches no option. */
    notChosen: (text: string) => string;
  };
  richText: {
    /** After a citation that cannot be opened. */
    gone: string;
  };
  form: {
    /** Heading of the error summary. */
    summary: string;
    /** Shown beside the buttons while there are unsaved changes. */
    unsaved: string;
    /** Announced after saving. */
    saved: string;
  };
  table: {
    /** Shown at the end when the next rows failed to load. */
    failedMore: string;
  };
  /** Choosing a table's columns. */
  columns: {
    /** On the button: «Columns». */
    open: string;
    /** Names the list. */
    title: string;
    moveUp: (column: string) => string;
    moveDown: (column: string) => string;
    reset: string;
    /** Label of a column's resize handle: «Width of Name». */
    resize: (column: string) => string;
  };
  filters: {
    /** Label of the group, and of the drawer on phones: «Filters». */
    filters: string;
    /** On the button that opens the drawer: «Filters (2)». */
    open: (active: number) => string;
    /** Removes a filter: «Remove State». */
    remove: (filter: string) => string;
    clearAll: string;
    /** Closes the drawer to show the results. */
    show: string;
    /** Start and end of a period or a range. */
    from: string;
    to: string;
  };
  files: {
    /** On the button that opens the system's file dialog, for one file and for several. */
    browse: string;
    browseSeveral: string;
    /** Error for a drop that is not a single file. */
    notOneFile: string;
    /** Error for a drop that is not a file, where several may be dropped. */
    notFiles: string;
    remove: (name: string) => string;
    retry: (name: string) => string;
  };
  /** The frame around every chart. */
  chart: {
    showTable: string;
    showChart: string;
    exportMenu: string;
    exportPng: string;
    exportSvg: string;
    fullScreen: string;
    closeFullScreen: string;
  };
  split: {
    /** Names the separator between two panes. */
    resize: string;
  };
  /** The frame around every screen. */
  shell: {
    skipToContent: string;
    /** Name of the navigation region. */
    navigation: string;
    openMenu: string;
    closeMenu: string;
  };
  /** The line about one record. */
  record: {
    /** Names the summary for assistive technology: «Patient». */
    record: string;
    /** Names the button that opens everything: «About Lucía». */
    open: (name: string) => string;
    alerts: string;
    states: string;
  };
}

/** Some labels of some groups; the others keep their default. */
export type SomeLabels = { readonly [Group in keyof KitLabels]?: Partial<KitLabels[Group]> };
