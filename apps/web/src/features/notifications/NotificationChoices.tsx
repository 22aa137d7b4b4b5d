import {
  useNotificationChoices,
  useUpdateNotificationChoice,
  type NotificationChoice,
} from '@healzy/api/notifications';
import { NOTIFICATION_MAIL_MINUTES } from '@healzy/domain/notifications';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Switch } from '@healzy/ui/components/Switch';
import { Table } from '@healzy/ui/components/Table';
import { Stack, VisuallyHidden } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/Loaded.tsx';
import { report } from '../../app/messages.ts';

/** Lets users choose which notifications they get in the app and by e-mail; each choice takes effect at once. */
export function NotificationChoices() {
  const choices = useNotificationChoices();
  const update = useUpdateNotificationChoice();
  const changing = update.isPending ? update.variables : null;
  return (
    <Loaded queries={[choices]}>
      {choices.data && (
        <ChoicesTable
          choices={choices.data.items.map((choice) =>
            choice.kind === changing?.kind ? { ...choice, ...changing } : choice,
          )}
          sendsMail={choices.data.sendsMail}
          onChoose={(choice) => void report('notifications.choose', update.mutateAsync(choice))}
        />
      )}
    </Loaded>
  );
}

type Change = Parameters<ReturnType<typeof useUpdateNotificationChoice>['mutate']>[0];

export interface ChoicesTableProps {
  choices: readonly NotificationChoice[];
  sendsMail: boolean;
  onChoose: (change: Change) => void;
}

export function ChoicesTable({ choices, sendsMail, onChoose }: ChoicesTableProps) {
  const { t } = useTranslation('notifications');
  return (
    <Stack gap="sm">
      <Table
        caption={t('choices.caption')}
        isCaptionHidden
        columns={[
          {
            id: 'kind',
            header: t('choices.kind'),
            cell: ({ kind }) => t(`kind.${kind}.choice`),
            width: '3fr',
          },
          {
            id: 'inApp',
            header: t('choices.inApp'),
            cell: ({ kind, inApp }) => (
              <Switch isSelected={inApp} onChange={(next) => onChoose({ kind, inApp: next })}>
                <VisuallyHidden>{t('choices.inAppOf', { kind: t(`kind.${kind}.choice`) })}</VisuallyHidden>
              </Switch>
            ),
          },
          {
            id: 'byMail',
            header: t('choices.byMail'),
            cell: ({ kind, byMail }) => (
              <Switch
                isSelected={byMail}
                isDisabled={!sendsMail && !byMail}
                onChange={(next) => onChoose({ kind, byMail: next })}
              >
                <VisuallyHidden>{t('choices.byMailOf', { kind: t(`kind.${kind}.choice`) })}</VisuallyHidden>
              </Switch>
            ),
          },
        ]}
        rows={choices}
        getRowId={({ kind }) => kind}
      />
      {sendsMail ? (
        <InlineMessage tone="info">
          {t('choices.mailText', { minutes: NOTIFICATION_MAIL_MINUTES })}
        </InlineMessage>
      ) : (
        <InlineMessage tone="warning">{t('choices.noMail')}</InlineMessage>
      )}
    </Stack>
  );
}
