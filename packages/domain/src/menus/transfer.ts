import { transferPart } from '../shared/transfer-part.ts';
import { menuRecord } from './record.ts';

/** The menus of a patient's nutritional plans. */
export const menusTransfer = transferPart({ rows: { menus: menuRecord } });
