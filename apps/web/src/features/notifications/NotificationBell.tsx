import { may } from '@healzy/domain/session';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Bell } from 'lucide-react';
import { createContext, use, useEffect, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useRoles } from '../../state/account.ts';

/** The bell loads its code after this delay, because the first screen has priority. */
const BEGIN_MS = 2_000;

async function loadCentre() {
  const [{ Centre: part }, { loadNotificationParts }] = await Promise.all([
    import('./Centre.tsx'),
    import('./notification-looks.ts'),
    loadWords(['notifications']),
  ]);
  await loadNotificationParts();
  return part;
}

/** Handles a press on the placeholder button, which counts at any moment until the code has been loaded. */
const PressContext = createContext(() => {});

const Centre = lazyPart(loadCentre, <StandIn />, 'silent');

/** The bell in the top bar of every screen. Until its code has been loaded, a placeholder button accepts the press. */
export function NotificationBell() {
  const isOpen = may('listNotifications', useRoles());
  const [hasBegun, setBegun] = useState(false);
  const [wasPressed, setPressed] = useState(false);
  const standIn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const begin = () => setBegun(true);
    /** Leaves the placeholder while it is focused: replacing it would lose the focus, and a press that has begun. */
    const beginUnlessFocused = () => {
      const button = standIn.current;
      if (button !== null && button === document.activeElement)
        button.addEventListener('blur', begin, { once: true });
      else begin();
    };
    // A part that fails to load tries again by itself.
    const timer = setTimeout(() => void loadCentre().then(beginUnlessFocused, begin), BEGIN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isOpen) return null;
  return (
    <PressContext value={() => setPressed(true)}>
      {hasBegun || wasPressed ? <Centre isInitiallyOpen={wasPressed} /> : <StandIn buttonRef={standIn} />}
    </PressContext>
  );
}

function StandIn({ buttonRef }: { buttonRef?: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation();
  const onPress = use(PressContext);
  return (
    <IconButton
      icon={Bell}
      label={t('top.notifications')}
      {...(buttonRef && { ref: buttonRef })}
      onPress={onPress}
    />
  );
}
