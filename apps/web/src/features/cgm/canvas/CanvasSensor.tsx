import type { CgmSensor } from '@healzy/api/cgm/sensors';
import type { SensorMark } from '@healzy/domain/cgm';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Icon, Inline, Link, Text } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { pathTo } from '../../../app/paths.ts';
import { useParam } from '../../../app/useParam.ts';
import { SENSOR_ICONS } from './sensor-icons.ts';

interface CanvasSensorProps {
  mark: SensorMark<CgmSensor>;
  zone: string;
  onClose: () => void;
}

/** The sensor's mark that was chosen on a trace. */
export function CanvasSensor({ mark: { kind, at, sensor }, zone, onClose }: CanvasSensorProps) {
  const { t } = useTranslation('cgm-canvas');
  const formats = useFormats();
  const href = pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/patient-info', {
    patientId: useParam('patientId'),
    medicalTest: useParam('medicalTest'),
  });
  return (
    <Card
      title={t(`sensor.${kind}`)}
      level={3}
      padding="sm"
      ground="raised"
      actions={
        <Button size="small" intent="quiet" icon={X} onPress={onClose}>
          {t('sensor.close')}
        </Button>
      }
    >
      <Inline gap="sm">
        <Icon icon={SENSOR_ICONS[kind]} tone="muted" />
        <Text isNumeric>{formats.dateTime(at, zone)}</Text>
        <Text>{sensor.model}</Text>
        {sensor.remarks !== null && <Text tone="muted">{sensor.remarks}</Text>}
        <Link href={href}>{t('sensor.open')}</Link>
      </Inline>
    </Card>
  );
}
