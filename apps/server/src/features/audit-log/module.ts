import { defineModule } from '../../module.ts';
import { recordChartExport } from './chart-exports.ts';
import { exportAuditLogs, listAuditLogs } from './handlers.ts';

export const auditLog = defineModule({
  name: 'audit-log',
  handlers: [listAuditLogs, exportAuditLogs, recordChartExport],
});
