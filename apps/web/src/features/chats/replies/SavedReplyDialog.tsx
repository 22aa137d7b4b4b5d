import { type SavedReply, useCreateSavedReply, useUpdateSavedReply } from '@healzy/api/chats/saved-replies';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { SavedReplyForm, valuesOfReply } from './SavedReplyForm.tsx';

/** Adds a saved reply, or changes one. */
export function SavedReplyDialog({
  base,
  draftPrefix,
  onClose,
}: {
  base: SavedReply | null;
  draftPrefix: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('chats');
  const create = useCreateSavedReply();
  const update = useUpdateSavedReply();
  const title = t(base ? 'replies.edit' : 'replies.add');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <SavedReplyForm
        title={title}
        initial={valuesOfReply(base)}
        version={base?.version}
        draftKey={`${draftPrefix}/replies/${base?.id ?? 'new'}`}
        act={base ? 'savedReply.edit' : 'savedReply.create'}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else await create.mutateAsync({ body });
        }}
        onSaved={onClose}
        newer={(current) => {
          const newer = current as SavedReply;
          return { values: valuesOfReply(newer), version: newer.version };
        }}
      />
    </FormDialog>
  );
}
