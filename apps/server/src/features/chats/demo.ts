import type { DemoClinic, DemoData } from '../../contributions/demo.ts';
import { newId } from '../../platform/db/ids.ts';
import { ensureChat } from './chat-rows.ts';
import { addReply } from './saved-replies.ts';
import { addMessage } from './writing.ts';

interface DemoMessage {
  minutesAgo: number;
  isFromPatient: boolean;
  text: string;
}

const said = (minutesAgo: number, text: string): DemoMessage => ({ minutesAgo, isFromPatient: true, text });
const answered = (minutesAgo: number, text: string): DemoMessage => ({
  minutesAgo,
  isFromPatient: false,
  text,
});

const DAY = 24 * 60;

/** Chats with the first patients of a clinic: one waits, one is answered, one is old. */
const CHATS: readonly (readonly DemoMessage[])[] = [
  [
    answered(3 * DAY, '¡Hola! ¿Qué tal la primera semana con la cena más temprano?'),
    said(3 * DAY - 95, 'Mejor de lo que pensaba. Los días de guardia me cuesta más.'),
    answered(3 * DAY - 140, 'Es normal. Esos días prueba a dejarla preparada la noche anterior.'),
    said(50, 'Ayer cené a las nueve y hoy me he despertado sin hambre, ¿es buena señal?'),
    said(48, 'Y otra cosa: ¿puedo cambiar el yogur del desayuno por queso fresco?'),
  ],
  [
    said(DAY + 30, 'He corrido 14 km y me quedé sin fuerzas al final. ¿Tomo algo durante?'),
    answered(DAY - 60, 'A partir de una hora, sí: unos 30 g de hidratos. Lo vemos en la próxima cita.'),
  ],
  [
    answered(9 * DAY, 'Recuerda volver a pesarte esta semana.'),
    said(8 * DAY, 'Hecho, 71,2 kg.'),
    answered(8 * DAY - 200, '¡Muy bien! Apuntado.'),
  ],
];

/** What a clinic writes again and again. */
const REPLIES = [
  {
    title: 'Bienvenida',
    textEs: 'Hola, {nombre}: bienvenido a la consulta. Escríbenos por aquí lo que necesites.',
    textEn: 'Hello {name}, welcome to the clinic. Write to us here whenever you need to.',
  },
  {
    title: 'Cómo pesarse',
    textEs: 'Pésate por la mañana, en ayunas y con la misma báscula, y dinos el peso por aquí.',
    textEn: 'Weigh yourself in the morning, fasting and on the same scales, and tell us the weight here.',
  },
  {
    title: 'Sin datos del sensor',
    textEs:
      '{nombre}, llevamos más de 24 horas sin datos de tu sensor. ¿Puedes abrir su aplicación un momento?',
    textEn:
      '{name}, we have had no data from your sensor for over 24 hours. Could you open its app for a moment?',
  },
];

async function addChats({ services, accountId, now, patients }: DemoClinic): Promise<void> {
  await services.database.asAccount({ accountId }, async (sql) => {
    for (const reply of REPLIES) await addReply(sql, { accountId, createdBy: null, now }, reply);
    for (const [index, messages] of CHATS.entries()) {
      const patient = patients[index];
      if (patient === undefined) return;
      await ensureChat(sql, accountId, patient.id);
      const { rows } = await sql.query<{ patient: string; author: string }>(
        `SELECT p.name AS patient, u.name || ' ' || u.surname AS author FROM patients p, users u
         WHERE p.id = $1 AND u.id = $2`,
        [patient.id, patient.principalUserId],
      );
      const names = rows[0] ?? { patient: '', author: '' };
      for (const { minutesAgo, isFromPatient, text } of messages) {
        await addMessage(
          sql,
          {
            id: newId(),
            accountId,
            patientId: patient.id,
            kind: 'TEXT',
            isFromPatient,
            authorId: isFromPatient ? null : patient.principalUserId,
            authorName: isFromPatient ? names.patient : names.author,
            text,
            documentId: null,
            recording: null,
            citation: null,
          },
          new Date(now.getTime() - minutesAgo * 60_000),
        );
      }
      // Whoever answered has read what came before; what waits is new.
      const seen = messages.findLastIndex(({ isFromPatient }) => !isFromPatient) + 1;
      await sql.query(
        'INSERT INTO chat_reads (account_id, patient_id, user_id, sequence) VALUES ($1, $2, $3, $4)',
        [accountId, patient.id, patient.principalUserId, seen],
      );
      await sql.query(
        `UPDATE chats SET patient_delivered = last_sequence, patient_read = last_sequence
         WHERE account_id = $1 AND patient_id = $2`,
        [accountId, patient.id],
      );
    }
  });
}

export const demo: DemoData = { needs: ['patients'], fill: addChats };
