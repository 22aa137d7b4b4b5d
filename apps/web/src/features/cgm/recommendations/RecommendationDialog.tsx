import {
  type CgmRecommendation,
  useCgmRecommendationTemplates,
  useCreateCgmRecommendation,
  useUpdateCgmRecommendation,
} from '@healzy/api/cgm/recommendations';
import type { Language } from '@healzy/domain/shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { RecommendationForm } from './RecommendationForm.tsx';

export interface RecommendationDialogProps {
  patientId: string;
  medicalTestId: string;
  /** The recommendation to change; null for a new one. */
  recommendation: CgmRecommendation | null;
  /** The event that a new one is about. */
  eventId: string | null;
  /** The language of a new one, until another is chosen. */
  language: Language;
  onClose: () => void;
}

const valuesOf = ({ message, language }: CgmRecommendation) => ({ message, language });

/** Adds a recommendation to a test or one of its events, or changes one. */
export function RecommendationDialog(props: RecommendationDialogProps) {
  const { patientId, medicalTestId, recommendation, eventId, language, onClose } = props;
  const { t } = useTranslation('cgm-recommendations');
  const templates = useCgmRecommendationTemplates();
  const create = useCreateCgmRecommendation();
  const update = useUpdateCgmRecommendation();
  // A version read while the dialog is open is merged on saving, not put in under the user's typing.
  const [base] = useState(recommendation);
  const [initial] = useState(() => (base ? valuesOf(base) : { message: '', language }));
  const title = t(base ? 'form.edit' : 'form.add');
  const key = base?.id ?? (eventId === null ? 'new' : `new-${eventId}`);
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <Loaded queries={[templates]}>
        <RecommendationForm
          title={title}
          templates={templates.data?.items ?? []}
          initial={initial}
          version={base?.version}
          draftKey={`cgm/${patientId}/${medicalTestId}/recommendations/${key}`}
          act={base ? 'cgmRecommendation.edit' : 'cgmRecommendation.create'}
          onSave={async (body, version, changes) => {
            if (base)
              await update.mutateAsync({
                medicalTestId,
                recommendationId: base.id,
                version,
                body: changes,
              });
            else await create.mutateAsync({ medicalTestId, body: { ...body, eventId } });
          }}
          onSaved={onClose}
          newer={(current) => {
            const newer = current as CgmRecommendation;
            return { values: valuesOf(newer), version: newer.version };
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
