import { PhoneField } from '@healzy/ui/components/PhoneField';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';

type PhoneProps = ComponentProps<typeof PhoneField>;
type PhoneCountry = PhoneProps['defaultCountry'];
type PhoneValidity = Parameters<NonNullable<PhoneProps['onValidityChange']>>[0];
type Field = Pick<PhoneProps, 'error' | 'inputRef' | 'name' | 'onBlur' | 'onChange' | 'isOptional' | 'value'>;

const SPANISH_ZONES = ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'];

/** The country of the patient's zone; otherwise that of the device. */
function countryOf(zone: string): PhoneCountry {
  const region = new Intl.Locale(navigator.language).region;
  const isElsewhere = !SPANISH_ZONES.includes(zone) && region !== undefined && /^[A-Z]{2}$/.test(region);
  return isElsewhere ? (region as PhoneCountry) : 'ES';
}

/** A patient's phone number with its country. One that looks incomplete is pointed out, but accepted. */
export function PatientPhoneField({ zone, ...field }: Field & { zone: string }) {
  const { t } = useTranslation('patients');
  const [validity, setValidity] = useState<PhoneValidity>('empty');
  const isOdd = validity !== 'empty' && validity !== 'whole';
  return (
    <PhoneField
      {...field}
      label={t('form.phone')}
      hint={isOdd ? t('phone.odd') : undefined}
      defaultCountry={countryOf(zone)}
      onValidityChange={setValidity}
    />
  );
}
