import type { TimelineSources } from '../../contributions/timeline.ts';

export const timeline = {
  DOCUMENT_FILED: {
    subject: 'd.id',
    at: 'd.stored_at',
    user: 'd.created_by',
    title: 'd.file_name',
    from: `FROM documents d WHERE d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = $2
      AND d.state = 'STORED' AND d.stored_at IS NOT NULL`,
  },
} satisfies TimelineSources;
