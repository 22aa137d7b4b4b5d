import { canEnterRoute, may } from '@healzy/domain/session';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Switch } from '@healzy/ui/components/Switch';
import { Box, Heading, Inline, Stack, Text } from '@healzy/ui/primitives';
import { KeyCaps } from '@healzy/ui/primitives/KeyCaps';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../state/account.ts';
import { hasShortcutsAtom } from '../../state/preferences.ts';
import { pageOf } from '../pages.ts';
import { type Shortcut, shortcuts, shownKeys } from './shortcuts.ts';
import { useChoosePreference } from './usePreferences.ts';
import { useShellWindow } from './useShellWindow.ts';

/** The shortcuts that work everywhere and are available to this user, with the switch that turns single keys off. */
export function KeysDialog() {
  const { t } = useTranslation(['shell', 'app']);
  const roles = useRoles();
  const hasShortcuts = useAtomValue(hasShortcutsAtom);
  const choose = useChoosePreference();
  const caps = (shortcut: Shortcut) => (
    <KeyCaps
      keys={shownKeys(shortcut)}
      {...(shortcut.keys[0] === 'mod' ? {} : { between: t('keys.then') })}
    />
  );
  const all = shortcuts();
  const actions = all.flatMap((shortcut) => {
    const { act, command } = shortcut;
    if (command && !may(command.action, roles)) return [];
    if (!command && !act) return [];
    const messages = command ? t(`command.${command.name}`) : t(`keys.acts.${act ?? 'keys'}`);
    return [{ messages, caps: caps(shortcut) }];
  });
  const places = all.flatMap((shortcut) =>
    shortcut.route === undefined || !canEnterRoute(shortcut.route, roles)
      ? []
      : [{ messages: t(`app:place.${pageOf(shortcut.route).name}`), caps: caps(shortcut) }],
  );
  return (
    <Dialog {...useShellWindow('keys')} title={t('keys.title')} size="small">
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={3}>{t('keys.everywhere')}</Heading>
          <KeyRows rows={actions} />
        </Stack>
        <Stack gap="xs">
          <Heading level={3}>{t('keys.places')}</Heading>
          <KeyRows rows={places} />
        </Stack>
        <Text tone="muted" size="sm">
          {t('keys.arrows')}
        </Text>
        <Switch
          isSelected={hasShortcuts}
          onChange={(isOn) => choose({ hasShortcuts: isOn })}
          hint={t('keys.toggleHint', { key: shownKeys({ keys: ['mod'] })[0] })}
        >
          {t('keys.toggle')}
        </Switch>
      </Stack>
    </Dialog>
  );
}

/** What keys do on the left, the keys on the right, aligned across all lists. */
function KeyRows({ rows }: { rows: readonly { messages: string; caps: ReactNode }[] }) {
  return (
    <Stack as="ul" gap="xs">
      {rows.map((row) => (
        <Box as="li" key={row.messages}>
          <Inline justify="space-between" gap="md" isWrapping={false}>
            <Text>{row.messages}</Text>
            <Box flexShrink={0}>{row.caps}</Box>
          </Inline>
        </Box>
      ))}
    </Stack>
  );
}
