import { describe, expect, it } from 'vitest';
import { appointmentRecord, takesAttendance } from './index.ts';
import { appointmentsTransfer } from './transfer.ts';

const NOW = new Date('2026-03-04T09:30:00Z');

describe('whether the patient came', () => {
  it.each([
    ['begins now', 'SCHEDULED', '2026-03-04T09:30:00Z', true],
    ['began long ago', 'SCHEDULED', '2020-03-04T09:30:00Z', true],
    ['begins in a minute', 'SCHEDULED', '2026-03-04T09:31:00Z', false],
    ['was cancelled', 'CANCELED', '2026-03-04T09:00:00Z', false],
  ] as const)('of an appointment that %s', (_what, state, startsAt, expected) => {
    expect(takesAttendance({ state, startsAt }, NOW)).toBe(expected);
  });
});

describe('an appointment in FHIR', () => {
  const id = '0190a000-0000-7000-8000-000000000001';
  const row = {
    id,
    version: 1,
    kind: 'FOLLOW_UP',
    mode: 'IN_PERSON',
    state: 'SCHEDULED',
    startsAt: '2026-03-04T09:30:00.000Z',
    endsAt: '2026-03-04T10:00:00.000Z',
    place: null,
    videoUrl: null,
    createdBy: null,
    createdAt: '2026-03-01T09:30:00.000Z',
    updatedAt: '2026-03-01T09:30:00.000Z',
    canceledAt: null,
  };
  const attendanceAt = '2026-03-04T10:00:00.000Z';

  it.each([
    ['booked', {}],
    ['fulfilled', { attendance: 'ATTENDED', attendanceAt }],
    ['noshow', { attendance: 'MISSED', attendanceAt }],
    ['cancelled', { state: 'CANCELED', canceledAt: attendanceAt, attendance: 'MISSED', attendanceAt }],
  ])('is %s', (status, change) => {
    const appointments = [appointmentRecord.parse({ ...row, ...change })];
    const subject = { reference: 'urn:uuid:patient' };
    const [entry] = [...(appointmentsTransfer.fhir?.write({ appointments }, subject) ?? [])];
    expect(JSON.parse(entry?.write(null) ?? '')).toMatchObject({
      resource: {
        resourceType: 'Appointment',
        id,
        status,
        start: row.startsAt,
        end: row.endsAt,
        participant: [{ actor: subject, status: 'needs-action' }],
      },
    });
  });
});
