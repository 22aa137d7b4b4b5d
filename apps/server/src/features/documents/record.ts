import type { ErasureParts, RecordSources } from '../../contributions/record.ts';
import { storageKey } from './document-rows.ts';
import { safeFileName } from './file-names.ts';

export const recordSections: RecordSources = {
  documents: {
    table: 'documents',
    of: (owners) => {
      const kinds = Object.entries(owners).flatMap(([kind, { ofPatient }]) =>
        ofPatient === undefined ? [] : `x.entity_type = '${kind}' AND x.entity_id IN (${ofPatient})`,
      );
      return `x.state = 'STORED' AND (${kinds.join(' OR ')})`;
    },
    order: 'x.created_at, x.id',
    derived: ({ id, fileName }, { accountId }) => ({
      fileName: safeFileName(fileName),
      state: 'STORED',
      storageKey: storageKey(accountId, id),
    }),
  },
};

export const erasure: ErasureParts = { repeats: ['documents'] };
