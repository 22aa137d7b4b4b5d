import {
  adultLevel,
  type AppliedLevel,
  ingredientFacts,
  type Judgement,
  LEVEL_SOURCES,
  type LevelledCode,
  statementsOn,
} from '@healzy/domain/supplements';
import { Link, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';

/** A level with its kind and the opinion it is from. */
function LevelText({ code, level }: { code: LevelledCode; level: AppliedLevel }) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  const { title, href } = LEVEL_SOURCES[level.source];
  const { unit } = ingredientFacts(code);
  return (
    <span>
      {t(`level.${level.counts}.${level.kind}`, { amount: labels.meanWeight(level.amount, unit) })}{' '}
      {level.perKg !== null && `${t('level.perKg', { amount: labels.weight(level.perKg, unit) })} `}
      <Link href={href} target="_blank">
        {title}
      </Link>
    </span>
  );
}

/** What each body that was looked up says of an ingredient for adults, so that "no level" is a finding and not a guess. */
function Statements({ code }: { code: LevelledCode }) {
  const { t } = useTranslation('supplements');
  const formats = useFormats();
  const labels = useSupplementLabels();
  const { unit } = ingredientFacts(code);
  const list = statementsOn(code).map(({ body, finding, amount, source }) =>
    t(`body.${finding}`, {
      body,
      amount: amount === null ? '–' : labels.weight(amount, unit),
      source: source === null ? '' : LEVEL_SOURCES[source].title,
    }),
  );
  return (
    <Text size="sm" tone="muted">
      {t('body.adults', { list: formats.list(list) })}
    </Text>
  );
}

/** The level that judges a patient, of a day and of a single dose, or why there is none. */
export function JudgedLevel({
  code,
  day,
  dose,
}: {
  code: LevelledCode;
  day: Judgement;
  dose: Judgement | null;
}) {
  const { t } = useTranslation('supplements');
  const labels = useSupplementLabels();
  const { unit } = ingredientFacts(code);
  const isPart = (code === 'EPA' || code === 'DHA') && day.verdict === 'NONE';
  return (
    <Stack gap="xs">
      {day.level !== null ? (
        <LevelText code={code} level={day.level} />
      ) : day.verdict === 'NONE_FOR_PERSON' ? (
        <Text>{t('level.NONE_FOR_PERSON')}</Text>
      ) : (
        <Text>{t(isPart ? 'level.IN_SUM' : 'level.NONE')}</Text>
      )}
      {day.level !== null && day.upTo !== null && (
        <Text size="sm">
          {t('level.upTo', {
            from: labels.meanWeight(day.level.amount, unit),
            to: labels.meanWeight(day.upTo.amount, unit),
          })}
        </Text>
      )}
      {dose !== null && dose.level !== null && (
        <Text size="sm">{t('level.dose', { level: labels.meanWeight(dose.level.amount, unit) })}</Text>
      )}
      <Statements code={code} />
    </Stack>
  );
}

/** The level of an ingredient for adults, where no patient is meant. */
export function LimitText({ code }: { code: LevelledCode }) {
  const { t } = useTranslation('supplements');
  const level = adultLevel(code);
  return (
    <Stack gap="xs">
      {level === null ? <Text>{t('level.NONE')}</Text> : <LevelText code={code} level={level} />}
      <Statements code={code} />
    </Stack>
  );
}
