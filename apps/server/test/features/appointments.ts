import type { FeatureSamples } from '../feature-samples.ts';

/** The messages about an appointment; the appointment itself is part of every patient of these tests. */
export const samples: FeatureSamples = {
  tables: [],
  unchangingTables: ['appointment_notices'],

  /** An appointment about which the patient was written to while it was to come, where the server writes at all. */
  async add(bed, clinic, patientId, text) {
    const { receptionist, specialist } = clinic.people;
    const made = await bed.call('createAppointment', {
      as: receptionist,
      body: {
        patientId,
        professionalId: specialist.professionalId,
        kind: 'FOLLOW_UP',
        mode: 'IN_PERSON',
        place: text,
        startsAt: new Date(
          Math.ceil(bed.now.value.getTime() / 3_600_000) * 3_600_000 + 864e5 * 9,
        ).toISOString(),
        minutes: 30,
        allowsOverlap: true,
        allowsOutsideHours: true,
      },
    });
    if (made.status !== 201) throw new Error(`The appointment answered ${made.text}.`);
    // A transfer takes past appointments only.
    await bed.database.asAccount({ accountId: clinic.accountId }, (sql) =>
      sql.query(
        `UPDATE appointments SET starts_at = starts_at - interval '90 days', ends_at = ends_at - interval '90 days'
         WHERE id = $1`,
        [made.body.id],
      ),
    );
    return made.body.id as string;
  },

  calls: ({ id }) => {
    // Called by the holder of a link; this one opens nothing.
    const headers = { 'x-appointment-link': id };
    return {
      openHeldAppointment: { headers, names: true },
      answerHeldAppointment: { headers, body: { answer: 'DECLINED' }, names: true },
    };
  },
};
