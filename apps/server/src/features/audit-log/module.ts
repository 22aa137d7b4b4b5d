import { defineModule, handlersIn } from '../../module.ts';
import * as handlers from './handlers.ts';
import * as chartExports from './chart-exports.ts';

export const auditLog = defineModule({
  name: 'audit-log',
  handlers: handlersIn(handlers, chartExports),
});
