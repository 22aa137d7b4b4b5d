import { recordFields } from '../shared/record-fields.ts';
import { %record%FormSchema } from './schemas.ts';

const { id, person, instant, version } = recordFields;

/** %A record words%, as stored and as exported in a patient's record. */
export const %record%Record = %record%FormSchema.extend({
  id,
  version,
  createdBy: person,
  createdAt: instant,
  updatedAt: instant,
});
