import type { DeviceKind, OwnSession } from '@healzy/api/session';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { List } from '@healzy/ui/components/List';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Icon, Inline, Stack } from '@healzy/ui/primitives';
import { Globe, Laptop, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { When } from '../../../app/When.tsx';
import { useHeadingForLostFocus } from './useHeadingForLostFocus.ts';

const DEVICES: Record<DeviceKind, LucideIcon> = {
  COMPUTER: Laptop,
  TABLET: Tablet,
  PHONE: Smartphone,
  UNKNOWN: Globe,
};

export interface SessionsSectionProps {
  sessions: readonly OwnSession[];
  /** The zone in which times are shown. */
  zone: string;
  /** Reports its own outcome. */
  onEnd: (id: string) => Promise<unknown>;
  onEndOthers: () => Promise<unknown>;
}

/** Where the user is signed in; any session but this one can be ended. */
export function SessionsSection({ sessions, zone, onEnd, onEndOthers }: SessionsSectionProps) {
  const { t } = useTranslation(['profile', 'app']);
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null);
  const [isPending, setPending] = useState(false);
  useHeadingForLostFocus('sessions', ending !== null);
  const nameOf = ({ browser, system }: OwnSession) =>
    browser !== null && system !== null
      ? t('session.on', { browser, system })
      : (browser ?? system ?? t('session.unknown'));
  const ordered = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const end = async () => {
    if (ending === null) return;
    setPending(true);
    await (ending === 'others' ? onEndOthers() : onEnd(ending.id));
    setPending(false);
    setEnding(null);
  };
  return (
    <FormSection id="sessions" title={t('section.sessions')} description={t('session.text')}>
      <List
        label={t('session.list')}
        items={ordered.map((session) => ({
          id: session.id,
          title: nameOf(session),
          leading: <Icon icon={DEVICES[session.device]} tone="muted" />,
          meta: (
            <Stack as="span" gap="none">
              <When at={session.lastSeenAt} zone={zone} sentence={(at) => t('session.lastSeen', { at })} />
              <When at={session.beganAt} zone={zone} sentence={(at) => t('session.began', { at })} />
              <span>{t('session.ip', { ip: session.ip })}</span>
            </Stack>
          ),
          trailing: session.isCurrent && <Badge tone="accent">{t('session.here')}</Badge>,
          actions: !session.isCurrent && (
            <Button
              intent="quiet"
              size="small"
              aria-label={t('session.endNamed', { name: nameOf(session) })}
              onPress={() => setEnding(session)}
            >
              {t('session.end')}
            </Button>
          ),
        }))}
      />
      {sessions.length > 1 && (
        <Inline>
          <Button onPress={() => setEnding('others')}>{t('session.endOthers')}</Button>
        </Inline>
      )}
      {ending !== null && (
        <ConfirmDialog
          title={
            ending === 'others'
              ? t('session.endOthersTitle')
              : t('session.endTitle', { name: nameOf(ending) })
          }
          confirmLabel={t(ending === 'others' ? 'session.endOthers' : 'session.end')}
          intent="danger"
          onClose={() => setEnding(null)}
          isPending={isPending}
          pendingLabel={t('session.ending')}
          onConfirm={() => void end()}
        >
          {t(ending === 'others' ? 'session.endOthersText' : 'session.endText')}
        </ConfirmDialog>
      )}
    </FormSection>
  );
}
