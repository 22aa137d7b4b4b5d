import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { requireChat } from './access.ts';

export const documentOwners: DocumentOwnerRules = {
  CHAT: {
    async demand(sql, caller, id, wanted) {
      await requireChat(sql, caller, id, wanted);
    },
    async isOpenToLink(sql, now) {
      const { rows } = await sql.query(
        'SELECT 1 FROM chat_links WHERE ended_at IS NULL AND expires_at > $1',
        [now.toISOString()],
      );
      return rows.length > 0;
    },
    ofPatient: '$1',
  },
};
