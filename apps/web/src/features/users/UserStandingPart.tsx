import type { User } from '@healzy/api/users';
import { Button } from '@healzy/ui/components/Button';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Inline } from '@healzy/ui/primitives';
import { Copy, Send, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useOwnZone } from '../../state/session.ts';
import { STATE_TONES, isAwaited, stateOf } from './user-values.ts';
import { useUserActs } from './useUserActs.ts';

/** A user's status in the account, with the actions that need no form. */
export function UserStandingPart({ user, onRemove }: { user: User; onRemove: () => void }) {
  const { t } = useTranslation(['users', 'app']);
  const formats = useFormats();
  const acts = useUserActs();
  const zone = useOwnZone();
  const { standing } = user;
  const state = stateOf(user);
  const isWaiting = isAwaited(user);
  if (standing === null) return null;
  const at = (instant: string | null) => formats.dateTime(instant, zone);
  const facts = isWaiting
    ? [
        { term: t('person.invitedAt'), detail: at(standing.invitedAt) },
        ...(standing.invitationExpiresAt === null
          ? []
          : [
              {
                term: t(state === 'INVITED' ? 'person.expiresAt' : 'person.expiredAt'),
                detail: at(standing.invitationExpiresAt),
              },
            ]),
      ]
    : [
        {
          term: t('columns.lastSignIn'),
          detail: standing.lastSignInAt === null ? t('person.never') : at(standing.lastSignInAt),
        },
        ...(user.roles.includes('SPECIALIST')
          ? [
              { term: t('columns.patients'), detail: formats.number(standing.patientCount) },
              { term: t('person.observed'), detail: formats.number(standing.observedPatientCount) },
              { term: t('person.tests'), detail: formats.number(standing.activeTestCount) },
            ]
          : []),
      ];
  return (
    <FormSection title={t('person.about')}>
      <DescriptionList
        items={[
          {
            term: t('columns.state'),
            detail: <StatusPill tone={STATE_TONES[state]} label={t(`state.${state}`)} />,
          },
          ...facts,
        ]}
      />
      <Inline gap="xs">
        <Button size="small" icon={Copy} onPress={() => void acts.copyEmail(user)}>
          {t('action.copyEmail')}
        </Button>
        {isWaiting && (
          <Button size="small" icon={Send} onPress={() => acts.resend(user)}>
            {t('action.resend')}
          </Button>
        )}
        <Button size="small" intent="quiet" icon={Trash2} onPress={onRemove}>
          {t(isWaiting ? 'action.withdraw' : 'action.remove')}
        </Button>
      </Inline>
    </FormSection>
  );
}
