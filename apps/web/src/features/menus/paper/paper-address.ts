/** In the address of menus: what of them is shown as paper. */
export const PAPER_PARAMETER = 'paper';
