/**
 * Every sentence of the kit that a product says everywhere in the same way, in groups. A name that depends on what it
 * names, such as a title, is a prop of its component and not here.
 */
export interface KitLabels {
  common: {
    /** Names the cross of a window. */
    close: string;
    /** Leaves a window with nothing done. */
    cancel: string;
    /** Names the cross that empties a search. */
    clear: string;
    retry: string;
    /** Names a menu of further acts. */
    moreActions: string;
    /** What assistive technology hears while something is on its way. */
    loading: string;
    saving: string;
    previous: string;
    next: string;
  };
  /** What fields say, and what they refuse that is typed and is not a value yet. */
  field: {
    /** Beside the label of a field that may stay empty. */
    optional: string;
    /** In a list of choices when nothing fits what is typed. */
    noMatch: string;
    /** Takes away all that was chosen. */
    clearChosen: string;
    /** `day` in words, as no calendar has it: "There is no 31 February." */
    impossibleDay: (day: string) => string;
    incompleteDay: string;
    incompleteTime: string;
    /** A pasted text that cannot be read as a day: "“soon” is not a date." */
    unreadableDay: (text: string) => string;
    /** A text in a field of choices that chooses none of them. */
    notChosen: (text: string) => string;
  };
  form: {
    /** Heads what was refused. */
    summary: string;
    /** Said beside the buttons while something is unsaved. */
    unsaved: string;
    /** Said after saving. */
    saved: string;
  };
  table: {
    /** Said at the end when the next rows did not come. */
    failedMore: string;
  };
  /** The choice of a table's columns. */
  columns: {
    /** On the button: «Columns». */
    open: string;
    /** Names the list. */
    title: string;
    moveUp: (column: string) => string;
    moveDown: (column: string) => string;
    reset: string;
    /** Names the handle at a heading's edge: «Width of Name». */
    resize: (column: string) => string;
  };
  filters: {
    /** Names the group, and the drawer on phones: «Filters». */
    filters: string;
    /** On the button that opens the drawer: «Filters (2)». */
    open: (active: number) => string;
    /** Takes one filter away: «Remove State». */
    remove: (filter: string) => string;
    clearAll: string;
    /** Closes the drawer to see what was found. */
    show: string;
    /** Ends of a period or a range. */
    from: string;
    to: string;
  };
  files: {
    /** On the button that opens the system's window, for one file and for several. */
    browse: string;
    browseSeveral: string;
    /** Refuses a dropped thing that is no single file. */
    notOneFile: string;
    /** Refuses a dropped thing that is no file at all, where several may be dropped. */
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
}

/** Some sentences of some groups; the others stay as they are. */
export type SomeLabels = { readonly [Group in keyof KitLabels]?: Partial<KitLabels[Group]> };
