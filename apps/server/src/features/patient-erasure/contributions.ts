import { eraseDue } from './erasure.ts';
import { finishErasures } from './finishing.ts';

export { demo } from './demo.ts';

export const cleanUp = { ofAccount: eraseDue, atEnd: finishErasures };

export const stayingTables = ['patient_deletions'];
