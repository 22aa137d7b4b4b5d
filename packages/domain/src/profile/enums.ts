/** The side menu on wide screens: icons only, icons with labels, or over the page when opened. */
export const SIDE_MENU_MODES = ['slim', 'static', 'overlay'] as const;
export type SideMenuMode = (typeof SIDE_MENU_MODES)[number];

/** `system` follows the operating system. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
