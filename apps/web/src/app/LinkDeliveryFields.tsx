import type { LinkDelivery } from '@healzy/api/schema';
import { emailText, optionalPhone } from '@healzy/domain/shared';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from './config-context.ts';

/** The server's rules too: what is sent to has to be an address, whoever typed it. */
const RULES = { EMAIL: emailText, SMS: optionalPhone };

/** What of the patient's card a link is sent to. */
export interface LinkCard {
  email: string | undefined;
  phone: string | null | undefined;
}

/**
 * How a patient's link reaches them: by e-mail or SMS, to what is on the card or to something else for this once, or copied.
 * Only what this server sends is offered.
 *
 * @param preferred chosen first, where this server sends so
 */
export function useLinkDelivery(card: LinkCard, preferred: LinkDelivery) {
  const { sendsMail, sendsSms } = useConfig();
  const hasPhone = typeof card.phone === 'string' && card.phone !== '';
  const ways: LinkDelivery[] = [
    ...(sendsMail ? (['EMAIL'] as const) : []),
    ...(sendsSms && hasPhone ? (['SMS'] as const) : []),
    'COPY',
  ];
  const [chosen, setChosen] = useState(preferred);
  const delivery = ways.includes(chosen) ? chosen : 'COPY';
  /** What was typed instead of the card's. */
  const [typed, setTyped] = useState<Partial<Record<LinkDelivery, string>>>({});
  const [isTried, setTried] = useState(false);
  const ofCard = delivery === 'EMAIL' ? card.email : card.phone;
  const sentTo = typed[delivery] ?? ofCard ?? '';
  const isMissing = delivery !== 'COPY' && sentTo.trim() === '';
  const isWrong = delivery !== 'COPY' && !RULES[delivery].safeParse(sentTo).success;
  return {
    ways,
    delivery,
    sentTo,
    /** What is wrong with it, once it was to be sent. */
    problem: !isTried ? null : isMissing ? ('missing' as const) : isWrong ? ('wrong' as const) : null,
    choose: (way: LinkDelivery) => {
      setChosen(way);
      setTried(false);
    },
    type: (value: string) => setTyped({ ...typed, [delivery]: value }),
    /** What to send so; null, and the field says so, while something is missing or no address at all. */
    take: (): { delivery: LinkDelivery; sentTo: string | null } | null => {
      setTried(true);
      return isMissing || isWrong ? null : { delivery, sentTo: delivery === 'COPY' ? null : sentTo };
    },
  };
}

interface LinkDeliveryFieldsProps {
  way: ReturnType<typeof useLinkDelivery>;
  /** Another way was chosen: what was refused before no longer matters. */
  onChoose?: () => void;
}

/** The fields of {@link useLinkDelivery}. */
export function LinkDeliveryFields({ way, onChoose }: LinkDeliveryFieldsProps) {
  const { t } = useTranslation('link-delivery');
  const { ways, delivery, sentTo } = way;
  const isMail = delivery === 'EMAIL';
  return (
    <>
      {ways.length > 1 && (
        <RadioGroup<LinkDelivery>
          label={t('delivery')}
          options={ways.map((id) => ({
            id,
            label: t(id),
            ...(id === 'COPY' ? { hint: t('copyHint') } : {}),
          }))}
          value={delivery}
          onChange={(id) => {
            if (id !== null) way.choose(id);
            onChoose?.();
          }}
        />
      )}
      {delivery !== 'COPY' && (
        <TextField
          label={t(isMail ? 'email' : 'phone')}
          hint={t('onlyNow')}
          type={isMail ? 'email' : 'tel'}
          value={sentTo}
          onChange={way.type}
          error={way.problem === null ? undefined : t(`problem.${delivery}.${way.problem}`)}
          isRequired
        />
      )}
    </>
  );
}
