import {
  beyondAdvised,
  FREQUENCY_LIMITS,
  publishedFrequency,
  type ChangeableKind,
  type FrequencyChange,
  type OwnFrequency,
} from '@healzy/domain/nutritional-plans';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** How often a kind of food is eaten, in words. */
export function useFrequencyWords() {
  const { t } = useTranslation('food-preferences');
  const formats = useFormats();
  const number = (value: number): string => formats.number(value, Number.isInteger(value) ? 0 : 1);
  const said = ({ kind, least, most }: FrequencyChange): string => {
    if (least === 0 && most === null) return t('frequencies.said.any');
    const [from, to] = [number(least), most === null ? '' : number(most)];
    const shape = most === null ? 'least' : least === most ? 'exact' : least === 0 ? 'most' : 'between';
    return t(`frequencies.said.${publishedFrequency(kind).per}`, {
      range: t(`frequencies.range.${shape}`, { least: from, most: to }),
      count: most ?? least,
    });
  };
  /** `al menos 3 veces por semana (AESAN 2022)` */
  const published = (kind: ChangeableKind): string => {
    const { least, most, source } = publishedFrequency(kind);
    return t('frequencies.withSource', {
      frequency: said({ kind, least, most }),
      source: t(`frequencies.source.${source}`),
    });
  };
  const usual = (kind: ChangeableKind, own: OwnFrequency | null): string => {
    if (own === null) return published(kind);
    const isNotMissed = own.least < publishedFrequency(kind).least && own.most !== null;
    const isFree = own.least === 0 && own.most === null && publishedFrequency(kind).most !== null;
    return t(`frequencies.by.${own.by}`, {
      frequency: isNotMissed || (own.least === 0 && !isFree) ? t('frequencies.noLeast') : said(own),
      published: published(kind),
    });
  };
  return {
    kind: (kind: ChangeableKind): string => t(`kind.${kind}`),
    said,
    published,
    /** What a plan without a change of it goes by: what is published, but for what restrictions and the plan's day change. */
    usual,
    /** What is to be known of one that leaves what is advised for the person and the plan; null where it does not. */
    warning(change: FrequencyChange, own: OwnFrequency | null): string | null {
      const { isLess, isMore } = beyondAdvised(change, own ?? undefined);
      if (!isLess && !isMore) return null;
      return t(`frequencies.${isLess && isMore ? 'isBoth' : isLess ? 'isLess' : 'isMore'}`, {
        published: usual(change.kind, own),
      });
    },
    unit: (kind: ChangeableKind): string => t(`frequencies.unit.${publishedFrequency(kind).per}`),
    limits: (kind: ChangeableKind) => FREQUENCY_LIMITS[publishedFrequency(kind).per],
  };
}
