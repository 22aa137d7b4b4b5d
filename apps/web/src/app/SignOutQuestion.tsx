import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { List } from '@healzy/ui/components/List';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import type { LosableDraft } from '../state/sign-out-question.ts';
import { useOwnZone } from '../state/own-zone.ts';
import { When } from './When.tsx';
import { useDraftName } from './forms/drafts/useDraftName.ts';
import { draftPlace } from './shell/draft-places.ts';

export interface SignOutQuestionProps {
  drafts: readonly LosableDraft[];
  onAnswer: (isLeaving: boolean) => void;
}

/** "Log out without saving?", with everything that would be lost. */
export function SignOutQuestion({ drafts, onAnswer }: SignOutQuestionProps) {
  const { t } = useTranslation('app');
  const nameOf = useDraftName();
  const zone = useOwnZone();
  return (
    <ConfirmDialog
      title={t('logOut.title')}
      onClose={() => onAnswer(false)}
      confirmLabel={t('logOut.confirm')}
      cancelLabel={t('logOut.stay')}
      intent="danger"
      onConfirm={() => onAnswer(true)}
    >
      <Stack gap="sm">
        <Text as="p">{t('logOut.text')}</Text>
        <List
          label={t('logOut.list')}
          items={drafts.flatMap(({ id, form, subject, typedAt }) => {
            const place = draftPlace(form);
            return place === null
              ? []
              : [
                  {
                    id,
                    title: nameOf({ form: place.form, subject }),
                    meta: (
                      <When
                        at={new Date(typedAt).toISOString()}
                        zone={zone}
                        sentence={(when) => t('draft.typed', { when })}
                      />
                    ),
                  },
                ];
          })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
