/** Space beside the plot in px. Charts one below the other with the same insets share their horizontal axis. */
export interface ChartInsets {
  readonly left: number;
  readonly right: number;
}
