import { useSetHeldChatMail } from '@healzy/api/chats/held-chat';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Switch } from '@healzy/ui/components/Switch';
import { useTranslation } from 'react-i18next';

/** Whether the patient gets an e-mail when the clinic has written to them. */
export function MailChoice({ isMailed }: { isMailed: boolean }) {
  const { t } = useTranslation('chats');
  const set = useSetHeldChatMail();
  return (
    <>
      <Switch
        isSelected={set.isPending ? set.variables : isMailed}
        hint={t('page.mailHint')}
        onChange={(isOn) => set.mutate(isOn)}
      >
        {t('page.mail')}
      </Switch>
      {set.isError && (
        <InlineMessage tone="critical" role="alert">
          {t('page.mailFailed')}
        </InlineMessage>
      )}
    </>
  );
}
