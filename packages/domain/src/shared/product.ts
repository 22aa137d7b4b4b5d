/** The product's version, as the about dialog shows it (specification 9.3). */
export const PRODUCT_VERSION = '1.0.0';

/** The local day of this version's release, `YYYY-MM-DD` (specification 9.3: 15/03/2022). */
export const PRODUCT_MADE_ON = '2022-03-15';
