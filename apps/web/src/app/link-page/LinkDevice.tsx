import { ApiError } from '@healzy/api/runtime';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazy-part.tsx';
import { LinkNotice } from './LinkNotice.tsx';
import { LinkWaiting } from './LinkWaiting.tsx';
import type { LinkDeviceProps } from './LinkDeviceForm.tsx';

// Most links are opened on the device that they were made for: a calendar is no part of what they wait for.
const LinkDeviceForm = lazyPart(
  async () => (await import('./LinkDeviceForm.tsx')).LinkDeviceForm,
  <LinkWaiting />,
);

const detailsOf = (error: Error | null) => (error instanceof ApiError ? error.details : {});

/** A link that works on another device: asks for the birthdate, which makes it work on this one too. */
export function LinkDevice({ error, admit }: LinkDeviceProps) {
  const { t } = useTranslation('link-page');
  const refused = detailsOf(admit.error);
  const triesLeft = typeof refused.triesLeft === 'number' ? refused.triesLeft : undefined;
  const { asksBirthdate } = triesLeft === undefined ? detailsOf(error) : refused;
  return asksBirthdate === true ? (
    <LinkDeviceForm triesLeft={triesLeft} admit={admit} />
  ) : (
    <LinkNotice pictogram="lost" title={t('device.title')} text={t('device.closed')} />
  );
}
