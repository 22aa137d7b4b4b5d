import type { WearableConnection, WearableConnections } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

/** Strongest first; those that cannot be computed, last. */
const strength = ({ rho }: WearableConnection) => (rho === null ? -1 : Math.abs(rho));

/** Figures that go together, each with its days and interval, and always with the words that it is no cause. */
export function ConnectionsPanel({
  data,
  figures,
}: {
  data: WearableConnections;
  figures: readonly WearableConnection['x'][];
}) {
  const { t } = useTranslation('wearables-connections');
  const formats = useFormats();
  const shown = data.connections
    .filter(({ x, y }) => figures.includes(x) || figures.includes(y))
    .toSorted((a, b) => strength(b) - strength(a));
  return (
    <Card title={t('title')} description={t('text', { span: formats.span(data.from, data.to) })}>
      <Stack gap="sm">
        {shown.length === 0 && <Text tone="muted">{t('none')}</Text>}
        {shown.map((connection) => (
          <Stack key={`${connection.x} ${connection.y}`} gap="none">
            <Text weight="medium">
              {t('pair', { x: t(`figure.${connection.x}`), y: t(`figure.${connection.y}`) })}
            </Text>
            <ConnectionText connection={connection} />
          </Stack>
        ))}
        {shown.some(({ rho }) => rho !== null) && (
          <Text as="p" size="sm" tone="muted">
            {t('method')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function ConnectionText({
  connection: { rho, low, high, days, reason, needed },
}: {
  connection: WearableConnection;
}) {
  const { t } = useTranslation('wearables-connections');
  const formats = useFormats();
  if (rho === null || low === null || high === null)
    return (
      <Text as="p" tone="muted">
        {t(`reason.${reason ?? 'TOO_FEW_DAYS'}`, {
          days: formats.number(days),
          needed: formats.number(needed),
        })}
      </Text>
    );
  const two = (value: number) => formats.number(value, 2).replace('-', '−');
  const direction = low <= 0 && high >= 0 ? 'open' : rho > 0 ? 'up' : 'down';
  return (
    <Text as="p" isNumeric>
      {`${t('value', { rho: two(rho), low: two(low), high: two(high), days: formats.number(days) })}. ${t(`direction.${direction}`)}`}
    </Text>
  );
}
